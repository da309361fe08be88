import { once } from '../../../engine/model/memo.ts'
import { bytesOf, EASTERN_FONTS, type FontPiece, fontFace, fontPieces, LATIN_FONT } from './families.ts'

/** Answers to a window's requests below `/fonts/`: the rules for names of all scripts, or one of the files that they name. */
export type ServedFont = { readonly type: 'css' | 'woff2'; readonly content: string | Uint8Array }

/** One of the fonts by the path that the rules give it; nothing else of the machine. */
export const servedFont = (path: string): ServedFont | undefined => {
  if (path === NAMES_STYLE)
    return { type: 'css', content: [...paths()].map(([at, piece]) => fontFace(piece, at, nameOf(piece))).join('\n') }
  const piece = paths().get(path)
  const bytes = piece && bytesOf(piece)
  return bytes && { type: 'woff2', content: new Uint8Array(bytes) }
}

/** The style sheet that a window loads once it has nothing else to do: the browser fetches a file where a letter of it is shown. */
const NAMES_STYLE = '/fonts/names.css'

/** A browser puts no faces of other weights together with those that the window brings along: they need a name of their own. */
const nameOf = ({ family }: FontPiece): string => (family === LATIN_FONT ? 'Noto Sans More' : family.name)

/** Fonts that the window has already. */
const OWN = /-latin(?:-ext)?-/

const paths = once(
  (): ReadonlyMap<string, FontPiece> =>
    new Map(
      [LATIN_FONT, ...EASTERN_FONTS]
        .flatMap(fontPieces)
        .filter(({ file }) => !OWN.test(file))
        .map((piece) => [`/fonts/${piece.file}`, piece]),
    ),
)
