import { isRed, TILES, type Tile } from '../../../engine/model/tiles.ts'

/** A call as Tenhou JSON writes it: the letter precedes the called tile, at a position that encodes the discarder. */
export type TenhouCall = {
  readonly letter: 'c' | 'p' | 'm' | 'a' | 'k'
  /** The tile after the letter. */
  readonly tile: Tile
  /** The other tiles, in written order. */
  readonly others: readonly Tile[]
  /** Number of seats from the caller to the right from which the tile came, 1 to 3. */
  readonly from: number
}

/** The face of a tile's number: 11 to 47, and 51, 52, 53 for the red fives. */
export const faceOf = (number: number): Tile | undefined => FACES.get(number)

const FACES: ReadonlyMap<number, Tile> = new Map(
  TILES.map((tile) => {
    const [digit = '', suit = ''] = tile
    const tens = isRed(tile) ? 5 : 'mpsz'.indexOf(suit) + 1
    const ones = isRed(tile) ? 'mps'.indexOf(suit) + 1 : Number(digit)
    return [10 * tens + ones, tile]
  }),
)

const LENGTH = { c: 3, p: 3, m: 4, a: 4, k: 4 } as const

/** Parses a call; undefined if the text is none. A kita (`f44`) exists only for three players. */
export const readCall = (text: string): TenhouCall | undefined => {
  const [, before = '', letter = '', after = ''] = /^((?:\d\d)*)([cpmak])((?:\d\d)+)$/.exec(text) ?? []
  if (!isLetter(letter) || (before.length + after.length) / 2 !== LENGTH[letter]) return undefined
  const tiles = `${before}${after}`.match(/\d\d/g)?.map((pair) => faceOf(Number(pair))) ?? []
  const known = tiles.filter((tile) => tile !== undefined)
  const at = before.length / 2
  const [tile] = known.slice(at)
  const from = sourceOf(letter, at)
  if (known.length !== tiles.length || tile === undefined || from === undefined) return undefined
  return { letter, tile, others: known.filter((_, i) => i !== at), from }
}

const isLetter = (text: string): text is keyof typeof LENGTH => Object.hasOwn(LENGTH, text)

/** A chow is from the left. In a pung or kong the letter is first, second or last for left, across and right. */
const sourceOf = (letter: keyof typeof LENGTH, at: number): number | undefined => {
  if (letter === 'c') return at === 0 ? 3 : undefined
  if (letter === 'a') return at === 3 ? 0 : undefined
  if (at === 0) return 3
  if (at === 1) return 2
  return at === (letter === 'm' ? 3 : 2) ? 1 : undefined
}
