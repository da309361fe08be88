import { expect, test } from 'vitest'
import { chosenSeats, NO_PEOPLE, readResult } from '../../../../renderer/record/hands/people.ts'
import { aTable, BY } from '../../../desk/api/a-desk.ts'

/** North deals in the last hand of the four: East of the first hand is South now. */
const LAST_HAND = `@hand E4 0
@scores 31000 29000 28000 32000
E discard 1z
* end exhaustive
* scores 30000 29000 29000 32000`

const lastHand = async () => {
  const { calls, table } = await aTable('wrc-2025')
  return (await calls.tables.record({ table, text: LAST_HAND, by: BY })).state
}

test.each([
  ['a new form proposes nobody', {}, null],
  ['a substitute', { seat: 'W' }, ['W']],
  ['a player who leaves', { what: 'leave', seat: 'N' }, ['N']],
  ['two seats', { what: 'swap', seat: 'N', other: 'E' }, ['N', 'E']],
  ['one of two seats', { what: 'swap', other: 'E' }, null],
  ['the same seat twice', { what: 'swap', seat: 'E', other: 'E' }, null],
] as const)('the seats that a change is about: %s', (_, part, seats) => expect(chosenSeats({ ...NO_PEOPLE, ...part })).toEqual(seats))

test('the result is the record’s until it is changed, by the seats of the first hand', async () => {
  const { points, read, doubt } = readResult(NO_PEOPLE, await lastHand())
  expect(points).toEqual({ E: '29000', S: '29000', W: '32000', N: '30000' })
  expect(read).toEqual({ scores: { E: 29_000, S: 29_000, W: 32_000, N: 30_000 }, sticks: 0 })
  expect(doubt).toBe(null)
})

test('a typed result replaces it, and its wrong sum is a doubt', async () => {
  const points = { E: '29000', S: '29000', W: '32000', N: '31000' }
  const { read, doubt } = readResult({ ...NO_PEOPLE, points, sticks: '1' }, await lastHand())
  expect(read).toEqual({ scores: { E: 29_000, S: 29_000, W: 32_000, N: 31_000 }, sticks: 1 })
  expect(doubt).toMatchObject({ by: 2000 })
})

test.each([
  [{ points: { E: '29000', S: '', W: '32000', N: '30000' } }],
  [{ points: { E: '29000', S: 'a lot', W: '32000', N: '30000' } }],
  [{ sticks: 'x' }],
])('what is missing or no number is no result: %j', async (part) => {
  const { read, doubt, final } = readResult({ ...NO_PEOPLE, ...part }, await lastHand())
  expect({ read, doubt, final }).toEqual({ read: null, doubt: null, final: null })
})
