import { TURN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The same line is recorded twice. Raised by the answer to a question. */
export const recordDoubled = rule({
  id: 'record.doubled',
  on: [],
  remedies: [],
  effects: ['line-doubled'],
  mends: TURN_MISTAKES,
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
