import { isRemark } from '../../model/verb-kinds.ts'
import { beginsNextHand, overSince } from '../../table/next-hand.ts'
import { ANY_MISTAKE } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

const AFTER_THE_END: ReadonlySet<string> = new Set(['reveal', 'count', 'tenpai', 'noten', 'answer', 'ruling', 'ura', 'scores'])

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

  judge: ({ table, number }, event) => {
    const { verb, actor } = event
    const over = overSince(table)
    if (over === null || table.endDoubted || AFTER_THE_END.has(verb) || isRemark(verb)) return null
    if (!table.ended && !beginsNextHand(table, event)) return null
    return { seat: null, because: [over, number], facts: { why: 'ended', due: actor === '*' ? undefined : actor, dueAct: verb } }
  },

  examples: [
    ['play goes on after the end', '@from middle; S discard 1z; * end exhaustive; W draw', 'found', 'wrc-2015', 'record'],
    [
      'the next hand goes on after a win was shown, without its header',
      '@from middle; W riichi 9s; N discard 1z; S ron; S reveal 1m2m3m4m5m6m7m8m9m1p1p1z1z; E draw; E discard 2z; S draw; S discard 3z; W pon 3z3z',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'hands are shown after the end',
      '@from middle; S discard 1z; * end exhaustive; W tenpai; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
      'nobody',
    ],
  ],
})
