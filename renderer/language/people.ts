import type { PlayerAtTable } from '../../desk/contract.ts'
import type { BySeat, Seat } from '../../engine/seats.ts'
import type { TableView } from '../../engine/view.ts'

/** What fits on a plate: the part in capitals where a name has one (MOREAU Inès), else its last word. */
export const surname = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return words.find((word) => word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word)) ?? words.at(-1) ?? name
}

/** The name of who sits there: the one of the hand, else the one of the table. */
export const nameAt = (seat: Seat, view: TableView | undefined, players: BySeat<PlayerAtTable | null>): string | null =>
  view?.seats[seat].name ?? (players[seat]?.name || null)
