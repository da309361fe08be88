import { type ReadableDb, sql } from '../../db/handle.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../engine/seats.ts'

/** Who sits at a seat in one hand: a player of the list, or only the name that the record gives. */
export type Seated = { readonly id: string | null; readonly number: number | null; readonly name: string; readonly country: string }

type Row = { seat: Seat; id: string; number: number | null; name: string; country: string }

/**
 * The players of a table by their seat wind in a hand. Winds move on with the hand's number: who was South at first is East in hand 2.
 * Names in the record (`@players`) go before the seating.
 */
export const seatedAt = (db: ReadableDb, table: string, number: number, named?: readonly string[]): BySeat<Seated | null> => {
  const rows = sql<Row>(
    db,
    'SELECT seating.seat, player.id, player.number, player.name, player.country FROM seating JOIN player ON player.id = seating.player WHERE table_id = ?',
  ).all(table)
  return bySeat((seat) => {
    const first = SEATS[(SEATS.indexOf(seat) + number - 1) % 4]
    const sits = rows.find((row) => row.seat === first)
    const name = named?.[SEATS.indexOf(seat)]
    if (name && name !== sits?.name) return rows.find((row) => row.name === name) ?? { id: null, number: null, name, country: '' }
    return sits ?? null
  })
}
