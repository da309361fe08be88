import type { PlayerAtTable } from '../../desk/contract/people.ts'
import type { BySeat, Seat } from '../../engine/seats.ts'
import type { TableView } from '../../engine/view.ts'

/** What fits on a plate: the part in capitals where a name has one (MOREAU Inès), else its last word with the small ones that belong to it (van den Berg). */
export const surname = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const capitals = words.find((word) => word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word))
  if (capitals !== undefined) return capitals
  const first = words.findIndex((_, n) => n > 0 && words.slice(n, -1).every((small) => PARTICLES.has(small.toLowerCase())))
  return words.slice(Math.max(first, 0)).join(' ') || name
}

const PARTICLES = new Set('al bin da das de del della den der des di do dos du el la las le les los ten ter van von zu zum zur'.split(' '))

/** How each of these people is called in short: by the surname, or, where another one has it too, by the whole name. */
export const shortNames = (names: Iterable<string>): ((name: string) => string) => {
  const sharing = Map.groupBy(new Set(names), surname)
  return (name) => {
    const short = surname(name)
    return (sharing.get(short) ?? []).some((other) => other !== name) ? name : short
  }
}

/** The name of who sits there: the one of the hand, else the one of the table. */
export const nameAt = (seat: Seat, view: TableView | undefined, players: BySeat<PlayerAtTable | null>): string | null =>
  view?.seats[seat].name ?? (players[seat]?.name || null)
