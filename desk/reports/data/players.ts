import { z } from 'zod'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { reportHead } from '../../context/report-head.ts'
import { playerSum } from '../../contract/penalties.ts'
import { REPORT_HEAD } from '../../contract/report-data.ts'
import { integer, type Shape, seat } from '../../contract/shape.ts'
import { penaltyTotals } from './penalties-by-player.ts'

/** A player of the list, and where they sat. */
export const playerRow = z.strictObject({
  number: integer.nullable(),
  name: z.string(),
  country: z.string(),
  seats: z.array(
    z.strictObject({
      round: integer.nullable(),
      table: z.string(),
      seat: seat.meta({
        description: 'Seat by the wind of the first hand, at the start of the round; of a substitute, the seat taken over.',
      }),
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

/** Who began where, with the changes from the beginning; of substitutes, the seat that they took over. */
const SEATS = `WITH sat AS (SELECT *, row_number() OVER (PARTITION BY table_id, seat, position ORDER BY entry DESC) AS newest FROM seat_set)
  SELECT sat.player, table_.round, table_.name AS "table", sat.seat FROM sat JOIN table_ ON table_.id = sat.table_id
  WHERE sat.newest = 1 AND sat.player IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM sat before WHERE before.newest = 1 AND before.player = sat.player AND before.table_id = sat.table_id AND before.position < sat.position)
  ORDER BY table_.round IS NULL, table_.round, table_.entry, sat.position`
