import { kongRepeated } from '../../table/kongs.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The same line is recorded twice. Raised for a kong that already lies, else by the answer to a question. */
export const recordDoubled = rule({
  id: 'record.doubled',
  on: ['ankan', 'kakan'],
  remedies: [],
  effects: ['line-doubled'],
  mends: [...TURN_MISTAKES, 'tile-of-kind'],

  judge: ({ table, number }, event) => {
    const kong = kongRepeated(table, event)
    return kong ? { seat: null, because: [kong.event, number], facts: { tile: event.tile, repeats: kong.event } } : null
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
