import type { Player } from '../../../desk/contract/people.ts'
import type { Meeting, SeatedTable } from '../../../desk/contract/seating.ts'
import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'

export type TableSeat = { readonly table: string; readonly seat: Seat }
export type SeatChange = TableSeat & { readonly player: string | null }

/** The id of the player in a seat; null if it is free or unknown. */
export const playerAt = (tables: readonly SeatedTable[], { table, seat }: TableSeat): string | null =>
  tables.find(({ id }) => id === table)?.seats[seat] ?? null

export const seatsTaken = ({ seats }: SeatedTable): number => SEATS.filter((seat) => seats[seat] !== null).length

/** The table where a player already sits, if the player is to get another seat. */
export const conflictingTable = (tables: readonly SeatedTable[], place: TableSeat, player: string): SeatedTable | undefined =>
  playerAt(tables, place) === player ? undefined : tables.find(({ seats }) => SEATS.some((seat) => seats[seat] === player))

export const withChanges = (tables: readonly SeatedTable[], changes: readonly SeatChange[]): readonly SeatedTable[] =>
  changes.reduce<readonly SeatedTable[]>(
    (all, { table, seat, player }) => all.map((one) => (one.id === table ? { ...one, seats: { ...one.seats, [seat]: player } } : one)),
    tables,
  )

/** The changes that lead from one seating to another. */
export const changesBetween = (before: readonly SeatedTable[], after: readonly SeatedTable[]): readonly SeatChange[] =>
  after.flatMap(({ id, seats }) =>
    SEATS.flatMap((seat) => (seats[seat] === playerAt(before, { table: id, seat }) ? [] : [{ table: id, seat, player: seats[seat] }])),
  )

/** The changes that empty all seats of a round; none once a table of it has begun. */
export const seatsEmptied = (tables: readonly SeatedTable[]): readonly SeatChange[] =>
  tables.some(({ begun }) => begun)
    ? []
    : changesBetween(
        tables,
        tables.map((table) => ({ ...table, seats: bySeat(() => null) })),
      )

/** The changes that exchange the players of two seats; one of the seats may be free. */
export const seatExchange = (tables: readonly SeatedTable[], one: TableSeat, other: TableSeat): readonly [SeatChange, SeatChange] => [
  { ...one, player: playerAt(tables, other) },
  { ...other, player: playerAt(tables, one) },
]

/** Effect of the swap key on the focused seat: the first press marks a seat, the second exchanges it with another one. */
export type SwapStep =
  | { readonly kind: 'no-seat' | 'cancel' }
  | { readonly kind: 'mark'; readonly seat: TableSeat }
  | { readonly kind: 'exchange'; readonly one: TableSeat; readonly other: TableSeat }

export const swapStep = (marked: TableSeat | null, focused: TableSeat | null): SwapStep => {
  if (!focused) return { kind: 'no-seat' }
  if (!marked) return { kind: 'mark', seat: focused }
  return marked.table === focused.table && marked.seat === focused.seat
    ? { kind: 'cancel' }
    : { kind: 'exchange', one: marked, other: focused }
}

/** Players without a seat, except withdrawn ones. */
export const unseatedPlayers = (players: readonly Player[], tables: readonly SeatedTable[]): readonly Player[] => {
  const seated = new Set(tables.flatMap(({ seats }) => SEATS.flatMap((seat) => seats[seat] ?? [])))
  return players.filter(({ id, withdrawn }) => !withdrawn && !seated.has(id))
}

/** Whether a table that has not begun has a free seat. */
export const hasFreeSeat = (tables: readonly SeatedTable[]): boolean =>
  tables.some((table) => !table.begun && seatsTaken(table) < SEATS.length)

/** Whether a table has some of its players, but not all. */
export const isIncomplete = (table: SeatedTable): boolean => seatsTaken(table) > 0 && seatsTaken(table) < SEATS.length

/** Pairs at a table that also meet in other rounds, most frequent first. */
export const repeatMeetings = ({ seats }: SeatedTable, meetings: readonly Meeting[]): readonly Meeting[] => {
  const here = new Set(SEATS.flatMap((seat) => seats[seat] ?? []))
  return meetings.filter(({ one, other }) => here.has(one) && here.has(other)).toSorted((a, b) => b.times - a.times)
}
