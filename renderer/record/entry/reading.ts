import { rewordToNotation } from '../../../engine/completion/other-words.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isTile } from '../../../engine/model/tiles.ts'
import { nearestWord } from '../../../engine/notation/errors/closest-word.ts'
import type { NotationError } from '../../../engine/notation/errors/notation-error.ts'
import { type ExpectedInput, sayExpectedInput } from '../../../engine/notation/errors/wanted.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { isTileAlone } from './after-refused.ts'

/** Why a line does not read: column and length of the wrong word, the word, and the words expected. */
export type ReadingError = {
  readonly column: number
  readonly length: number
  readonly found: string
  readonly expected: string
  /** The likely line; null if no known word is similar. */
  readonly mended: string | null
  /** No act is known by this word: what happened may be one that only a note or an incident can tell. */
  readonly isNoAct: boolean
}

/**
 * Reads a line. While it is typed its last word may still grow, so only an earlier word is reported as wrong; `entered`: the line is
 * complete.
 */
export const readingError = (text: string, entered: boolean, language: Language): ReadingError | null => {
  if (text.trim() === '') return null
  const read = parseLine(text)
  if (read.ok) return null
  const { column, wanted } = expectedIn(text, read.error)
  const found = /^\S*/.exec(text.slice(column - 1))?.[0] ?? ''
  const { length } = found
  const unfinished = column - 1 + length >= text.trimEnd().length && !(text.endsWith(' ') && length > 0)
  if (unfinished && !entered) return null
  const meant = mended(text, { column, found, wanted })
  return {
    column,
    length: Math.max(length, 1),
    found,
    expected: sayExpectedInput(wanted)[language],
    mended: meant,
    isNoAct: wanted.code === 'verb' && found !== '' && meant === null,
  }
}

/** Of a tile alone the rest of it is expected, or its player, and not what else may begin with a digit. */
const expectedIn = (text: string, error: NotationError): Pick<NotationError, 'column' | 'wanted'> =>
  isTileAlone(text) ? { column: text.search(/\S/) + 1, wanted: { code: isTile(text.trim()) ? 'actor' : 'tile' } } : error

/** A line in words of the notation, if another language’s words were typed and the result reads; else as typed. */
export const asNotation = (text: string): string =>
  parseLine(text).ok ? text : (rewordToNotation(text, { turn: null }).find((other) => parseLine(other.text).ok)?.text ?? text)

type Error = { readonly column: number; readonly found: string; readonly wanted: ExpectedInput }

/**
 * Replaces a word of another language or a mistyped verb, and adds an unknown tile where one is missing. Null unless the result reads, or
 * only lacks something at its end.
 */
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
