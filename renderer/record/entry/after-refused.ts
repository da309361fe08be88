import { isTile } from '../../../engine/model/tiles.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { withCapitalSeat } from './plain-keys.ts'

/**
 * Whether what is typed on after a refused line begins another line. It does not while it may still complete the refused one: a word that was
 * begun, a tile without its suit, a word added after a blank.
 */
export const startsAnother = (refused: string, rest: string): boolean => {
  if (rest.trim() === '') return false
  if (/^\s*(?:[ESWN*]\s+\p{L}|@\p{L})/u.test(rest)) return true
  if (/^\s/.test(rest)) return false
  // a tile is one digit and a suit
  if (isTileAlone(refused) && /^[\d?.]/.test(rest)) return true
  const read = parseLine(refused)
  if (read.ok) return true
  const { column, found } = read.error
  return column - 1 + found.length < refused.trimEnd().length
}

/** Whether a line is one word that begins as a tile does, such as `5` without its suit, or `9z`. */
export const isTileAlone = (line: string): boolean => /^\s*[\d?]\S*\s*$/.test(line)

/** Whether a line can be entered by itself: it reads, or it is a tile that the player discards whose turn it is. */
export const isLine = (text: string): boolean => parseLine(text).ok || isTile(text)

/**
 * A refused line and the whole line typed after it, where Enter is pressed on both; null if the text is one line. `reads`: whether a line can
 * be entered by itself.
 */
export const linesOfEnter = (
  text: string,
  refused: string | null,
  reads: (line: string) => boolean,
): { readonly refused: string; readonly next: string } | null => {
  if (refused === null || !text.startsWith(refused) || reads(text)) return null
  const next = withCapitalSeat(text.slice(refused.length).trim())
  return next !== '' && (reads(next) || isLine(next)) ? { refused, next } : null
}
