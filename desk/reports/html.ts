/** Marks that turn the direction of what stands around them, so that a line reads otherwise than it is. */
export const BIDI: RegExp = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Text as HTML and as an attribute shows it, whatever stands in it; control characters other than line ends are left out. What is written
 * from right to left keeps its order to itself, so that a number behind it stays there.
 */
export const html = (text: string | number): string => {
  const plain = escaped(String(text))
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(BIDI, '')
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
