import { z } from 'zod'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { reportHead } from '../../context/report-head.ts'
import { playerSum } from '../../contract/penalties.ts'
import { REPORT_HEAD } from '../../contract/report-data.ts'
import { integer, type Shape, seat } from '../../contract/shape.ts'
import { penaltyTotals } from './penalties-by-player.ts'

/** A player of the list, and where the seating puts them. */
export const playerRow = z.strictObject({
  number: integer.nullable(),
  name: z.string(),
  country: z.string(),
  seats: z.array(
    z.strictObject({
      round: integer.nullable(),
      table: z.string(),
      seat: seat.meta({ description: 'Seat by the wind of the first hand, at the start of the round.' }),
    }),
  ),
})
export type PlayerRow = Shape<typeof playerRow>

/** The players of a tournament, their seats, and the totals of their penalties. */
export const playersReport = z.strictObject({
  report: z.literal('players'),
  ...REPORT_HEAD,
  players: z.array(playerRow),
  penalties: z.array(playerSum).meta({ description: 'Everybody with a penalty in force, including people who are not in the list.' }),
})
export type PlayersData = Shape<typeof playersReport>

/** Gathers the players, by number, then by name. */
export const playersData = (db: ReadableDb): PlayersData | undefined => {
  const head = reportHead(db)
  return head && { report: 'players', ...head, players: [...playerRows(db)], penalties: [...penaltyTotals(db)] }
}

type Seat = PlayerRow['seats'][number] & { readonly player: string }

const playerRows = (db: ReadableDb): readonly PlayerRow[] => {
  const seats = Map.groupBy(sql<Seat>(db, SEATS).all(), ({ player }) => player)
  return sql<Omit<PlayerRow, 'seats'> & { id: string }>(
    db,
    'SELECT id, number, name, country FROM player ORDER BY number IS NULL, number, name',
  )
    .all()
    .map(({ id, ...player }) => ({ ...player, seats: (seats.get(id) ?? []).map(({ round, table, seat }) => ({ round, table, seat })) }))
}

const SEATS = `SELECT seating.player, table_.round, table_.name AS "table", seating.seat FROM seating JOIN table_ ON table_.id = seating.table_id
  WHERE seating.player IS NOT NULL ORDER BY table_.round IS NULL, table_.round, table_.entry`
