import { expect, test } from 'vitest'
import { chosenSeats, NO_PEOPLE, playerAt, readResult, seatOf } from '../../../../renderer/record/hands/people.ts'
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
] as const)('the seats that a change is about: %s', (_, part, seats) =>
  expect(chosenSeats({ what: NO_PEOPLE.what, seat: null, other: null, ...part })).toEqual(seats),
)

test('a chosen player is the same in the next hand, and nobody once another sits there, or the seats were swapped', async () => {
  const { calls, table } = await aTable('wrc-2025')
  const state = async () => calls.tables.state({ table })
  for (const [seat, name] of [
    ['E', 'Ann'],
    ['S', 'Ben'],
  ] as const)
    await calls.seats.substitute({ table, seat, player: { name }, hand: null, reason: 'new', by: BY })
  await calls.tables.record({ table, text: '@hand E1 0\nE draw', by: BY })
  const ann = playerAt('E', await state())
  await calls.tables.record({ table, text: '* end abort referee\n@hand E2 0\nE draw', by: BY })
  expect(seatOf(ann, await state())).toBe('N')
  const ben = playerAt('E', await state())
  await calls.seats.swap({ table, seats: ['E', 'S'], hand: null, reason: 'wrong', by: BY })
  expect([seatOf(ann, await state()), seatOf(ben, await state())]).toEqual([null, null])
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Zoe' }, hand: null, reason: 'ill', by: BY })
  expect(seatOf(ann, await state())).toBe(null)
})

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

test('points that are exchanged have the right sum, and are said to differ from the record', async () => {
  const points = { E: '29000', S: '32000', W: '29000', N: '30000' }
  const { doubt, unlike } = readResult({ ...NO_PEOPLE, points }, await lastHand())
  expect(doubt).toBe(null)
  expect(unlike).toEqual([
    { seat: 'S', typed: 32_000, recorded: 29_000 },
    { seat: 'W', typed: 29_000, recorded: 32_000 },
  ])
  expect(readResult(NO_PEOPLE, await lastHand()).unlike, 'those of the record do not').toEqual([])
})

test.each(['@hand E1 0\n@scores 30000 30000 30000 30000', '@hand E1 0\n@scores 30000 30000 30000 30000\nE draw\nE discard 1z'])(
  'where the scores after the last hand are not recorded, other points differ from nothing: %j',
  async (text) => {
    const { calls, table } = await aTable('wrc-2025')
    const { state } = await calls.tables.record({ table, text, by: BY })
    const points = { E: '29000', S: '31000', W: '30000', N: '30000' }
    expect(readResult({ ...NO_PEOPLE, points }, state).unlike).toEqual([])
  },
)

test.each([
  [{ points: { E: '29000', S: '', W: '32000', N: '30000' } }],
  [{ points: { E: '29000', S: 'a lot', W: '32000', N: '30000' } }],
  [{ sticks: 'x' }],
])('what is missing or no number is no result: %j', async (part) => {
  const { read, doubt, final } = readResult({ ...NO_PEOPLE, ...part }, await lastHand())
  expect({ read, doubt, final }).toEqual({ read: null, doubt: null, final: null })
})
