import { type Tile, tileNamed } from '../../../engine/model/tiles.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import type { Complain, Tag } from './xml-tags.ts'

/** Number of integers in an attribute, separated by commas, and their bounds. */
export type NumberBounds = { readonly count?: number; readonly least: number; readonly most: number }

const WHOLE_NUMBERS = /^-?\d{1,7}(?:,-?\d{1,7})*$/

/** The integers of an attribute; reports missing or out-of-bounds numbers and then returns none. */
export const readNumbers = (tag: Tag, name: string, { count, least, most }: NumberBounds, complain: Complain): readonly number[] => {
  const text = tag.attributes[name] ?? ''
  const numbers = text.length <= 2000 && WHOLE_NUMBERS.test(text) ? text.split(',').map(Number) : []
  if (numbers.length === (count ?? numbers.length) && numbers.length > 0 && numbers.every((number) => number >= least && number <= most))
    return numbers
  const about = text ? `${name}="${text}"` : name
  complain('attribute', `${showFound(about)} in <${showFound(tag.name)}>`, tag.line)
  return []
}

/** One integer of an attribute. */
export const readNumber = (tag: Tag, name: string, least: number, most: number, complain: Complain): number =>
  readNumbers(tag, name, { count: 1, least, most }, complain)[0] ?? least

/** A player's number, 0 to 3. */
export const readPlayer = (tag: Tag, name: string, complain: Complain): Player => {
  const number = readNumber(tag, name, 0, 3, complain)
  return PLAYERS.find((player) => player === number) ?? 0
}

/** The players of a Tenhou log; their numbers stay the same for the whole game. */
export const PLAYERS = [0, 1, 2, 3] as const
export type Player = (typeof PLAYERS)[number]

/** Each of the 136 tiles of a Tenhou log has its own number: four of each kind, in the order of suits and honours. */
export const LAST_TILE = 135

const RED: Readonly<Record<number, Tile>> = { 16: '0m', 52: '0p', 88: '0s' }

/** The faces of the numbered tiles if there are no red fives. */
const FACES: readonly Tile[] = Array.from({ length: LAST_TILE + 1 }, (_, id) => {
  const kind = id >> 2
  return tileNamed(`${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)] ?? ''}`) ?? '?'
})

/** The face of a numbered tile; three of the fives are red if the game has red fives. */
export const tileOf = (id: number, red: boolean): Tile => (red && RED[id]) || (FACES[id] ?? '?')
