import { rewordToNotation } from '../../../engine/completion/other-words.ts'
import type { Language } from '../../../engine/model/language.ts'
import { nearestWord } from '../../../engine/notation/errors/closest-word.ts'
import { type ExpectedInput, sayExpectedInput } from '../../../engine/notation/errors/wanted.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'

/** What is wrong with a line: where it begins, how long the word is, what stands there, what was expected. */
export type Misread = {
  readonly column: number
  readonly length: number
  readonly found: string
  readonly expected: string
  /** The line as it was most likely meant; null where the word is like none. */
  readonly mended: string | null
}

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
  if (unfinished && !entered) return null
  const { wanted } = read.error
  return {
    column,
    length: Math.max(length, 1),
    found,
    expected: sayExpectedInput(wanted)[language],
    mended: mended(text, { column, found, wanted }),
  }
}

type Error = { readonly column: number; readonly found: string; readonly wanted: ExpectedInput }

/** The word of the notation in the place of another language's, or of a mistyped verb; an unknown tile where none is said. Only what reads, or wants more behind it. */
const mended = (text: string, { column, found, wanted }: Error): string | null => {
  const verb = wanted.code === 'verb' && found ? nearestWord(found, wanted.words ?? []) : undefined
  const meant = [
    ...rewordToNotation(text, { turn: null }).map((other) => other.text),
    ...(verb === undefined ? [] : [text.slice(0, column - 1) + verb + text.slice(column - 1 + found.length)]),
    ...(wanted.code === 'tile' && !found ? [`${text.trimEnd()} ?`] : []),
  ]
  return meant.find((line) => line !== text.trimEnd() && (parseLine(line).ok || wantsMore(line))) ?? null
}

const wantsMore = (line: string): boolean => {
  const read = parseLine(line)
  return !read.ok && read.error.found === ''
}
