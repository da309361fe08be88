/** A word of a text: without accents and case, where it stands, and whether it begins like a name. */
export type Word = { readonly plain: string; readonly at: number; readonly end: number; readonly isCapital: boolean }

/** Letters that do not come apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

/** Without accents and case, as one writes a foreign name in a hurry. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðßæœıþ]/g, (letter) => LETTERS[letter] ?? letter)

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}`
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** The words of a text in their order; of scripts that put no blanks between words, the letters. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map((match) => {
    const [word] = match
    return { plain: plain(word), at: match.index, end: match.index + word.length, isCapital: /^[^\p{Ll}]/u.test(word) }
  })
