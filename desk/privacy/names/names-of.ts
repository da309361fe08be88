import { plainWords } from './name-forms.ts'

/** A person with all names in a log, and the pseudonym in the new one. */
export type PseudonymousPerson = {
  /** The player's id; null for a person without one. */
  readonly player: string | null
  readonly names: readonly string[]
  readonly pseudonym: string
  /** The player's new number; null: none. */
  readonly number: number | null
  /** The numbers that the player had. */
  readonly numbered?: readonly number[]
}

/** The owner of a name: a pseudonym, or null for a person whose name stays. */
export type NameOwner = string | null
export const OWNED_BY_NOBODY: ReadonlySet<NameOwner> = new Set()

export const hasSomebody = (whose: ReadonlySet<NameOwner>): boolean => [...whose].some((one) => one !== null)

export type OwnedName = { readonly name: string; readonly whose: NameOwner }

export const allNames = (people: readonly PseudonymousPerson[], others: readonly string[]): readonly OwnedName[] => [
  ...people.flatMap(({ names, pseudonym }) => names.map((name) => ({ name, whose: pseudonym }))),
  ...others.map((name) => ({ name, whose: null })),
]

/** The owners of each part of a name that identifies a person by itself. */
export const namePartsOf = (all: readonly OwnedName[]): ReadonlyMap<string, ReadonlySet<NameOwner>> => {
  const parts = new Map<string, Set<NameOwner>>()
  for (const { name, whose } of all) for (const part of plainWords(name).filter(isPart)) getOrCreateSet(parts, part).add(whose)
  return parts
}

export const getOrCreateSet = <T>(sets: Map<string, Set<T>>, key: string): Set<T> => {
  const one = sets.get(key) ?? new Set<T>()
  sets.set(key, one)
  return one
}

/** Whether a part of a name identifies a person by itself; an initial does not. */
const isPart = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word)

/** The stem of a name, without an ending that a language inflects. */
const stemOf = (part: string): string => part.slice(0, Math.max(4, part.length - 3))

type Stems = ReadonlyMap<string, ReadonlySet<NameOwner>>

/** The owners of names by the stems of their parts. */
export const stemsOf = (parts: ReadonlyMap<string, ReadonlySet<NameOwner>>): Stems => {
  const stems = new Map<string, Set<NameOwner>>()
  for (const [part, whose] of parts)
    if (part.length >= 4 && hasSomebody(whose)) for (const one of whose) getOrCreateSet(stems, stemOf(part)).add(one)
  return stems
}

/** The owners of the name that a word may be with another ending. */
export const bentFrom = (word: string, stems: Stems): ReadonlySet<NameOwner> => {
  const whose = new Set<NameOwner>()
  for (let length = 4; length <= word.length; length++) for (const one of stems.get(word.slice(0, length)) ?? []) whose.add(one)
  return whose
}

/** The owners of the numbers in the start list. */
export const numbersOf = (people: readonly PseudonymousPerson[]): ReadonlyMap<string, ReadonlySet<NameOwner>> => {
  const numbers = new Map<string, Set<NameOwner>>()
  for (const { numbered = [], pseudonym } of people) for (const one of numbered) getOrCreateSet(numbers, String(one)).add(pseudonym)
  return numbers
}
