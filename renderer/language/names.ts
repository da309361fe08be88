import type { TFunction } from 'i18next'
import type { TableName } from '../../desk/contract/base.ts'
import type { PlayerAtTable } from '../../desk/contract/people.ts'
import type { TableState, TableSummary } from '../../desk/contract/tables.ts'
import { type BySeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'

/**
 * The short name that fits on a plate: the part in capitals (MOREAU Inès) or before a comma, else the last word with its particles (van den Berg). The
 * whole name where a word may belong to either part, as in Lucía García Fernández, or where it ends in a number, as in Substitute 2.
 */
export const surname = (name: string): string => {
  if (NUMERAL.test(name.split(/\s/).at(-1) ?? '')) return name
  const [family = '', given] = name.split(',')
  const words = family.trim().split(/\s+/)
  const isLong = words.map((word) => word === word.toUpperCase() && /\p{L}.*\p{L}/u.test(word))
  // a single letter is an initial, unless it joins two parts of a surname: ORTEGA Y GASSET
  const [from, to] = [isLong.indexOf(true), isLong.lastIndexOf(true)]
  const capitals = words.filter((word, n) => isLong[n] || (n > from && n < to && word === word.toUpperCase())).join(' ')
  if (capitals || given) return capitals || family
  const first = words.findIndex((_, n) => n > 0 && words.slice(n, -1).every((small) => PARTICLES.has(small.toLowerCase())))
  return words.slice(1, first).some((word) => word.length > 2) ? name : words.slice(Math.max(first, 0)).join(' ') || name
}

/** The first letters of a name, for a place too narrow for it: MD for Marc Dubois. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3)
    .toUpperCase()

const NUMERAL = /^(?:\P{L}+|I{2,3}|IV)$/u

const PARTICLES = new Set('al bin da das de del della den der des di do dos du el la las le les los ten ter van von zu zum zur'.split(' '))

/** Maps each name to its short form: the surname, or the full name if two people share the surname. */
export const shortNames = (names: Iterable<string>): ((name: string) => string) => {
  const sharing = Map.groupBy(new Set(names), surname)
  return (name) => {
    const short = surname(name)
    return (sharing.get(short) ?? []).some((other) => other !== name) ? name : short
  }
}

type Numbered = Pick<PlayerAtTable, 'name' | 'number'>

/** The same for players, of whom those with one name in common are told apart by their numbers. */
export const shortPlayers = (players: Iterable<Numbered>): ((player: Numbered) => string) => {
  const numbers = new Map<string, Set<number | null>>()
  for (const { name, number } of players) numbers.set(name, (numbers.get(name) ?? new Set()).add(number))
  const short = shortNames(numbers.keys())
  return ({ name, number }) => (number !== null && (numbers.get(name)?.size ?? 0) > 1 ? `${number} ${short(name)}` : short(name))
}

/** The name of the player in a seat, from the hand if it has one, else from the table. */
export const nameAt = (seat: Seat, view: TableView | undefined, players: BySeat<PlayerAtTable | null>): string | null =>
  view?.seats[seat].name ?? (players[seat]?.name || null)

export type NamedTable = Pick<TableName, 'name' | 'round'>

/** A table's name where tables of several rounds may appear together: `7`, or `R2 · 7` if another round has a table of that name. */
export const tableName = ({ name, round }: NamedTable, tables: readonly NamedTable[], t: TFunction): string =>
  round !== null && tables.some((other) => other.name === name && other.round !== round)
    ? `${t('shell.roundShort', { round })}\u00a0·\u00a0${name}`
    : name

/** `noted`: whether the hand's wind and number were recorded. */
type HandName = { readonly wind: Seat; readonly number: number; readonly counters: number; readonly noted?: boolean }

/** East 3 · 1 counter. */
export const handName = ({ wind, number, counters, noted = true }: HandName, t: TFunction): string =>
  !noted ? t('hand.none') : t('hand.long', { wind: t(`seat.${wind}`), number, count: counters })

/** E3 · 1. */
export const handShort = ({ wind, number, counters, noted = true }: HandName, t: TFunction): string =>
  !noted ? t('hand.none') : t('hand.short', { wind: t(`letter.${wind}`), number, counters })

/** E3 · 1 for each hand of a table; for one that was dealt again with the same name, E3 · 1 (2). */
export const handsShort = (hands: readonly HandName[], t: TFunction): readonly string[] => {
  const dealt = new Map<string, number>()
  return hands.map((hand) => {
    const name = handShort(hand, t)
    const times = (dealt.get(name) ?? 0) + 1
    dealt.set(name, times)
    return times === 1 || hand.noted === false ? name : `${name} (${times})`
  })
}

/** Players of the hand, or of the table if no hand is recorded; only those whose name is known. */
export type SeatedPeople = readonly { readonly seat: Seat; readonly name: string }[]

export const seatedPeople = (state: TableState | undefined, table: TableSummary | undefined): SeatedPeople =>
  SEATS.flatMap((seat) => {
    const name = state ? nameAt(seat, state.view, state.table.players) : table?.players[seat]?.name
    return name ? [{ seat, name }] : []
  })

/** Known player names by seat. */
export const namesBySeat = ({ view, table }: TableState): Partial<Record<Seat, string>> =>
  Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, table.players)]).filter(([, name]) => name !== null))
