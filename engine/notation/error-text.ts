import type { Language } from '../language.ts'
import type { NotationError } from './error.ts'
import { sayWanted } from './wanted.ts'

/** A notation error in one line, as the command line prints it and the entry line shows it. */
export const sayNotationError = ({ line, column, found, wanted }: NotationError, language: Language): string =>
  SENTENCES[language]({ line, column, found, expected: sayWanted(wanted)[language] })

type Parts = { readonly line: number; readonly column: number; readonly found: string; readonly expected: string }

const SENTENCES: { readonly [L in Language]: (parts: Parts) => string } = {
  en: ({ line, column, found, expected }) =>
    `line ${line}, column ${column}: found ${found ? `"${found}"` : 'the end of the line'}, expected ${expected}`,
  fr: ({ line, column, found, expected }) =>
    `ligne ${line}, colonne ${column} : trouvé ${found ? `« ${found} »` : 'la fin de la ligne'}, attendu ${expected}`,
}
