import { DIRECTION_MARKS, PILED, RIGHT_TO_LEFT } from '../../engine/wording/terms/unsafe-characters.ts'

/** Marks that turn the direction of what stands around them, so that a line reads otherwise than it is. */
export const BIDI: RegExp = new RegExp(DIRECTION_MARKS, 'gu')

/**
 * Text as HTML and as an attribute shows it, whatever stands in it; control characters other than line ends are left out, and
 * marks over one letter beyond what any writing has. What is written
 * from right to left keeps its order to itself, so that a number behind it stays there.
 */
export const html = (text: string | number): string => {
  const plain = escaped(String(text))
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(BIDI, '')
    .replaceAll(PILED, '$1')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** The beginning of a text where there is only so much room. */
export const shorten = (text: string, most: number): string => {
  const letters = Array.from(new Intl.Segmenter().segment(text.slice(0, 4 * most)), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}
