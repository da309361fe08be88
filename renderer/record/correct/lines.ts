import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import type { RecordRow } from '../table/rows.ts'

/** A line of the listed record: a header line of the hand, an act, or the place of an insertion. */
export type RecordLine =
  | { readonly kind: 'head'; readonly key: string; readonly at: number; readonly text: string }
  | { readonly kind: 'act'; readonly key: string; readonly row: RecordRow }
  | { readonly kind: 'fresh'; readonly key: 'fresh'; readonly among: 'heads' | 'acts' }

/** All lines of a hand: its header lines, then its acts. A key is of one line only: of no other hand, and of no line that takes its place. */
export const recordLines = ({ hand, header }: Pick<TableState, 'hand' | 'header'>, rows: readonly RecordRow[]): readonly RecordLine[] => [
  ...header.map((text, at): RecordLine => ({ kind: 'head', key: `h${hand} ${text}`, at, text })),
  ...rows.map((row): RecordLine => ({ kind: 'act', key: `a${row.ref}`, row })),
]

/** A ruling in the record: its act and its rule. */
const RULING = /^(?:[\d.]+ )?\* ruling (\d+) (\S+) /

/** The finding that the line is the signed ruling on. The record does not change such a line: the referee rules again or undoes it. */
export const signedFinding = (line: RecordLine, findings: readonly ShownFinding[]): ShownFinding | undefined => {
  const [, act, rule] = RULING.exec(lineText(line)) ?? []
  return findings.find(({ finding, ruling }) => ruling !== null && finding.rule === rule && finding.event === Number(act))
}

/** A line in notation. */
export const lineText = (line: RecordLine): string => (line.kind === 'head' ? line.text : line.kind === 'act' ? line.row.text : '')

/** Index of the line that contains an act; the last line if none does. */
export const lineAt = (lines: readonly RecordLine[], act: number): number => {
  const at = lines.findIndex((line) => line.kind === 'act' && line.row.from <= act && act <= line.row.to)
  return at < 0 ? lines.length - 1 : at
}

const TILES = /\b(?:\d+[mpsz])+|\?/g

/** Lines of several tiles, one tapped after the other. */
const OF_SEVERAL = /(?:^| )(?:reveal|expose|ura|@deal|@hold) /

/** Replaces the only tile of a line; appends the tile if the line has none or several, or takes several. */
export const lineWithTile = (text: string, tile: Tile): string => {
  const [only, ...more] = text.match(TILES) ?? []
  if (!OF_SEVERAL.test(text) && only !== undefined && more.length === 0 && only.length <= 2) return text.replace(only, tile)
  return /[mpsz?]$/.test(text) && only !== undefined ? text + tile : `${text.trimEnd()} ${tile}`
}
