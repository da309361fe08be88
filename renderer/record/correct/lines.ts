import type { Tile } from '../../../engine/model/tiles.ts'
import type { Row } from '../table/rows.ts'

/** A line of the record as it is listed: a header line of the hand, an act, or a place where one is being put in. */
export type Line =
  | { readonly kind: 'head'; readonly key: string; readonly at: number; readonly text: string }
  | { readonly kind: 'act'; readonly key: string; readonly row: Row }
  | { readonly kind: 'fresh'; readonly key: 'fresh'; readonly among: 'heads' | 'acts' }

/** All lines of a hand: what its header says, then its acts. */
export const linesOf = (header: readonly string[], rows: readonly Row[]): readonly Line[] => [
  ...header.map((text, at): Line => ({ kind: 'head', key: `h${at}`, at, text })),
  ...rows.map((row): Line => ({ kind: 'act', key: `a${row.ref}`, row })),
]

/** A line as it was typed. */
export const textOf = (line: Line): string => (line.kind === 'head' ? line.text : line.kind === 'act' ? line.row.text : '')

/** Which line an act stands in; the last one if it is in none. */
export const lineOf = (lines: readonly Line[], act: number): number => {
  const at = lines.findIndex((line) => line.kind === 'act' && line.row.from <= act && act <= line.row.to)
  return at < 0 ? lines.length - 1 : at
}

const TILES = /\b(?:\d+[mpsz])+|\?/g

/** The line with another tile: in the place of its only one, else behind what is typed. */
export const withTile = (text: string, tile: Tile): string => {
  const [only, ...more] = text.match(TILES) ?? []
  if (only !== undefined && more.length === 0 && only.length <= 2) return text.replace(only, tile)
  return /[mpsz?]$/.test(text) && only !== undefined ? text + tile : `${text.trimEnd()} ${tile}`
}
