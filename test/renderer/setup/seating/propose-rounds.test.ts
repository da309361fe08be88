import { expect, test } from 'vitest'
import { momentForField } from '../../../../renderer/language/format.ts'
import { likelyStart, proposeRounds } from '../../../../renderer/setup/seating/propose-rounds.ts'

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
  const rounds = proposeRounds({ from: 1, ...asked, first: new Date(first), planned: [] })
  expect(rounds.map((round) => momentForField(round.starts))).toEqual(starts.map((start) => `2026-11-${start}`))
})

const planned = (...starts: readonly string[]) => starts.map((start, n) => ({ number: n + 1, starts: new Date(`2026-11-${start}`) }))

test.each([
  ['no round is planned', [], 1, null],
  ['the next of the day', ['21T09:30', '21T11:30'], 3, '21T13:30'],
  ['a day is full', ['21T09:30', '21T11:30', '21T13:30', '21T15:30', '21T17:30', '21T19:30'], 7, '22T09:30'],
  ['the second day began later', ['21T09:30', '21T11:30', '22T10:00', '22T12:00'], 5, '22T14:00'],
] as const)('a round likely begins after those planned before it: %s', (_, starts, round, likely) => {
  const start = likelyStart(planned(...starts), { round, minutes: 90, pause: 30 })
  expect(start && momentForField(start)).toBe(likely && `2026-11-${likely}`)
})

test('the rounds of a second day are numbered on and begin when its first does', () => {
  const rounds = proposeRounds({ from: 5, count: 6, first: new Date('2026-11-22T10:00'), planned: [], minutes: 90, pause: 30 })
  expect(rounds.map(({ number, starts }) => [number, momentForField(starts)])).toEqual([
    [5, '2026-11-22T10:00'],
    [6, '2026-11-22T12:00'],
  ])
})

test('a round likely begins after the last one planned, whatever its pause and length were', () => {
  const rounds = [
    { number: 1, starts: new Date('2026-11-21T09:45'), minutes: 90 },
    { number: 2, starts: new Date('2026-11-21T11:45'), minutes: 90 },
    { number: 3, starts: new Date('2026-11-21T14:30'), minutes: 120 },
  ]
  const start = likelyStart(rounds, { round: 4, minutes: 90, pause: 30 })
  expect(start && momentForField(start)).toBe('2026-11-21T17:00')
  const late = likelyStart([...rounds, { number: 4, starts: new Date('2026-11-21T18:30'), minutes: null }], {
    round: 5,
    minutes: 90,
    pause: 30,
  })
  expect(late && momentForField(late)).toBe('2026-11-22T09:45')
})

test('rounds proposed for the afternoon of a day with planned rounds go on the next morning, when that day began', () => {
  const planned = [{ number: 1, starts: new Date('2026-11-21T09:45') }]
  const rounds = proposeRounds({ from: 2, count: 4, first: new Date('2026-11-21T16:30'), planned, minutes: 90, pause: 30 })
  expect(rounds.map(({ starts }) => momentForField(starts))).toEqual(['2026-11-21T16:30', '2026-11-21T18:30', '2026-11-22T09:45'])
})
