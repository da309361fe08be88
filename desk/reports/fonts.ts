import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the fonts lie beside the sources; packaged, beside the program. */
const FOLDERS = ['../../node_modules/@fontsource', 'fonts', '../fonts'].map((folder) => join(import.meta.dirname, folder))

type Family = { readonly name: string; readonly package: string }
const LATIN: Family = { name: 'Noto Sans', package: 'noto-sans' }
const JAPANESE: Family = { name: 'Noto Sans JP', package: 'noto-sans-jp' }

/** Of so many pieces of the Japanese font the bold ones are taken too; beyond, names stand in one weight, so that a file of 200 players keeps a sensible size. */
const MOST_IN_BOLD = 6

/**
 * The fonts that a text needs, as the rules that a page holds them with: of each family only the pieces with letters that stand in it, so that
 * Polish, Greek and Japanese names print on a machine that has no such font. Empty where the fonts were not packed.
 */
export const fontsFor = (text: string): string => {
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  const latin = pieces(LATIN).filter(({ holds }) => some(letters, holds))
  const left = new Set([...letters].filter((letter) => letter > 0x7f && !latin.some(({ holds }) => holds(letter))))
  const japanese = pieces(JAPANESE).filter(({ name, holds }) => name.startsWith('[') && some(left, holds))
  const weights = japanese.length > MOST_IN_BOLD ? (['400'] as const) : (['400', '600'] as const)
  return [
    ...latin.flatMap((piece) => ['400', '600'].map((weight) => face(LATIN, piece, weight, weight))),
    ...japanese.flatMap((piece) => weights.map((weight) => face(JAPANESE, piece, weight, weights.length === 1 ? '400 600' : weight))),
  ].join('\n')
}

type Piece = { readonly name: string; readonly range: string; readonly holds: (letter: number) => boolean }

const some = (letters: ReadonlySet<number>, holds: (letter: number) => boolean): boolean => [...letters].some(holds)

const face = (family: Family, { name, range }: Piece, weight: string, weights: string): string => {
  const bytes = read(family, `files/${family.package}-${name.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`)
  if (!bytes) return ''
  return `@font-face { font-family: "${family.name}"; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2"); unicode-range: ${range}; }`
}

const known = new Map<string, readonly Piece[]>()

const pieces = (family: Family): readonly Piece[] => {
  const before = known.get(family.package)
  if (before) return before
  const list = read(family, 'unicode.json')
  const ranges = list ? (JSON.parse(list.toString('utf8')) as Readonly<Record<string, string>>) : {}
  const found = Object.entries(ranges).map(([name, range]) => ({ name, range, holds: within(range) }))
  known.set(family.package, found)
  return found
}

/** `U+0-ff,U+131` as a question about one letter. */
const within = (range: string): ((letter: number) => boolean) => {
  const spans = range.split(',').map((span) => {
    const [from = '0', to = from] = span.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (letter) => spans.some(([from, to]) => from <= letter && letter <= to)
}

const read = (family: Family, file: string): Buffer | undefined => {
  const path = FOLDERS.map((folder) => join(folder, family.package, file)).find((at) => existsSync(at))
  return path === undefined ? undefined : readFileSync(path)
}
