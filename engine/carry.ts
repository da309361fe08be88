import type { Play } from './judge.ts'
import type { HandHeader } from './record/table-file.ts'
import { type BySeat, bySeat, SEATS, type Seat } from './seats.ts'

/** What goes on from hand to hand: how often a player has taken overlong, by player. */
export type Carry = { readonly slow: Readonly<Record<string, number>> }

/** Nothing has happened yet. */
export const NOTHING_CARRIED: Carry = { slow: {} }

/** What a judged hand hands on to the next one. */
export const carryFrom = ({ table, header, carry }: Play): Carry => {
  const slow = { ...carry.slow }
  for (const seat of SEATS) slow[playerAt(header, seat)] = table.players[seat].slow
  return { slow }
}

/** How often each seat's player has taken overlong before this hand. */
export const slowBefore = (header: HandHeader, carry: Carry): BySeat<number> => bySeat((seat) => carry.slow[playerAt(header, seat)] ?? 0)

/** A player is known by name, else by the seat of the first hand: winds go round with the deal. */
const playerAt = (header: HandHeader, seat: Seat): string => {
  const place = SEATS.indexOf(seat)
  return header.players?.[place] ?? `seat ${(place + (header.name?.number ?? 1) - 1) % 4}`
}
