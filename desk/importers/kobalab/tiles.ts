import { kindOf, type Tile, tileNamed } from '../../../engine/model/tiles.ts'

/** A group as a kobalab paipu writes it: `m1-23`, `z222+2`, `s5550`. */
export type KobalabMeld = { readonly tiles: readonly Tile[] } & (
  | { readonly form: 'ankan' }
  | { readonly form: 'chii' | 'pon' | 'daiminkan'; readonly claimed: Tile; readonly from: number }
  | { readonly form: 'kakan'; readonly claimed: Tile; readonly added: Tile; readonly from: number }
)

/** The face of a tile such as `m0`; `_` is a hidden tile. */
export const faceOfPai = (pai: string): Tile | undefined => {
  if (pai === '_') return '?'
  return pai.length === 2 ? tileNamed(`${pai[1] ?? ''}${pai[0] ?? ''}`) : undefined
}

/** The concealed tiles of a hand such as `m123p406z11_,s12-3*`; undefined if the text is no hand. */
export const concealedTiles = (text: string): readonly Tile[] | undefined => {
  const [concealed = ''] = text.replaceAll('*', '').split(',')
  const tiles: (Tile | undefined)[] = []
  let suit = ''
  for (const sign of concealed) {
    if (/[mpsz]/.test(sign)) suit = sign
    else tiles.push(faceOfPai(sign === '_' ? '_' : `${suit}${sign}`))
  }
  const known = tiles.filter((tile) => tile !== undefined)
  return known.length === tiles.length ? known : undefined
}

/** Number of seats from the caller to the right from which a marked tile came. */
const FROM: Readonly<Record<string, number>> = { '+': 1, '=': 2, '-': 3 }

/** Parses a group; undefined if the text is none. The marked tile is the claimed one; a tile after a pung's mark was added to it. */
export const readMeld = (text: string): KobalabMeld | undefined => {
  const [, suit = '', before = '', mark = '', after = ''] = /^([mpsz])(\d{1,4})([-=+]?)(\d{0,2})$/.exec(text) ?? []
  const tiles = Array.from(`${before}${after}`, (digit) => faceOfPai(`${suit}${digit}`)).filter((tile) => tile !== undefined)
  if (tiles.length !== before.length + after.length) return undefined
  const isSame = new Set(tiles.map((tile) => (tile === '?' ? tile : kindOf(tile)))).size === 1
  if (mark === '') return tiles.length === 4 && isSame ? { form: 'ankan', tiles } : undefined
  const from = FROM[mark]
  const at = before.length - 1
  const claimed = tiles[at]
  if (claimed === undefined || from === undefined) return undefined
  const others = tiles.filter((_, i) => i !== at)
  if (!isSame) return tiles.length === 3 && from === 3 ? { form: 'chii', tiles: others, claimed, from } : undefined
  const [added] = tiles.slice(3)
  if (tiles.length === 4 && after.length === 1 && added !== undefined)
    return { form: 'kakan', tiles: others.slice(0, 2), claimed, added, from }
  if (after.length > 0) return undefined
  if (tiles.length === 4) return { form: 'daiminkan', tiles: others, claimed, from }
  return tiles.length === 3 ? { form: 'pon', tiles: others, claimed, from } : undefined
}
