import { foldedText } from '../../../db/projections/search/words-in.ts'

/** A word of a text: without accents and case, its position, and whether it begins like a name. */
export type TextWord = { readonly plain: string; readonly at: number; readonly end: number; readonly isCapital: boolean }

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}`
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** The words of a text in their order; of scripts that put no blanks between words, the letters. */
export const textWordsIn = (text: string): readonly TextWord[] =>
  [...text.matchAll(WORD)].map((match) => {
    const [word] = match
    return { plain: foldedText(word), at: match.index, end: match.index + word.length, isCapital: /^[^\p{Ll}]/u.test(word) }
  })

/** A name in one spelling: without accents, case and further blanks. */
export const sameName = (name: string): string => foldedText(name).replaceAll(/\s+/g, ' ').trim()

/** A word of the notation: in quotes, or by itself. */
export const NOTATION_WORD: RegExp = /"(?:[^"\\]|\\.)*"|\S+/g

/** A word of the notation without its quotes. */
export const unquoted = (word: string): string => (word.startsWith('"') ? word.slice(1, -1).replaceAll(/\\(.)/g, '$1') : word)
