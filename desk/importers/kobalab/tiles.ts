import { tileNamed } from '../../../engine/model/tiles.ts'
import { faceNumber, HIDDEN_FACE, kindNumber, sortedHand } from '../played/faces.ts'

/** A group as a kobalab paipu writes it: `m1-23`, `z222+2`, `s5550`. `tiles`: all others than the claimed and the added one, sorted. */
export type KobalabMeld = { readonly tiles: readonly number[] } & (
  | { readonly form: 'ankan' }
  | { readonly form: 'chii' | 'pon' | 'daiminkan'; readonly claimed: number; readonly from: number }
  | { readonly form: 'kakan'; readonly claimed: number; readonly added: number; readonly from: number }
)

/** A discard; of the drawn tile it is written `m5_`, one that declares riichi `m5*`. */
export type KobalabDiscard = { readonly face: number; readonly drawn: boolean; readonly riichi: boolean }

const NAMED: readonly (readonly [string, number])[] = ['m', 'p', 's', 'z'].flatMap((suit) =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((digit) => {
    const tile = tileNamed(`${digit}${suit}`)
    return tile === undefined ? [] : [[`${suit}${digit}`, faceNumber(tile)] as const]
  }),
)
const PAI: ReadonlyMap<string, number> = new Map([['_', HIDDEN_FACE], ...NAMED])

/** The face of a tile such as `m0`; `_` is a hidden tile. */
export const faceOfPai = (pai: string): number | undefined => PAI.get(pai)

const DISCARDS: ReadonlyMap<string, KobalabDiscard> = new Map<string, KobalabDiscard>([
  ['_', { face: HIDDEN_FACE, drawn: false, riichi: false }],
  ...NAMED.flatMap(([pai, face]) => [
    [pai, { face, drawn: false, riichi: false }] as const,
    [`${pai}_`, { face, drawn: true, riichi: false }] as const,
    [`${pai}*`, { face, drawn: false, riichi: true }] as const,
    [`${pai}_*`, { face, drawn: true, riichi: true }] as const,
  ]),
])

/** The discard that a text such as `m5_*` names. */
export const discardOfPai = (text: string): KobalabDiscard | undefined => DISCARDS.get(text)

const SUITS = 'mpsz'
const [ZERO, HIDDEN_SIGN, STAR, COMMA] = [0x30, 0x5f, 0x2a, 0x2c]
/** The faces of the digits of each suit. */
const DIGITS: readonly (readonly (number | undefined)[])[] = Array.from(SUITS, (suit) =>
  Array.from('0123456789', (digit) => faceOfPai(`${suit}${digit}`)),
)
const DIGITS_OF: ReadonlyMap<number, readonly (number | undefined)[]> = new Map(DIGITS.map((faces, i) => [SUITS.charCodeAt(i), faces]))

/** The concealed tiles of a hand such as `m123p406z11_,s12-3*`; undefined if the text is no hand. */
export const concealedTiles = (text: string): readonly number[] | undefined => {
  const tiles: number[] = []
  let digits: readonly (number | undefined)[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === COMMA) break
    if (sign === STAR) continue
    const face = sign === HIDDEN_SIGN ? HIDDEN_FACE : digits[sign - ZERO]
    if (face !== undefined) {
      tiles.push(face)
      continue
    }
    const suit = DIGITS_OF.get(sign)
    if (!suit) return undefined
    digits = suit
  }
  return tiles
}

/** Number of seats from the caller to the right from which a marked tile came. */
const FROM: Readonly<Record<string, number>> = { '+': 1, '=': 2, '-': 3 }

/** More than real games have. */
const MOST_KNOWN = 4000
const known = new Map<string, KobalabMeld>()

/** Parses a group; undefined if the text is none. The marked tile is the claimed one; a tile after a pung's mark was added to it. */
export const readKobalabMeld = (text: string): KobalabMeld | undefined => {
  const before = known.get(text)
  if (before) return before
  const meld = parseMeld(text)
  if (meld && known.size < MOST_KNOWN) known.set(text, meld)
  return meld
}

const parseMeld = (text: string): KobalabMeld | undefined => {
  const [, suit = '', before = '', mark = '', after = ''] = /^([mpsz])(\d{1,4})([-=+]?)(\d{0,2})$/.exec(text) ?? []
  const tiles = Array.from(`${before}${after}`, (digit) => faceOfPai(`${suit}${digit}`)).filter((tile) => tile !== undefined)
  if (tiles.length !== before.length + after.length) return undefined
  const isSame = new Set(tiles.map(kindNumber)).size === 1
  if (mark === '') return tiles.length === 4 && isSame ? { form: 'ankan', tiles } : undefined
  const from = FROM[mark]
  const at = before.length - 1
  const claimed = tiles[at]
  if (claimed === undefined || from === undefined) return undefined
  const others = tiles.filter((_, i) => i !== at)
  const shown = sortedHand(others)
  if (!isSame) return tiles.length === 3 && from === 3 ? { form: 'chii', tiles: shown, claimed, from } : undefined
  const [added] = tiles.slice(3)
  if (tiles.length === 4 && after.length === 1 && added !== undefined)
    return { form: 'kakan', tiles: others.slice(0, 2), claimed, added, from }
  if (after.length > 0) return undefined
  if (tiles.length === 4) return { form: 'daiminkan', tiles: shown, claimed, from }
  return tiles.length === 3 ? { form: 'pon', tiles: shown, claimed, from } : undefined
}
