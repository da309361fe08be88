import { DIRECTION_MARK } from '../../context/escape-html.ts'

/** The most that a cell of a spreadsheet holds. */
const MOST = 32_767

/** Text as a cell can hold it: no control characters but line ends, nothing that turns the direction around, no half characters. */
export const plainText = (text: string): string => {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\ufffe\uffff]/g, '')
    .replaceAll(DIRECTION_MARK, '')
  return clean.length > MOST ? `${clean.slice(0, MOST - 1).toWellFormed()}…` : clean
}
