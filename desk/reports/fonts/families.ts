import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the fonts beside the sources; packaged, beside the program. */
const FOLDERS = ['../../../node_modules/@fontsource', '../../../node_modules/@fontsource-variable', 'fonts'].map((folder) =>
  join(import.meta.dirname, folder),
)

/** A family of fonts, and the weights in one of its files: one, or all. */
type Family = { readonly name: string; readonly package: string; readonly weights: readonly Weight[] }
type Weight = { readonly file: string; readonly css: string }

/** One file of a family, with the letters that are in it. */
export type FontPiece = {
  readonly family: Family
  readonly weight: Weight
  readonly file: string
  readonly range: string
  readonly holds: (letter: number) => boolean
}

const STATIC: readonly Weight[] = [
  { file: '400', css: '100 500' },
  { file: '600', css: '600 900' },
]
const VARIABLE: readonly Weight[] = [{ file: 'wght', css: '100 900' }]

/** Latin, Vietnamese, Greek and Cyrillic. */
export const LATIN_FONT: Family = { name: 'Noto Sans', package: 'noto-sans', weights: STATIC }
/** In the order in which a letter that several have is taken from them: names are mostly Japanese here, and Hangul is in one alone. */
export const EASTERN_FONTS: readonly Family[] = [
  { name: 'Noto Sans JP Variable', package: 'noto-sans-jp', weights: VARIABLE },
  { name: 'Noto Sans KR Variable', package: 'noto-sans-kr', weights: VARIABLE },
  { name: 'Noto Sans SC Variable', package: 'noto-sans-sc', weights: VARIABLE },
]

/** Their names as a style names them. */
export const EASTERN_NAMES: string = EASTERN_FONTS.map(({ name }) => `"${name}"`).join(', ')

/** The bytes of a piece; none where the fonts were not packed. */
export const bytesOf = ({ family, file }: Pick<FontPiece, 'family' | 'file'>): Buffer | undefined => read(family, `files/${file}`)

const known = new Map<string, readonly FontPiece[]>()

/** The pieces of a family; none where the fonts were not packed. Of Eastern families only those with letters that no Latin font has. */
export const fontPieces = (family: Family): readonly FontPiece[] => {
  const before = known.get(family.package)
  if (before) return before
  const list = read(family, 'unicode.json')
  const ranges = list ? (JSON.parse(list.toString('utf8')) as Readonly<Record<string, string>>) : {}
  const found = Object.entries(ranges)
    .filter(([name]) => family === LATIN_FONT || name.startsWith('['))
    .flatMap(([name, range]) =>
      family.weights.map((weight) => ({
        family,
        weight,
        range,
        file: `${family.package}-${name.replaceAll(/[[\]]/g, '')}-${weight.file}-normal.woff2`,
        holds: within(range),
      })),
    )
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

/** The rule by which a page has a piece, wherever its bytes are. */
export const fontFace = ({ family, weight, range }: FontPiece, url: string, name: string = family.name): string =>
  `@font-face { font-family: "${name}"; font-weight: ${weight.css}; font-display: swap; src: url(${url}) format("woff2"); unicode-range: ${range}; }`
