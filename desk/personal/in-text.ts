import { COMMON_WORDS, GAME_WORDS } from './everyday-words.ts'
import { formStandsAt, formsOf, plainWords } from './name-forms.ts'
import type { Somebody } from './people.ts'
import { type Word, wordsIn } from './words.ts'

/** A text with the names in it replaced; `doubts`: words that may still tell who is meant, for a person to read. */
export type Cleaned = { readonly text: string; readonly doubts: readonly string[] }

/** Whose name it is: a pseudonym, or null for somebody whose name stays. */
type Whose = string | null
type Named = { readonly words: readonly string[]; readonly whose: Whose; readonly isForm: boolean }

/**
 * Reads free texts for names: whole names however they are spelt, with initials or turned round; single parts of them where they begin like
 * a name. `others`: names that stay; what may be either's is left for a person to read.
 */
export const textReader = (people: readonly Somebody[], others: readonly string[] = []): ((text: string) => Cleaned) => {
  const all = allNames(people, others)
  const named = Map.groupBy(
    all.flatMap(({ name, whose }): readonly Named[] => [
      ...wholeIn(name).map((words) => ({ words, whose, isForm: false })),
      ...formsOf(name).map((words) => ({ words, whose, isForm: true })),
    ]),
    ({ words }) => words[0] ?? '',
  )
  const parts = partsOf(all)
  const stems = new Set([...parts].filter(([part, whose]) => part.length >= 4 && hasSomebody(whose)).map(([part]) => stemOf(part)))
  return (text) => {
    const words = wordsIn(text)
    const doubts: string[] = []
    let clean = ''
    let from = 0
    const replace = (at: number, end: number, whose: ReadonlySet<Whose>): void => {
      clean += text.slice(from, at) + [...whose].join(' / ')
      from = end
    }
    for (let n = 0; n < words.length; n++) {
      const word = words[n]
      if (!word) continue
      const found = longest((named.get(word.plain) ?? []).filter((one) => standsAt(text, words, n, one)))
      if (found) {
        const end = words[n + found.length - 1]?.end ?? word.end
        if (found.whose.size > 1) doubts.push(text.slice(word.at, end))
        if (!found.whose.has(null)) replace(word.at, end, found.whose)
        n += found.length - 1
        continue
      }
      const whose = parts.get(word.plain) ?? NOBODY
      const isWord = GAME_WORDS.has(word.plain) || COMMON_WORDS.has(word.plain)
      if (!word.isCapital || whose.size === 0) {
        if (!isWord && (hasSomebody(whose) || isBent(word.plain, stems))) doubts.push(text.slice(word.at, word.end))
        continue
      }
      if (!hasSomebody(whose)) continue
      if (isWord || whose.size > 1) doubts.push(text.slice(word.at, word.end))
      const isNone = GAME_WORDS.has(word.plain) || (isWord && startsSentence(text, word.at))
      if (!whose.has(null) && !isNone) replace(word.at, word.end, whose)
    }
    return { text: clean + text.slice(from), doubts }
  }
}

/** Whether a name that stands alone is one of these people's: their pseudonym; null: it may be another's as well; undefined: it is not. */
export const nameReader = (people: readonly Somebody[], others: readonly string[]): ((name: string) => string | null | undefined) => {
  const all = allNames(people, others)
  const forms = new Map<string, Set<Whose>>()
  for (const { name, whose } of all) for (const form of formsOf(name)) within(forms, form.join(' ')).add(whose)
  const parts = partsOf(all)
  return (name) => {
    const words = plainWords(name)
    const [only] = words
    const whose = forms.get(words.join(' ')) ?? (words.length === 1 && only !== undefined ? parts.get(only) : undefined) ?? NOBODY
    if (!hasSomebody(whose)) return undefined
    const [one] = whose
    return whose.size === 1 ? one : null
  }
}

const NOBODY: ReadonlySet<Whose> = new Set()

const hasSomebody = (whose: ReadonlySet<Whose>): boolean => [...whose].some((one) => one !== null)

type Name = { readonly name: string; readonly whose: Whose }

const allNames = (people: readonly Somebody[], others: readonly string[]): readonly Name[] => [
  ...people.flatMap(({ names, pseudonym }) => names.map((name) => ({ name, whose: pseudonym }))),
  ...others.map((name) => ({ name, whose: null })),
]

/** Whose each part of a name is by which alone somebody is known. */
const partsOf = (all: readonly Name[]): ReadonlyMap<string, ReadonlySet<Whose>> => {
  const parts = new Map<string, Set<Whose>>()
  for (const { name, whose } of all) for (const part of plainWords(name).filter(isPart)) within(parts, part).add(whose)
  return parts
}

const within = <T>(sets: Map<string, Set<T>>, key: string): Set<T> => {
  const one = sets.get(key) ?? new Set<T>()
  sets.set(key, one)
  return one
}

/** Whose the longest of some names is; a whole name before another's initials. */
const longest = (found: readonly Named[]): { readonly length: number; readonly whose: ReadonlySet<Whose> } | undefined => {
  if (found.length === 0) return undefined
  const length = Math.max(...found.map(({ words }) => words.length))
  const ones = found.filter(({ words }) => words.length === length)
  const whole = ones.filter(({ isForm }) => !isForm)
  return { length, whose: new Set((whole.length > 0 ? whole : ones).map(({ whose }) => whose)) }
}

/** A name as its words; and its parts that are several words of their own, as in scripts without blanks. */
const wholeIn = (name: string): readonly (readonly string[])[] =>
  [name, ...name.split(/[\s-]+/)].map(plainWords).filter((words, n) => words.length > (n === 0 ? 0 : 1))

/** A part of a name by which alone somebody is known; not an initial. */
const isPart = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word)

const standsAt = (text: string, words: readonly Word[], at: number, { words: name, isForm }: Named): boolean =>
  isForm ? formStandsAt(text, words, at, name) : name.every((part, n) => words[at + n]?.plain === part)

/** Whether a word begins a sentence, or what is quoted. */
const startsSentence = (text: string, at: number): boolean => /(?:^|[.!?:;…\n"“«([{,-])\s*$/u.test(text.slice(Math.max(0, at - 3), at))

/** What is left of a name where a language bends its end. */
const stemOf = (part: string): string => part.slice(0, Math.max(4, part.length - 3))

/** Whether a word begins as a name does. */
const isBent = (word: string, stems: ReadonlySet<string>): boolean => {
  for (let length = 4; length <= word.length; length++) if (stems.has(word.slice(0, length))) return true
  return false
}
