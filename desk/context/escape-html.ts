import { DIRECTION_MARKS, RIGHT_TO_LEFT, STACKED_MARKS } from '../../engine/wording/terms/characters.ts'

/** Unicode direction marks, which make a line read differently from what it is. */
export const DIRECTION_MARK: RegExp = new RegExp(DIRECTION_MARKS, 'gu')

/** A text as part of one line on a terminal: it can't begin another line, control the terminal or change the text direction. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(DIRECTION_MARK, '')

/**
 * Escapes any text for HTML content and attributes. Drops control characters except line ends, and excess combining marks. Isolates
 * right-to-left text, so that a number after it keeps its place.
 */
export const escapeHtml = (text: string | number): string => {
  const plain = escaped(String(text))
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(DIRECTION_MARK, '')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Shortens a text to at most `most` letters. */
export const shortenText = (text: string, most: number): string => {
  const letters = Array.from(new Intl.Segmenter().segment(text.slice(0, 4 * most)), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}
