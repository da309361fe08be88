/** Marks that turn the direction of what stands around them, so that a line reads otherwise than it is. */
export const BIDI: RegExp = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Text as HTML and as an attribute shows it, whatever stands in it; control characters other than line ends are left out. */
export const html = (text: string | number): string =>
  String(text)
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
