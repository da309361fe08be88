import { expect, test } from 'vitest'
import { momentForField } from '../../../../renderer/language/format.ts'
import { proposeRounds } from '../../../../renderer/setup/seating/propose-rounds.ts'

test.each([
  [
    'a day of four rounds; the fifth starts the next morning',
    { count: 5, first: '2026-11-21T09:30', minutes: 90, pause: 90 },
    ['21T09:30', '21T12:30', '21T15:30', '21T18:30', '22T09:30'],
  ],
  ['a round may end at 21:00', { count: 2, first: '2026-11-21T09:00', minutes: 300, pause: 120 }, ['21T09:00', '21T16:00']],
  ['not a minute later', { count: 2, first: '2026-11-21T09:01', minutes: 300, pause: 120 }, ['21T09:01', '22T09:01']],
  [
    'an evening continues into the night',
    { count: 3, first: '2026-11-21T20:00', minutes: 120, pause: 30 },
    ['21T20:00', '21T22:30', '22T01:00'],
  ],
])('%s', (_, { first, ...asked }, starts) => {
  const rounds = proposeRounds({ ...asked, first: new Date(first) })
  expect(rounds.map((round) => momentForField(round.starts))).toEqual(starts.map((start) => `2026-11-${start}`))
})
