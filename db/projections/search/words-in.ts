/** A chain of adjacent words: one word, or the characters of a word in a script without spaces. */
export type WordChain = readonly string[]

/**
 * The searchable words of a text: without case, accents and other marks, with letters such as ł and ß in their typed form (Łukasz: lukasz,
 * Strauß: strauss). Each Japanese or Chinese character is a word, so that a name is found from any character on.
 */
export const searchWordsIn = (text: string): readonly string[] => chainsIn(text).flat()

/** The same by chains, for a query: characters typed without a space must be adjacent. */
export const chainsIn = (text: string): readonly WordChain[] =>
  foldedText(text)
    .match(CHAINS)
    ?.map((chain) => chain.match(WORDS) ?? []) ?? []

/** The parts of a word with apostrophes or hyphens in one, as it is typed in a hurry: O’Reilly → oreilly. */
export const joinedWordsIn = (text: string): readonly string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{N}'‘’ʼ`´\u2010-]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(''))

/** A name without its blanks, from each of its words on: Maria de la Cruz → mariadelacruz, delacruz, lacruz. */
export const joinedNameIn = (name: string): readonly string[] => {
  const words = searchWordsIn(name)
  return words.slice(0, -1).map((_, n) => words.slice(n).join(''))
}

/** A text for comparison without case and accents, which are lost in hurried typing and in spreadsheets. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[łđøßæœþðħıŋ]/g, (letter) => PLAIN[letter] ?? letter)

const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}

const SIGN = '[\\p{L}\\p{N}]&&[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]'
const WORDS = new RegExp(`[${SIGN}]|[[\\p{L}\\p{N}]--[${SIGN}]]+`, 'gv')
const CHAINS = new RegExp(`[${SIGN}]+|[[\\p{L}\\p{N}]--[${SIGN}]]+`, 'gv')
