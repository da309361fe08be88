import { TURN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The line names the wrong player. Raised by the answer to a question. */
export const recordSeat = rule({
  id: 'record.seat',
  on: [],
  remedies: [],
  effects: ['seat-wrong'],
  mends: TURN_MISTAKES,
  examples: [
    ['West draws, South discards', '@from middle; N discard 2p; E discard 5p; W draw; S discard 1m; W draw', 'found', 'wrc-2015', 'record'],
    ['West draws and discards', '@from middle; N discard 2p; E discard 5p; S draw; S discard 1m; W draw; W discard 1m', 'nobody'],
    [
      'the referee says whose kong it was',
      '@from middle; E discard 1z; W ankan 9m; * answer 2 seat; S replace; S discard 2s',
      'found',
      'wrc-2015',
      'record',
    ],
  ],
})
