import { ok, type Result, refuse } from '../../model/result.ts'
import { showFound } from '../errors/found.ts'
import type { NotationError } from '../errors/notation-error.ts'
import { type ExpectedInput, sayExpectedInput } from '../errors/wanted.ts'

/** The longest line that can be read, in UTF-16 units. */
const MOST_LINE = 20_000

/**
 * One word of a line: its text without quotes and escapes, and the column of its first character. The text is in plain letters; `typed`:
 * as it was typed, perhaps in full-width ones.
 */
export type NotationWord = { readonly text: string; readonly typed?: string; readonly column: number }

/** Full-width letters, digits and signs of a Japanese keyboard as plain ones, each in its place. */
export const plainWidth = (text: string): string => text.replaceAll(/[\uff01-\uff5e]/g, narrow)
const narrow = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)

/**
 * A reader of the words of one line. The first failure is stored and ends the line, so that no word is left and callers need not check each
 * step; `finish` returns the failure.
 */
export type WordReader = {
  readonly peek: () => NotationWord | undefined
  readonly next: () => NotationWord | undefined
  /** The text after the last word taken and the one blank after it, unchanged. */
  readonly rest: () => string
  /** Fails at a word, or at an offset in it; without a word at the next one, or at the end of the line. */
  readonly fail: (wanted: ExpectedInput, at?: NotationWord, offset?: number) => void
  /** Names the words that might follow, for the error about a surplus word. */
  readonly offer: (words: readonly string[]) => void
  /** Says that the next word might be a tile, for the same error. */
  readonly offerTile: () => void
  /** Returns the value, unless a step failed or a word is left over. */
  readonly finish: <T>(value: T) => Result<T, NotationError>
}

/** Splits one line, without its end, into words. */
export const openWordReader = (text: string, line: number): WordReader => {
  let at = 0
  let ahead: NotationWord | undefined
  let failure: NotationError | undefined
  let offered: readonly string[] = []
  let tileAt: NotationWord | undefined
  const plain = WIDE.test(text) ? plainWidth : asTyped
  // a wide blank or a no-break space may be part of a name
  const isBlank = plain === asTyped || PLAYERS.test(text) ? isPlainBlank : isAnyBlank

  const failAt = (wanted: ExpectedInput, column: number, found: string): undefined => {
    // worded when it is read: an entry line fails at each letter until its act is whole
    failure ??= {
      line,
      column,
      found: showFound(found),
      get expected() {
        return sayExpectedInput(wanted).en
      },
      wanted,
    }
    ahead = undefined
    at = text.length
  }
  const fail: WordReader['fail'] = (wanted, word = peek(), offset = 0) =>
    word ? failAt(wanted, word.column + offset, word.text || '""') : failAt(wanted, at + 1, '')

  const scan = (): NotationWord | undefined => {
    while (isBlank(text.charCodeAt(at))) at++
    const start = at
    if (start >= text.length || text[start] === '#' || text[start] === '＃') return undefined
    if (text[start] === '"') return quoted(start)
    while (at < text.length && !isBlank(text.charCodeAt(at))) at++
    const typed = text.slice(start, at)
    return { text: plain(typed), typed, column: start + 1 }
  }
  const quoted = (start: number): NotationWord | undefined => {
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
  const peek = (): NotationWord | undefined => {
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
    offerTile: () => {
      tileAt = peek()
    },
    finish: (value) => {
      const left = peek()
      if (left && left === tileAt) fail({ code: 'end-or-tile', words: offered })
      else if (left) fail(offered.length ? { code: 'end-or-word', words: offered } : { code: 'end' })
      return failure ? refuse(failure) : ok(value)
    },
  }
}

const WIDE = /[\u00a0\u3000\uff01-\uff5e]/
const PLAYERS = /^\s*[@＠](?:players|ｐｌａｙｅｒｓ)/
const asTyped = (text: string): string => text
const isPlainBlank = (code: number): boolean => code === 0x20 || code === 0x09
const isAnyBlank = (code: number): boolean => isPlainBlank(code) || code === 0xa0 || code === 0x3000

/** The index of the first control character except tabs, -1 if there is none. */
const controlIn = (text: string): number => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code < 0x20 && code !== 0x09) || (code >= 0x7f && code < 0xa0)) return i
  }
  return -1
}
