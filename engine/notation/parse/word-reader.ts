import { ok, type Result, refuse } from '../../model/result.ts'
import { showFound } from '../errors/found.ts'
import type { NotationError } from '../errors/notation-error.ts'
import { sayWanted, type Wanted } from '../errors/wanted.ts'

/** The longest line that is read at all, in UTF-16 units. */
const MOST_LINE = 20_000

/** One word of a line: its text without quotes and escapes, and the column of its first character. */
export type Word = { readonly text: string; readonly column: number }

/**
 * The words of one line, taken one after the other. The first failure is kept and ends the line: from then on no word is left,
 * so that readers need not look at each step; `finish` tells in the end.
 */
export type Words = {
  readonly peek: () => Word | undefined
  readonly next: () => Word | undefined
  /** All behind the last word taken and the one blank after it, as it stands. */
  readonly rest: () => string
  /** Fails at a word, or at some place within it; without a word at the next one, or at the end of the line. */
  readonly fail: (wanted: Wanted, at?: Word, offset?: number) => void
  /** Words that might stand next, for the error about a word that is left over. */
  readonly offer: (words: readonly string[]) => void
  /** The value read, unless something failed or a word is left over. */
  readonly finish: <T>(value: T) => Result<T, NotationError>
}

/** Takes one line, without its end, apart into words. */
export const wordsOf = (text: string, line: number): Words => {
  let at = 0
  let ahead: Word | undefined
  let failure: NotationError | undefined
  let offered: readonly string[] = []

  const failAt = (wanted: Wanted, column: number, found: string): undefined => {
    failure ??= { line, column, found: showFound(found), expected: sayWanted(wanted).en, wanted }
    ahead = undefined
    at = text.length
  }
  const fail: Words['fail'] = (wanted, word = peek(), offset = 0) =>
    word ? failAt(wanted, word.column + offset, word.text) : failAt(wanted, at + 1, '')

  const scan = (): Word | undefined => {
    while (isBlank(text.charCodeAt(at))) at++
    const start = at
    if (start >= text.length || text[start] === '#') return undefined
    if (text[start] === '"') return quoted(start)
    while (at < text.length && !isBlank(text.charCodeAt(at))) at++
    return { text: text.slice(start, at), column: start + 1 }
  }
  const quoted = (start: number): Word | undefined => {
    let word = ''
    for (at = start + 1; text[at] !== '"'; at++) {
      if (at >= text.length) return failAt({ code: 'closing-quote' }, start + 1, text.slice(start))
      if (text[at] === '\\' && text[++at] !== '"' && text[at] !== '\\') return failAt({ code: 'escape' }, at, text.slice(at - 1, at + 1))
      word += text[at]
    }
    at++
    if (at < text.length && !isBlank(text.charCodeAt(at))) return failAt({ code: 'blank-after-quote' }, at + 1, text.slice(at))
    return { text: word, column: start + 1 }
  }
  const peek = (): Word | undefined => {
    ahead ??= scan()
    return ahead
  }

  if (text.length > MOST_LINE) failAt({ code: 'shorter-line', most: MOST_LINE }, MOST_LINE + 1, text)
  else {
    const control = controlIn(text)
    if (control >= 0) failAt({ code: 'plain-text' }, control + 1, text.slice(control))
  }
  return {
    peek,
    next: () => {
      const word = peek()
      ahead = undefined
      return word
    },
    rest: () => {
      const rest = text.slice(at + 1)
      at = text.length
      return rest
    },
    fail,
    offer: (words) => {
      offered = words
    },
    finish: (value) => {
      if (peek()) fail(offered.length ? { code: 'end-or-word', words: offered } : { code: 'end' })
      return failure ? refuse(failure) : ok(value)
    },
  }
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09

/** Where the first control character other than a tab stands, -1 if none does. */
const controlIn = (text: string): number => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code < 0x20 && code !== 0x09) || (code >= 0x7f && code < 0xa0)) return i
  }
  return -1
}
