import type { GameForm } from '../model/game-form.ts'
import { type BySeat, bySeat, firstWind, type Seat } from '../model/seats.ts'
import type { HandHeader } from '../model/table-file.ts'
import type { Table } from '../table/table.ts'

/**
 * The state carried from hand to hand: each player's number of overlong discards, by name or by place at the table. `named`: an earlier
 * hand has given the players' names; a hand without names has the players of the places.
 */
export type Carry = { readonly slow: Readonly<Record<string, number>>; readonly named: boolean }

/** The carry before the first hand. */
export const NOTHING_CARRIED: Carry = { slow: {}, named: false }

/** A hand judged to its end, as far as the next one depends on it. */
type PlayedHand = { readonly table: Table; readonly header: HandHeader; readonly carry: Carry }

/** The counts that a judged hand passes on to the next one. */
export const carryFrom = ({ table, header, carry }: PlayedHand): Carry => {
  const slow = { ...carry.slow }
  for (const seat of table.form.seats) {
    const name = nameAt(header, seat, table.form)
    slow[placeAt(header, seat, table.form)] = table.players[seat].slow
    if (name !== undefined) slow[name] = table.players[seat].slow
  }
  return { slow, named: carry.named || header.players !== undefined }
}

/** Each seat's number of overlong discards before this hand. */
export const slowBefore = (header: HandHeader, { slow, named }: Carry, form: GameForm): BySeat<number> =>
  bySeat((seat) => {
    const name = nameAt(header, seat, form)
    const byPlace = name === undefined || !named ? slow[placeAt(header, seat, form)] : undefined
    return (name === undefined ? undefined : slow[name]) ?? byPlace ?? 0
  })

const nameAt = ({ players }: HandHeader, seat: Seat, { seats }: GameForm): string | undefined => {
  const name = players?.[seats.indexOf(seat)]
  return name === undefined ? undefined : `name ${name}`
}

/** The seat that a player had in the first hand: the winds move on with the deal. */
const placeAt = ({ name }: HandHeader, seat: Seat, { seats }: GameForm): string =>
  `place ${seats.indexOf(firstWind(seat, name?.number ?? 1, seats))}`
