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
  const read = parseLine(refused)
  if (read.ok) return true
  const { column, found } = read.error
  return column - 1 + found.length < refused.trimEnd().length
}

/** A refused line and the whole line typed after it, where Enter is pressed on both; null if the text is one line. */
export const linesOfEnter = (text: string, refused: string | null): { readonly refused: string; readonly next: string } | null => {
  if (refused === null || !text.startsWith(refused) || parseLine(text).ok) return null
  const next = text.slice(refused.length).trim()
  return next !== '' && parseLine(withCapitalSeat(next)).ok ? { refused, next } : null
}
