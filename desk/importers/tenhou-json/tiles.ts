import { type Tile, tileNamed } from '../../../engine/model/tiles.ts'

/** A call as Tenhou JSON writes it: its letter stands before the tile that it is about, at a place that says from whom. */
export type TenhouCall = {
  readonly letter: 'c' | 'p' | 'm' | 'a' | 'k'
  /** The tile behind the letter. */
  readonly tile: Tile
  /** The other tiles, in the order written. */
  readonly others: readonly Tile[]
  /** How many seats to the right of the caller the tile came from, 1 to 3. */
  readonly from: number
}

/** The face of a tile's number: 11 to 47, and 51, 52, 53 for the red fives. */
export const faceOf = (number: number): Tile | undefined => {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const face = tens === 5 ? `0${'mps'[ones - 1] ?? ''}` : `${ones}${'mpsz'[tens - 1] ?? ''}`
  return ones > 0 ? tileNamed(face) : undefined
}

const LENGTH = { c: 3, p: 3, m: 4, a: 4, k: 4 } as const

/** Reads a call; undefined where it is none. A kita (`f44`) is for three players only. */
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

/** A chow is from the left; of a pung or kong the letter stands first, second or last for left, across and right. */
const sourceOf = (letter: keyof typeof LENGTH, at: number): number | undefined => {
  if (letter === 'c') return at === 0 ? 3 : undefined
  if (letter === 'a') return at === 3 ? 0 : undefined
  if (at === 0) return 3
  if (at === 1) return 2
  return at === (letter === 'm' ? 3 : 2) ? 1 : undefined
}
