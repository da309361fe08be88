import type { ConductRows } from '../../model/conduct.ts'

const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const
const range = (least: number, most: number | null) => ({ kind: 'range', least, most, unit: 'table' }) as const
const NONE = { kind: 'none' } as const
const NOTICE = { kind: 'notice' } as const
const CHOMBO = { kind: 'chombo' } as const
const DISCRETION = { kind: 'discretion' } as const
const DISQUALIFICATION = { kind: 'disqualification' } as const

/** The referee guide: 1 to 1.9. Where its table has a milder sanction, that is a circumstance of its own. */
export const conduct: ConductRows = {
  'conduct.late': {
    aMinute: points(1000),
    counts: 'full',
    // The sections name different minutes. The result of the game is the same fixed one, wherever the substitute ends.
    substitutes: [
      { after: 5, when: 'after-five', penalty: points(60_000), timesLastUma: 2, sections: ['1.7'] },
      { after: 10, when: 'after-ten', penalty: points(60_000), timesLastUma: 2, sections: ['1.4', '1.9', '1.7'] },
    ],
    section: '1.4',
  },
  'conduct.absent': {
    choices: [
      { when: 'one-game', penalties: [points(60_000)], timesLastUma: 2, sections: ['1.7'] },
      { when: 'two-games', penalties: [points(60_000), DISQUALIFICATION], timesLastUma: 2, sections: ['1.7', '1.4'] },
    ],
  },
  'conduct.leaving': {
    choices: [
      { when: 'first-time', penalties: [NONE], sections: ['1.3.2'] },
      { when: 'repeated', penalties: [DISCRETION], sections: ['1.3.2'] },
    ],
  },
  'conduct.phone': {
    choices: [
      { when: 'agreed-call', penalties: [NONE], sections: ['1.3'] },
      { when: 'first-time', penalties: [range(8000, 12_000)], sections: ['1.3'] },
      { when: 'repeated', penalties: [DISCRETION], sections: ['1.3'] },
    ],
  },
  'conduct.objects': {
    choices: [
      { when: 'food-first', penalties: [NOTICE], sections: ['1.3.1'] },
      { when: 'food-again', penalties: [DISCRETION], sections: ['1.3.1'] },
      { when: 'other-object', penalties: [DISCRETION], sections: ['1.3.1', '1.9'] },
    ],
  },
  'conduct.information': {
    choices: [
      { when: 'obvious', penalties: [NONE], sections: ['1.3.3'] },
      // A repeat is the next step of the ladder (1.4.1), or the referee's choice (1.3.3).
      { when: 'true-or-not', penalties: [NOTICE, DISCRETION], sections: ['1.3.3', '1.9'] },
    ],
  },
  'conduct.obstruction': {
    choices: [
      { when: 'deliberate', penalties: [points(8000), points(12_000)], sections: ['1.4'] },
      { when: 'malicious', penalties: [range(12_000, 48_000)], sections: ['1.4'] },
      { when: 'worst', penalties: [DISQUALIFICATION], sections: ['1.4'] },
      // The table has another regular sanction than 1.4 for the same fault.
      { when: 'in-table', penalties: [DISQUALIFICATION], sections: ['1.9'] },
      { when: 'mitigated', penalties: [DISCRETION], sections: ['1.9'] },
    ],
  },
  'conduct.behaviour': {
    choices: [
      { when: 'nobody-minds', penalties: [NONE], sections: ['1.4.1'] },
      { when: 'etiquette', penalties: [NOTICE], sections: ['1.4.1'] },
      { when: 'hand-covered', penalties: [NOTICE], sections: ['1.9'] },
      { when: 'noisy', penalties: [DISCRETION, NOTICE], sections: ['1.9'] },
      { when: 'hinders', penalties: [DISCRETION], sections: ['1.9'] },
      { when: 'insult', penalties: [DISQUALIFICATION], sections: ['1.9'] },
      { when: 'insult-mitigated', penalties: [DISCRETION], sections: ['1.9'] },
      { when: 'intoxicated', penalties: [DISQUALIFICATION], sections: ['1.3'] },
    ],
  },
  'conduct.wall': {
    choices: [
      { when: 'mixed-up', penalties: [CHOMBO], sections: ['1.9'] },
      { when: 'lesser', penalties: [NOTICE], sections: ['1.9'] },
      { when: 'wrong-indicator', penalties: [NOTICE], sections: ['1.9'] },
    ],
  },
  'conduct.peeking': {
    choices: [
      { when: 'other-hand', penalties: [CHOMBO], sections: ['1.9'] },
      { when: 'ura', penalties: [CHOMBO], sections: ['1.9'] },
      { when: 'after-win', penalties: [NOTICE], sections: ['1.9'] },
    ],
  },
  'conduct.mixed-tiles': {
    choices: [
      { when: 'no-harm', penalties: [NOTICE], sections: ['1.9'] },
      { when: 'no-settlement', penalties: [CHOMBO], sections: ['1.9'] },
      { when: 'furiten-lost', penalties: [CHOMBO], sections: ['1.9'] },
      { when: 'dead-wall', penalties: [range(8000, null)], sections: ['1.9'] },
      { when: 'before-ruling', penalties: [DISCRETION], sections: ['1'] },
    ],
  },
  'conduct.spoilt-hand': { choices: [{ penalties: [CHOMBO], sections: ['3.13.2'] }] },
  'conduct.cheating': { choices: [{ penalties: [DISQUALIFICATION], sections: ['1.9'] }] },
  'conduct.other': { choices: [{ penalties: [DISCRETION], sections: ['1'] }] },
}
