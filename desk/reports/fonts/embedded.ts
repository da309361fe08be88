import { bytesOf, EASTERN, fontFace, LATIN, type Piece, pieces } from './families.ts'

/**
 * The fonts that a text needs, as embedded CSS rules. Of each family it takes only the subsets with letters of the text, so that Polish,
 * Greek, Japanese, Korean and Chinese names print on a machine without such a font. Empty if the fonts were not packed.
 */
export const fontsFor = (text: string): string => {
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  const latin = pieces(LATIN).filter(({ holds }) => some(letters, holds))
  let left = new Set([...letters].filter((letter) => letter > 0x7f && !latin.some(({ holds }) => holds(letter))))
  const eastern: Piece[] = []
  for (const family of EASTERN) {
    const used = pieces(family).filter(({ holds }) => some(left, holds))
    eastern.push(...used)
    left = new Set([...left].filter((letter) => !used.some(({ holds }) => holds(letter))))
  }
  return [...latin, ...eastern].map(embedded).join('\n')
}

const some = (letters: ReadonlySet<number>, holds: (letter: number) => boolean): boolean => [...letters].some(holds)

const embedded = (piece: Piece): string => {
  const bytes = bytesOf(piece)
  return bytes ? fontFace(piece, `data:font/woff2;base64,${bytes.toString('base64')}`) : ''
}
