import { bytesOf, EASTERN_FONTS, type FontPiece, fontFace, fontPieces, LATIN_FONT } from './families.ts'

/**
 * The fonts that a text needs, as embedded CSS rules. Of each family it takes only the subsets with letters of the text, so that Polish,
 * Greek, Japanese, Korean and Chinese names print on a machine without such a font. Empty if the fonts were not packed.
 */
export const fontsFor = (text: string): string => {
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  const latin = fontPieces(LATIN_FONT).filter(({ holds }) => some(letters, holds))
  let left = new Set([...letters].filter((letter) => letter > 0x7f && !latin.some(({ holds }) => holds(letter))))
  const eastern: FontPiece[] = []
  for (const family of EASTERN_FONTS) {
    const used = fontPieces(family).filter(({ holds }) => some(left, holds))
    eastern.push(...used)
    left = new Set([...left].filter((letter) => !used.some(({ holds }) => holds(letter))))
  }
  return [...latin, ...eastern].map(embedded).join('\n')
}

const some = (letters: ReadonlySet<number>, holds: (letter: number) => boolean): boolean => [...letters].some(holds)

const embedded = (piece: FontPiece): string => {
  const bytes = bytesOf(piece)
  return bytes ? fontFace(piece, `data:font/woff2;base64,${bytes.toString('base64')}`) : ''
}
