import type { Cleaned } from '../../contract/personal.ts'
import { cutAtNames, type NameMeanings, NOTHING_CHOSEN } from './doubtful-words.ts'
import { COMMON_WORDS, GAME_WORDS } from './everyday-words.ts'
import { formStandsAt, formsOf, plainWords } from './name-forms.ts'
import {
  allNames,
  bentFrom,
  getOrCreateSet,
  hasSomebody,
  type NameOwner,
  namePartsOf,
  numbersOf,
  OWNED_BY_NOBODY,
  type PseudonymousPerson,
  stemsOf,
} from './names-of.ts'
import { sameName, type TextWord, textWordsIn } from './words.ts'

type Named = { readonly words: readonly string[]; readonly whose: NameOwner; readonly isForm: boolean }

/**
 * Reads free texts for names: whole names however they are spelt, with initials or turned round; single parts of them where they begin like
 * a name; numbers of the start list. `others`: names that stay. A word that may be either's is left for a person to decide. `only`: 'whole' looks
 * for whole names alone, also with initials or turned round.
 */
export const textReader = (
  people: readonly PseudonymousPerson[],
  others: readonly string[] = [],
  only?: 'whole',
): ((text: string, meant?: NameMeanings) => Cleaned) => {
  const all = allNames(people, others)
  const named = Map.groupBy(
    all.flatMap(({ name, whose }): readonly Named[] => [
      ...wholeIn(name).map((words) => ({ words, whose, isForm: false })),
      ...formsOf(name).map((words) => ({ words, whose, isForm: true })),
    ]),
    ({ words }) => words[0] ?? '',
  )
  const parts = namePartsOf(only === 'whole' ? [] : all)
  const stems = stemsOf(parts)
  const numbers = numbersOf(only === 'whole' ? [] : people)
  return (text, meant = NOTHING_CHOSEN) => {
    const words = textWordsIn(text)
    const { replace, doubt, cleaned } = cutAtNames(text, meant)
    for (let n = 0; n < words.length; n++) {
      const word = words[n]
      if (!word) continue
      const found = longest((named.get(word.plain) ?? []).filter((one) => standsAt(text, words, n, one)))
      if (found) {
        const { length, whose } = found
        const end = words[n + length - 1]?.end ?? word.end
        if (whose.size > 1) doubt(word.at, end, whose, whose.has(null) ? undefined : [...whose].join(' / '))
        else if (!whose.has(null)) replace(word.at, end, [...whose].join(''))
        n += length - 1
        continue
      }
      const numbered = numbers.get(String(Number(word.plain)))
      if (numbered && /^\d+$/.test(word.plain) && isNumberAt(text, word.at)) doubt(word.at, word.end, numbered)
      const whose = parts.get(word.plain) ?? OWNED_BY_NOBODY
      const isWord = GAME_WORDS.has(word.plain) || COMMON_WORDS.has(word.plain)
      if (!word.isCapital || whose.size === 0) {
        const perhaps = hasSomebody(whose) ? whose : bentFrom(word.plain, stems)
        if (!isWord && hasSomebody(perhaps)) doubt(word.at, word.end, perhaps)
        continue
      }
      if (!hasSomebody(whose)) continue
      const isNone = GAME_WORDS.has(word.plain) || (isWord && startsSentence(text, word.at))
      const now = whose.has(null) || isNone ? undefined : [...whose].join(' / ')
      if (isWord || whose.size > 1) doubt(word.at, word.end, whose, now)
      else if (now !== undefined) replace(word.at, word.end, now)
    }
    return cleaned()
  }
}

/**
 * The possible owners of a name in a field of its own: pseudonyms, and null for a person whose name stays; empty if it
 * is no name of these people.
 */
export const nameReader = (
  people: readonly PseudonymousPerson[],
  others: readonly string[],
): ((name: string) => ReadonlySet<NameOwner>) => {
  const all = allNames(people, others)
  const whole = new Map<string, Set<NameOwner>>()
  for (const { name, whose } of all) getOrCreateSet(whole, sameName(name)).add(whose)
  const forms = new Map<string, Set<NameOwner>>()
  for (const { name, whose } of all) for (const form of formsOf(name)) getOrCreateSet(forms, form.join(' ')).add(whose)
  const parts = namePartsOf(all)
  return (name) => {
    const words = plainWords(name)
    const [only] = words
    const whose =
      whole.get(sameName(name)) ??
      forms.get(words.join(' ')) ??
      (words.length === 1 && only !== undefined ? parts.get(only) : undefined) ??
      OWNED_BY_NOBODY
    return hasSomebody(whose) ? whose : OWNED_BY_NOBODY
  }
}

/** The owners of the longest of some names; a whole name goes before another's initials. */
const longest = (found: readonly Named[]): { readonly length: number; readonly whose: ReadonlySet<NameOwner> } | undefined => {
  if (found.length === 0) return undefined
  const length = Math.max(...found.map(({ words }) => words.length))
  const ones = found.filter(({ words }) => words.length === length)
  const whole = ones.filter(({ isForm }) => !isForm)
  return { length, whose: new Set((whole.length > 0 ? whole : ones).map(({ whose }) => whose)) }
}

/** A name as its words; and its parts that are several words of their own, as in scripts without blanks. */
const wholeIn = (name: string): readonly (readonly string[])[] =>
  [name, ...name.split(/[\s-]+/)].map(plainWords).filter((words, n) => words.length > (n === 0 ? 0 : 1))

const standsAt = (text: string, words: readonly TextWord[], at: number, { words: name, isForm }: Named): boolean =>
  isForm ? formStandsAt(text, words, at, name) : name.every((part, n) => words[at + n]?.plain === part)

/** Whether a word begins a sentence, or a quotation. */
const startsSentence = (text: string, at: number): boolean => /(?:^|[.!?:;…\n"“«([{,-])\s{0,3}$/u.test(text.slice(Math.max(0, at - 3), at))

/** Whether the text before a number says that it is a player's. */
const isNumberAt = (text: string, at: number): boolean => NUMBER_OF.test(text.slice(Math.max(0, at - 20), at))

const NUMBER_OF = /(?:\bplayers?|\bjoueu(?:r|rs|se|ses)|\bnumbers?|\bnum[ée]ros?|\bno\.?|\bnr\.?|\bn[°º]|#)[ \u00a0]{0,2}$/iu
