import type { ConductRows } from '../../model/conduct.ts'

const points = (amount: number) => ({ kind: 'points', amount, unit: 'table' }) as const
const NONE = { kind: 'none' } as const
const CHOMBO = { kind: 'chombo' } as const
const DISCRETION = { kind: 'discretion' } as const
const DISQUALIFICATION = { kind: 'disqualification' } as const

/** Deliberate obstruction: two amounts to choose from. Serious or repeated: any amount of a range (6.12). */
const DELIBERATE = [points(8000), points(12_000)] as const
const SERIOUS = { kind: 'range', least: 12_000, most: 48_000, unit: 'table' } as const

/** Conduct that another section counts as obstruction has every penalty of 6.12 but the last, which follows further repeats. */
const AS_OBSTRUCTION = [...DELIBERATE, SERIOUS] as const

/** Chapters 5 to 7 and the annex of penalties. */
export const conduct: ConductRows = {
  'conduct.late': {
    aMinute: points(1000),
    counts: 'begun',
    substitutes: [{ after: 10, penalty: NONE, sections: ['7.3'] }],
    section: '7.2',
  },
  'conduct.absent': { choices: [{ penalties: [points(30_000)], sections: ['7.3'] }] },
  'conduct.phone': { choices: [{ when: 'disturbance', penalties: [DISCRETION], sections: ['7.1'] }] },
  'conduct.information': {
    choices: [
      { when: 'minor', penalties: [NONE], sections: ['6.11', '6.1.1'] },
      { when: 'serious', penalties: AS_OBSTRUCTION, sections: ['6.11', '6.12'] },
      { when: 'again', penalties: [DISQUALIFICATION], sections: ['6.11', '6.12'] },
      { when: 'hand-unfair', penalties: [{ kind: 'dead-hand' }], sections: ['6.11', '8'] },
    ],
  },
  'conduct.obstruction': {
    choices: [
      { when: 'unintended', penalties: [DISCRETION], sections: ['6.1.4'] },
      { when: 'deliberate', penalties: DELIBERATE, sections: ['6.12'] },
      { when: 'serious', penalties: [SERIOUS], sections: ['6.12'] },
      { when: 'again', penalties: [DISQUALIFICATION], sections: ['6.12'] },
    ],
  },
  'conduct.behaviour': {
    choices: [
      { when: 'etiquette', penalties: [DISCRETION], sections: ['5'] },
      { when: 'excess', penalties: AS_OBSTRUCTION, sections: ['5', '6.12'] },
      { when: 'again', penalties: [DISQUALIFICATION], sections: ['5', '6.12'] },
    ],
  },
  'conduct.wall': {
    choices: [
      { when: 'before-tiles', penalties: [NONE], sections: ['6.2'] },
      { when: 'few-tiles', penalties: [NONE], sections: ['6.2', '6.1.1'] },
      { when: 'nobody', penalties: [NONE], sections: ['6.2'] },
      { when: 'many-tiles', penalties: [CHOMBO], sections: ['6.2'] },
      { when: 'on-purpose', penalties: AS_OBSTRUCTION, sections: ['6.2', '6.12'] },
      { when: 'again', penalties: [DISQUALIFICATION], sections: ['6.2', '6.12'] },
    ],
  },
  'conduct.score-sheet': {
    choices: [
      { when: 'from-sheets', penalties: [NONE], sections: ['7.5'] },
      { when: 'not-from-sheets', penalties: [points(2000)], sections: ['7.5'] },
    ],
  },
  'conduct.all-last-sheet': {
    choices: [
      { when: 'no-effect', penalties: [NONE], sections: ['6.10'] },
      { when: 'affected', penalties: [points(8000)], sections: ['6.10'] },
    ],
  },
  'conduct.unsigned': {
    choices: [
      { when: 'with-reason', penalties: [NONE], sections: ['7.5'] },
      { when: 'no-reason', penalties: [points(2000), DISCRETION], sections: ['7.5'] },
    ],
  },
  'conduct.spoilt-hand': {
    choices: [
      { when: 'undone', penalties: [NONE], sections: ['6.1'] },
      { when: 'blocked', penalties: [CHOMBO], sections: ['6.1.3', '3.4.6'] },
      { when: 'misled', penalties: [CHOMBO], sections: ['6.1.3', '3.4.6'] },
    ],
  },
  'conduct.cheating': { choices: [{ when: 'clear-evidence', penalties: [DISQUALIFICATION], sections: ['6.12'] }] },
  'conduct.other': { choices: [{ penalties: [DISCRETION], sections: ['6.1'] }] },
}
