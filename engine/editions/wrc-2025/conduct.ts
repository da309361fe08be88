import type { ConductRows } from '../../model/conduct.ts'

const points = (amount: number) => ({ kind: 'points', amount, unit: 'tournament' }) as const
const NONE = { kind: 'none' } as const
const DISCRETION = { kind: 'discretion' } as const
const DISQUALIFICATION = { kind: 'disqualification' } as const

/** 12.1 and 12.3.7 to 12.3.9 as transcribed, with the sections of the duties. */
export const conduct: ConductRows = {
  'conduct.late': { aMinute: points(1), counts: 'full', forfeit: { minutes: 10, penalty: points(30) }, section: '12.3.9' },
  'conduct.absent': {
    choices: [
      { when: 'no-show', penalties: [points(30)], sections: ['12.3.9'] },
      { when: 'no-good-reason', penalties: [points(30), DISQUALIFICATION], sections: ['12.3.9'] },
    ],
  },
  'conduct.leaving': {
    choices: [
      { when: 'short-break', penalties: [NONE], sections: ['12.3.9'] },
      { when: 'other-break', penalties: [DISCRETION], sections: ['12.3.9'] },
    ],
  },
  'conduct.phone': {
    choices: [
      { when: 'disturbance', penalties: [DISCRETION], sections: ['12.3.8'] },
      { when: 'used-device', penalties: [DISQUALIFICATION], sections: ['12.3.8'] },
    ],
  },
  'conduct.objects': {
    choices: [
      { when: 'other-object', penalties: [DISCRETION], sections: ['12.3.8'] },
      { when: 'smart-glasses', penalties: [DISQUALIFICATION], sections: ['12.3.8'] },
    ],
  },
  'conduct.information': { choices: [{ when: 'true-or-not', penalties: [DISCRETION], sections: ['12.3.8'] }] },
  'conduct.obstruction': {
    choices: [
      { when: 'single', penalties: [DISCRETION], sections: ['12.3.8'] },
      { when: 'suspicion', penalties: [DISCRETION, DISQUALIFICATION], sections: ['12.3.8'] },
      { when: 'very-serious', penalties: [DISCRETION, DISQUALIFICATION], sections: ['12.3.8'] },
    ],
  },
  'conduct.behaviour': { choices: [{ penalties: [DISCRETION], sections: ['12.3.8'] }] },
  'conduct.wall': {
    choices: [
      { when: 'nothing-seen', penalties: [DISCRETION], sections: ['12.3.8'] },
      { when: 'two-seen', penalties: [{ kind: 'notice' }], sections: ['12.3.1'] },
      { when: 'two-seen-again', penalties: [points(5)], sections: ['12.3.1'] },
      { when: 'six-seen', penalties: [{ kind: 'dead-hand' }], sections: ['12.3.1'] },
      { when: 'seven-seen', penalties: [{ kind: 'chombo' }], sections: ['12.3.1'] },
      { when: 'in-the-deal', penalties: [NONE], sections: ['12.3.1'] },
    ],
  },
  'conduct.score-sheet': {
    choices: [
      { when: 'sticks-in-place', penalties: [NONE], sections: ['10.4', '12.3.7'] },
      { when: 'sticks-reset', penalties: [points(2)], sections: ['10.4', '12.3.7'] },
    ],
  },
  'conduct.all-last-sheet': {
    choices: [
      { when: 'no-effect', penalties: [NONE], sections: ['4.4.3', '7.1', '12.3.7'] },
      { when: 'affected', penalties: [points(8)], sections: ['4.4.3', '7.1', '12.3.7'] },
    ],
  },
  'conduct.unsigned': { choices: [{ penalties: [DISCRETION], sections: ['4.4.4', '10.4'] }] },
  'conduct.cheating': { choices: [{ penalties: [DISQUALIFICATION], sections: ['12.1', '12.3.8'] }] },
  'conduct.other': { choices: [{ penalties: [DISCRETION], sections: ['12.1'] }] },
}
