import { claimRepeated } from '../../table/acts/doubled-call.ts'
import { riichiRepeated } from '../../table/acts/riichi.ts'
import { kongRepeated } from '../../table/kongs.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The same line is recorded twice. Raised for a kong or a claimed set that already lies and a riichi in short form, else by the answer to a question. */
export const recordDoubled = rule({
  id: 'record.doubled',
  on: ['ankan', 'kakan', 'call'],
  remedies: [],
  effects: ['line-doubled'],
  mends: [...TURN_MISTAKES, 'tile-of-kind'],

  judge: ({ table, number }, event) => {
    const repeats =
      event.verb === 'call' ? (riichiRepeated(table, event) ?? claimRepeated(table, event)) : kongRepeated(table, event)?.event
    return repeats === undefined ? null : { seat: null, because: [repeats, number], facts: { tile: event.tile, repeats } }
  },

  examples: [
    [
      'the same discard twice, then the next player draws',
      '@from middle; E discard 3m; E discard 3m; S draw; S discard 9p',
      'found',
      'wrc-2015',
      'record',
    ],
    ['the same discard by two players', '@from middle; E discard 3m; S discard 3m; W draw; W discard 9p', 'nobody'],
  ],
})
