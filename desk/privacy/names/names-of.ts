import { plainWords } from './name-forms.ts'

/** Somebody under all the names that a log has for them, and what they are called in the new one. */
export type Somebody = {
  /** The player's id; null for somebody who is only a name. */
  readonly player: string | null
  readonly names: readonly string[]
  readonly pseudonym: string
  /** The player's new number; null: none. */
  readonly number: number | null
  /** The numbers that the player had. */
  readonly numbered?: readonly number[]
}

/** Whose name it is: a pseudonym, or null for somebody whose name stays. */
export type Whose = string | null
export const NOBODY: ReadonlySet<Whose> = new Set()

export const hasSomebody = (whose: ReadonlySet<Whose>): boolean => [...whose].some((one) => one !== null)

export type Name = { readonly name: string; readonly whose: Whose }

export const allNames = (people: readonly Somebody[], others: readonly string[]): readonly Name[] => [
  ...people.flatMap(({ names, pseudonym }) => names.map((name) => ({ name, whose: pseudonym }))),
  ...others.map((name) => ({ name, whose: null })),
]

/** Whose each part of a name is by which alone somebody is known. */
export const partsOf = (all: readonly Name[]): ReadonlyMap<string, ReadonlySet<Whose>> => {
  const parts = new Map<string, Set<Whose>>()
  for (const { name, whose } of all) for (const part of plainWords(name).filter(isPart)) within(parts, part).add(whose)
  return parts
}

export const within = <T>(sets: Map<string, Set<T>>, key: string): Set<T> => {
  const one = sets.get(key) ?? new Set<T>()
  sets.set(key, one)
  return one
}

/** A part of a name by which alone somebody is known; not an initial. */
const isPart = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word)

/** What is left of a name where a language bends its end. */
const stemOf = (part: string): string => part.slice(0, Math.max(4, part.length - 3))

type Stems = ReadonlyMap<string, ReadonlySet<Whose>>

/** Whose name begins so, by the stems of its parts. */
export const stemsOf = (parts: ReadonlyMap<string, ReadonlySet<Whose>>): Stems => {
  const stems = new Map<string, Set<Whose>>()
  for (const [part, whose] of parts)
    if (part.length >= 4 && hasSomebody(whose)) for (const one of whose) within(stems, stemOf(part)).add(one)
  return stems
}

/** Whose name a word may be with another ending. */
export const bentFrom = (word: string, stems: Stems): ReadonlySet<Whose> => {
  const whose = new Set<Whose>()
  for (let length = 4; length <= word.length; length++) for (const one of stems.get(word.slice(0, length)) ?? []) whose.add(one)
  return whose
}

/** Whose number in the start list it was. */
export const numbersOf = (people: readonly Somebody[]): ReadonlyMap<string, ReadonlySet<Whose>> => {
  const numbers = new Map<string, Set<Whose>>()
  for (const { numbered = [], pseudonym } of people) for (const one of numbered) within(numbers, String(one)).add(pseudonym)
  return numbers
}
