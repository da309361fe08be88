import { ANY_MISTAKE } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

const AFTER_THE_END: ReadonlySet<string> = new Set(['reveal', 'count', 'tenpai', 'noten', 'answer', 'ruling', 'ura', 'scores', 'note'])

/** An event after the end of the hand that can't belong there. Once: the end itself is then in doubt. */
export const recordWind = rule({
  id: 'record.wind',
  on: [
    'touch',
    'draw',
    'replace',
    'return',
    'discard',
    'call',
    'show',
    'take',
    'retract',
    'ankan',
    'kakan',
    'stick',
    'kita',
    'expose',
    'rearrange',
    'ready',
    'dora',
    'dead',
    'end',
  ],
  needs: 'ended',
  remedies: [],
  effects: ['end-doubted'],
  mends: [...ANY_MISTAKE, 'early-end'],

  judge: ({ table, number }, { verb, actor }) =>
    table.ended && !table.endDoubted && !AFTER_THE_END.has(verb)
      ? { seat: null, because: [table.ended.event, number], facts: { why: 'ended', due: actor === '*' ? undefined : actor, dueAct: verb } }
      : null,

  examples: [
    ['play goes on after the end', '@from middle; S discard 1z; * end exhaustive; W draw', 'found', 'wrc-2015', 'record'],
    [
      'hands are shown after the end',
      '@from middle; S discard 1z; * end exhaustive; W tenpai; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
      'nobody',
    ],
  ],
})
