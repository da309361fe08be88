import type { Language } from '../../engine/language.ts'
import { parseLine } from '../../engine/notation/parse-line.ts'
import { sayWanted } from '../../engine/notation/wanted.ts'

/** What is wrong with a line: where it begins, how long the word is, what stands there, what was expected. */
export type Misread = { readonly column: number; readonly length: number; readonly found: string; readonly expected: string }

/**
 * Reads the line as typed so far. While it is being typed the last word may still grow, so only a word before it is called wrong;
 * `entered` says that the line is meant as it stands.
 */
export const misread = (text: string, entered: boolean, language: Language): Misread | null => {
  if (text.trim() === '') return null
  const read = parseLine(text)
  if (read.ok) return null
  const { column } = read.error
  const found = /^\S*/.exec(text.slice(column - 1))?.[0] ?? ''
  const { length } = found
  const unfinished = column - 1 + length >= text.trimEnd().length && !(text.endsWith(' ') && length > 0)
  return unfinished && !entered ? null : { column, length: Math.max(length, 1), found, expected: sayWanted(read.error.wanted)[language] }
}
