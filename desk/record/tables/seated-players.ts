import { type ListedPlayer, listedDetails, NO_PLAYER_TEXTS, PLAYER_DETAILS } from '../../../db/log/listed-player.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { type BySeat, bySeat, firstWind, SEATS, type Seat, seatsNamed } from '../../../engine/model/seats.ts'
import type { HandRow, SeatedPlayer } from '../../context/caches/hand-cache.ts'

/** A hand: its number, its seats as letters, and how many hands the table had before it. */
export type HandPosition = Pick<HandRow, 'number' | 'seats' | 'position'>

/**
 * The players of a table by seat wind in a hand; without a hand: the current players by their first winds. Winds rotate with the hand's
 * number: the first South is East in hand 2. Names in the record (`@players`) override the seating; changes of seats override both, from
 * their hand on.
 */
export const seatedAt = (
  db: ReadableDb,
  table: string,
  hand: HandPosition | undefined,
  named?: readonly string[],
): BySeat<SeatedPlayer | null> => {
  const rows = sql<Row>(db, SITS).all(table, hand?.position ?? Number.MAX_SAFE_INTEGER)
  return bySeat((seat) => {
    const first = firstWindIn(seat, hand)
    const row = rows.find((one) => one.seat === first)
    const sits = row?.id ? { id: row.id, ...listedDetails(row) } : null
    const name = named?.[SEATS.indexOf(seat)]
    if (!name || name === sits?.name || row?.why) return sits
    const other = rows.find((one) => one.name === name)
    return other?.id ? { id: other.id, ...listedDetails(other) } : { id: null, number: null, name, ...NO_PLAYER_TEXTS }
  })
}

/** The seat that the player at a seat of a hand had in the first hand. */
export const firstWindIn = (seat: Seat, hand: Pick<HandRow, 'number' | 'seats'> | undefined): Seat =>
  hand ? firstWind(seat, hand.number, seatsNamed(hand.seats)) : seat

type Row = ListedPlayer & { readonly seat: Seat; readonly why: string | null; readonly id: string | null }

/** The newest seating entry of each seat of a table that applies to a hand. */
const SITS = `SELECT seat, why, player.id, ${PLAYER_DETAILS.map((detail) => `player.${detail}`).join(', ')} FROM (
    SELECT seat, player, why, row_number() OVER (PARTITION BY seat ORDER BY position DESC, entry DESC) AS n FROM seat_set WHERE table_id = ? AND position <= ?
  ) AS set_ LEFT JOIN player ON player.id = set_.player WHERE n = 1`
