import { describe, expect, test } from 'vitest'
import type { Player } from '../../../../desk/contract/people.ts'
import type { SeatedTable } from '../../../../desk/contract/seating.ts'
import {
  changesBetween,
  conflictingTable,
  hasFreeSeat,
  isIncomplete,
  playerAt,
  repeatMeetings,
  seatExchange,
  seatsTaken,
  swapStep,
  type TableSeat,
  unseatedPlayers,
  withChanges,
} from '../../../../renderer/setup/seating/seating.ts'

/** A table with the players named by one letter in the order of the winds; `-` is a free seat. */
const table = (id: string, players: string, begun = false): SeatedTable => {
  const [E, S, W, N] = players.split('').map((player) => (player === '-' ? null : player)) as [string, string, string, string]
  return { id, name: id, begun, seats: { E, S, W, N } }
}
const player = (id: string, withdrawn = false): Player => ({ id, number: null, name: id, country: '', withdrawn })
const seat = (id: string, wind: TableSeat['seat']): TableSeat => ({ table: id, seat: wind })
const tables = [table('1', 'abcd'), table('2', 'ef--'), table('3', '----')]

describe('a seat', () => {
  test.each([
    ['taken', seat('1', 'E'), 'a'],
    ['free', seat('2', 'N'), null],
    ['of a table that another round has', seat('9', 'E'), null],
  ])('%s', (_, place, id) => expect(playerAt(tables, place)).toBe(id))

  test.each([
    ['a player with a seat elsewhere', seat('2', 'W'), 'a', '1'],
    ['a player with another seat at the same table', seat('1', 'S'), 'a', '1'],
    ['a player who already sits there', seat('1', 'E'), 'a', undefined],
    ['a player without a seat', seat('2', 'W'), 'x', undefined],
  ])('refuses %s, by table', (_, place, id, where) => expect(conflictingTable(tables, place, id)?.id).toBe(where))
})

describe('changes', () => {
  test('apply one after the other and leave other tables alone', () => {
    const after = withChanges(tables, [
      { ...seat('2', 'W'), player: 'g' },
      { ...seat('2', 'E'), player: null },
    ])
    expect(after).toEqual([tables[0], table('2', '-fg-'), tables[2]])
  })

  test('between two seatings lead from one to the other', () => {
    const after = [table('1', 'abce'), table('2', 'df--'), tables[2] as SeatedTable]
    const changes = changesBetween(tables, after)
    expect(changes).toEqual([
      { ...seat('1', 'N'), player: 'e' },
      { ...seat('2', 'E'), player: 'd' },
    ])
    expect(withChanges(tables, changes)).toEqual(after)
  })

  test('between equal seatings are none', () => expect(changesBetween(tables, tables)).toEqual([]))

  test('exchange two players, or a player and a free seat; a second exchange restores the seats', () => {
    const places = [seat('1', 'N'), seat('2', 'W')] as const
    const after = withChanges(tables, seatExchange(tables, ...places))
    expect(after).toEqual([table('1', 'abc-'), table('2', 'efd-'), tables[2]])
    expect(withChanges(after, seatExchange(after, ...places))).toEqual(tables)
  })
})

describe('the swap key', () => {
  const [one, other] = [seat('1', 'E'), seat('2', 'S')]
  test.each([
    ['no seat has the focus', null, null, { kind: 'no-seat' }],
    ['a seat is marked, but no seat has the focus', one, null, { kind: 'no-seat' }],
    ['the first press marks', null, one, { kind: 'mark', seat: one }],
    ['the second press on another seat exchanges', one, other, { kind: 'exchange', one, other }],
    ['another seat of the same table', one, seat('1', 'S'), { kind: 'exchange', one, other: seat('1', 'S') }],
    ['the second press on the same seat cancels', one, seat('1', 'E'), { kind: 'cancel' }],
  ] as const)('%s', (_, marked, focused, step) => expect(swapStep(marked, focused)).toEqual(step))
})

describe('the seating of a round', () => {
  test('players without a seat, except withdrawn ones', () =>
    expect(unseatedPlayers([player('a'), player('x'), player('y', true), player('z')], tables).map(({ id }) => id)).toEqual(['x', 'z']))

  test.each([
    ['full', table('1', 'abcd'), 4, false, false],
    ['incomplete', table('2', 'ef--'), 2, true, true],
    ['empty', table('3', '----'), 0, false, true],
    ['incomplete, but begun', table('4', 'efg-', true), 3, true, false],
  ])('a table that is %s', (_, one, taken, incomplete, free) =>
    expect([seatsTaken(one), isIncomplete(one), hasFreeSeat([one])]).toEqual([taken, incomplete, free]),
  )

  test('lists only pairs at this table, the most frequent first', () => {
    const meetings = [
      { one: 'a', other: 'b', times: 1 },
      { one: 'a', other: 'e', times: 5 },
      { one: 'c', other: 'd', times: 3 },
    ]
    expect(repeatMeetings(table('1', 'abcd'), meetings).map(({ times }) => times)).toEqual([3, 1])
  })
})
