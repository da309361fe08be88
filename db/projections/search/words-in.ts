/** A chain of words that stand behind each other: one, or the signs of a word in a script that puts no spaces. */
export type Chain = readonly string[]

/**
 * The words of a text as they are looked for: without case, accents and other marks, letters that have no plain form as one types them (Łukasz:
 * lukasz, Strauß: strauss). Japanese and Chinese signs are a word each, so that a name is found from any of its signs on.
 */
export const wordsIn = (text: string): readonly string[] => chainsIn(text).flat()

/** The same by chains, for a search: what was typed without a space between signs must stand so. */
export const chainsIn = (text: string): readonly Chain[] =>
  folded(text)
    .match(CHAINS)
    ?.map((chain) => chain.match(WORDS) ?? []) ?? []

/** A text as it is compared where case and accents do not count, as one writes a foreign name in a hurry or a spreadsheet loses them. */
export const folded = (text: string): string =>
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
