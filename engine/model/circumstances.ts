import { SEATS } from './seats.ts'

/** The flags that a recorder can add to an act, in the order in which the notation writes them. */
export const FLAGS = {
  draw: ['fast', 'wrong', 'mixed'],
  discard: ['rotated', 'meld', 'nodraw', 'slow', 'wrong'],
  reveal: ['mixed'],
} as const

/** The choice that a recorder can add to an act: one word out of several, and the field of the event that holds it. */
export const CHOICES = {
  discard: ['drawn', 'hand'],
  take: ['left', 'middle', 'right'],
  ankan: ['outer', 'middle'],
  expose: ['own', 'wall', 'dead-wall', ...SEATS],
} as const
export const CHOICE_FIELDS = { discard: 'source', take: 'side', ankan: 'faces', expose: 'whose' } as const satisfies Readonly<
  Record<keyof typeof CHOICES, string>
>

/** The fields that a verb's flags and its choice add to its event. */
export type FlagsOf<Verb extends string> = Verb extends keyof typeof FLAGS
  ? { readonly [Name in (typeof FLAGS)[Verb][number]]?: true }
  : unknown
export type WithChoice<Verb extends string> = Verb extends keyof typeof CHOICES
  ? { readonly [Field in (typeof CHOICE_FIELDS)[Verb]]?: (typeof CHOICES)[Verb][number] }
  : unknown

/** An act that can have such words, and its words. */
export type VerbWithWords = keyof typeof FLAGS | keyof typeof CHOICES
export type WordOf<V extends VerbWithWords> =
  | (V extends keyof typeof FLAGS ? (typeof FLAGS)[V][number] : never)
  | (V extends keyof typeof CHOICES ? (typeof CHOICES)[V][number] : never)

type Words = Readonly<Partial<Record<string, readonly string[]>>>
const flags: Words = FLAGS
const choices: Words = CHOICES
const fields: Readonly<Partial<Record<string, string>>> = CHOICE_FIELDS

/** The words that a verb can have, for readers and writers that know no verb by name. */
export const wordsOfVerb = (
  verb: string,
): { readonly flags: readonly string[]; readonly choices: readonly string[]; readonly field: string } => ({
  flags: flags[verb] ?? [],
  choices: choices[verb] ?? [],
  field: fields[verb] ?? '',
})

/** Every word that says how an act was done. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  ...Object.values(FLAGS).flat(),
  // whose tiles were exposed is part of the act
  ...Object.entries(CHOICES).flatMap(([verb, words]) => (verb === 'expose' ? [] : words)),
])
