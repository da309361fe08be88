import type { Language } from '../../model/language.ts'
import { type ExpectedInput, sayExpectedInput } from './wanted.ts'

/**
 * A line of notation that can't be read: the place, the text there, and the text that would be right. Line and column count from 1; a
 * column is an index into the string, in UTF-16 units. `found` has at most 40 characters, with control characters made visible, and is
 * empty at the end of the line. `expected` is the English text of `wanted`.
 */
export type NotationError = {
  readonly line: number
  readonly column: number
  readonly found: string
  readonly expected: string
  readonly wanted: ExpectedInput
}

/** A notation error in one line, as the command line and the entry line show it. */
export const sayNotationError = ({ line, column, found, wanted }: NotationError, language: Language): string =>
  SENTENCES[language]({ line, column, found, expected: sayExpectedInput(wanted)[language] })

type Parts = { readonly line: number; readonly column: number; readonly found: string; readonly expected: string }

const SENTENCES: { readonly [L in Language]: (parts: Parts) => string } = {
  en: ({ line, column, found, expected }) =>
    `line ${line}, column ${column}: found ${found ? `"${found}"` : 'the end of the line'}, expected ${expected}`,
  fr: ({ line, column, found, expected }) =>
    `ligne ${line}, colonne ${column} : trouvé ${found ? `« ${found} »` : 'la fin de la ligne'}, attendu ${expected}`,
}
