import { SEATS, type Seat } from '../seats.ts'
import type { Claim, Player, Table } from './table.ts'

/** The table with one player changed. */
export const withPlayer = (table: Table, seat: Seat, change: Partial<Player>): Table => ({
  ...table,
  players: { ...table.players, [seat]: { ...table.players[seat], ...change } },
})

/** The table with a player who no longer has something drawn, extra or shown. */
export const withoutOf = (table: Table, seat: Seat, field: 'drawn' | 'extra' | 'shown' | 'riichi'): Table => {
  if (table.players[seat][field] === undefined) return table
  const { [field]: _, ...rest } = table.players[seat]
  return { ...table, players: { ...table.players, [seat]: rest } }
}

/** The table with one claim changed, named by the event of its call. */
export const withClaim = (table: Table, called: number, change: Partial<Claim>): Table => ({
  ...table,
  claims: table.claims.map((claim) => (claim.called === called ? { ...claim, ...change } : claim)),
})

/** The table where nobody is sure any more which groups lie before whom: tiles are not counted from here on. */
export const groupsDoubted = (table: Table, seats: readonly Seat[] = SEATS): Table =>
  seats.reduce((left, seat) => withPlayer(left, seat, { groupsKnown: false }), table)

/** The table where one group may lie before the wrong player. */
export const groupDoubted = (table: Table, seat: Seat, called: number): Table =>
  withPlayer(table, seat, {
    groups: table.players[seat].groups.map((group) => (group.event === called ? { ...group, doubtful: true } : group)),
  })

/** The live wall with fewer or more tiles; an unknown wall stays unknown, an empty one stays empty. */
export const wallChanged = (table: Table, by: number): Table =>
  table.wall === null ? table : { ...table, wall: Math.max(0, table.wall + by) }
