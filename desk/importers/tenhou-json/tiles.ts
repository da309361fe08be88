import { SEATS } from '../../../engine/model/seats.ts'
import { isRed, TILES } from '../../../engine/model/tiles.ts'
import { faceNumber, sortedHand } from '../played/faces.ts'

/** An act that Tenhou JSON writes as text: a call, or a discard that may declare riichi. */
export type TenhouText =
  | { readonly form: 'chii' | 'pon' | 'daiminkan'; readonly shown: readonly number[]; readonly claimed: number; readonly from: number }
  | { readonly form: 'ankan'; readonly tiles: readonly number[] }
  | { readonly form: 'kakan'; readonly tile: number; readonly pung: readonly number[] }
  | { readonly form: 'discard'; readonly number: number; readonly riichi: boolean }

/** The face of a tile's number: 11 to 47, and 51, 52, 53 for the red fives. */
export const faceOfNumber = (number: number): number | undefined => FACE_OF[number]

const FACE_OF: readonly (number | undefined)[] = (() => {
  const faces: (number | undefined)[] = Array.from({ length: 60 }, () => undefined)
  for (const tile of TILES) {
    const [digit = '', suit = ''] = tile
    const tens = isRed(tile) ? 5 : 'mpsz'.indexOf(suit) + 1
    const ones = isRed(tile) ? 'mps'.indexOf(suit) + 1 : Number(digit)
    faces[10 * tens + ones] = faceNumber(tile)
  }
  return faces
})()

/** More than real games have. */
const MOST_KNOWN = 4000
const known = new Map<string, TenhouText>()

/** Parses an act written as text; undefined if the text is none. A kita (`f44`) exists only for three players. */
export const readTileText = (text: string): TenhouText | undefined => {
  const before = known.get(text)
  if (before) return before
  const act = parseCall(text) ?? parseDiscard(text)
  if (act && known.size < MOST_KNOWN) known.set(text, act)
  return act
}

const parseDiscard = (text: string): TenhouText | undefined => {
  const [, riichi, digits] = /^(r?)(\d\d)$/.exec(text) ?? []
  return digits === undefined ? undefined : { form: 'discard', number: Number(digits), riichi: riichi === 'r' }
}

const LENGTH = { c: 3, p: 3, m: 4, a: 4, k: 4 } as const
const CLAIMS = { c: 'chii', p: 'pon', m: 'daiminkan' } as const

/** In a call a letter precedes the called tile, at a position that encodes the discarder. */
const parseCall = (text: string): TenhouText | undefined => {
  const [, before = '', letter = '', after = ''] = /^((?:\d\d)*)([cpmak])((?:\d\d)+)$/.exec(text) ?? []
  if (!isLetter(letter) || (before.length + after.length) / 2 !== LENGTH[letter]) return undefined
  const tiles = `${before}${after}`.match(/\d\d/g)?.map((pair) => faceOfNumber(Number(pair))) ?? []
  const faces = tiles.filter((tile) => tile !== undefined)
  const at = before.length / 2
  const [tile] = faces.slice(at)
  const from = sourceOf(letter, at)
  if (faces.length !== tiles.length || tile === undefined || from === undefined) return undefined
  const others = faces.filter((_, i) => i !== at)
  if (letter === 'a') return { form: 'ankan', tiles: [...others, tile] }
  if (letter === 'k') return { form: 'kakan', tile, pung: others }
  return { form: CLAIMS[letter], shown: sortedHand(others), claimed: tile, from }
}

const isLetter = (text: string): text is keyof typeof LENGTH => Object.hasOwn(LENGTH, text)

/**
 * Number of seats from the caller to the right from which the tile came. A chow is from the left. In a pung or kong the letter is first,
 * second or last for left, across and right.
 */
const sourceOf = (letter: keyof typeof LENGTH, at: number): number | undefined => {
  if (letter === 'c') return at === 0 ? 3 : undefined
  if (letter === 'a') return at === 3 ? 0 : undefined
  if (at === 0) return 3
  if (at === 1) return 2
  return at === (letter === 'm' ? 3 : 2) ? 1 : undefined
}

/** The seat from which a claim's tile came. */
export const sourceSeat = (seat: number, from: number): number => (seat + from) % SEATS.length
