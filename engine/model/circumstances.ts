import { SEATS } from './seats.ts'

/** The flags that a recorder can add to an act, in the order in which the notation writes them. */
export const FLAGS = {
  draw: ['fast', 'wrong', 'mixed', 'touching'],
  replace: ['mixed'],
  discard: ['rotated', 'meld', 'nodraw', 'fast', 'slow', 'wrong'],
  call: ['fast', 'laid'],
  ankan: ['fast'],
  kakan: ['fast'],
  reveal: ['mixed'],
} as const

/**
 * The flags of a discard that change how its tile lies: boards, lists and reports show them. The look of each is in `tiles.css`, under its
 * name, and in `desk/reports/drawings/tile.ts`.
 */
export const LYING_FLAGS = ['rotated'] as const satisfies readonly (typeof FLAGS)['discard'][number][]
export type LyingFlag = (typeof LYING_FLAGS)[number]

/** The choice that a recorder can add to an act: one word out of several, and the field of the event that holds it. */
export const ACT_CHOICES = {
  draw: ['wall', 'dead-wall', ...SEATS],
  replace: ['wall', 'dead-wall', ...SEATS],
  discard: ['drawn', 'hand'],
  take: ['left', 'middle', 'right'],
  ankan: ['outer', 'middle'],
  expose: ['own', 'wall', 'dead-wall', ...SEATS],
} as const
export const CHOICE_FIELDS = {
  ...({ draw: 'from', replace: 'from', discard: 'source', take: 'side', ankan: 'faces', expose: 'whose' } as const),
} as const satisfies Readonly<Record<keyof typeof ACT_CHOICES, string>>

/** The verbs whose choice is written after a word of its own: `draw from wall`. */
export const CHOICE_WORDS = { draw: 'from', replace: 'from' } as const satisfies Partial<Record<keyof typeof ACT_CHOICES, string>>

/** The verb whose act can name what was said, and the word before it: `call pon said pung`. */
const SPOKEN_WORDS = { call: 'said' } as const

/** The call that the flags of `call` belong to: only a self-draw win can be too fast for a claim, or be called on a tile laid down. */
export const CALL_WITH_FLAGS = 'tsumo'

/** The fields that a verb's flags and its choice add to its event. */
export type FlagsOf<Verb extends string> = Verb extends keyof typeof FLAGS
  ? { readonly [Name in (typeof FLAGS)[Verb][number]]?: true }
  : unknown
export type WithChoice<Verb extends string> = Verb extends keyof typeof ACT_CHOICES
  ? { readonly [Field in (typeof CHOICE_FIELDS)[Verb]]?: (typeof ACT_CHOICES)[Verb][number] }
  : unknown

/** An act that can have such words, and its words. */
export type VerbWithWords = keyof typeof FLAGS | keyof typeof ACT_CHOICES
export type WordOf<V extends VerbWithWords> =
  | (V extends keyof typeof FLAGS ? (typeof FLAGS)[V][number] : never)
  | (V extends keyof typeof ACT_CHOICES ? (typeof ACT_CHOICES)[V][number] : never)

type Words = Readonly<Partial<Record<string, readonly string[]>>>
const flags: Words = FLAGS
const choices: Words = ACT_CHOICES
const fields: Readonly<Partial<Record<string, string>>> = CHOICE_FIELDS
const choiceWords: Readonly<Partial<Record<string, string>>> = CHOICE_WORDS
const spokenWords: Readonly<Partial<Record<string, string>>> = SPOKEN_WORDS

/** The words that a verb can have; `before` is the word that its choice is written after, `spoken` the word before what was said. */
export type WordsOfVerb = {
  readonly flags: readonly string[]
  readonly choices: readonly string[]
  readonly field: string
  readonly before?: string
  readonly spoken?: string
}

/** The words that a verb can have, for readers and writers that know no verb by name. */
export const wordsOfVerb = (verb: string): WordsOfVerb => {
  const before = choiceWords[verb]
  const spoken = spokenWords[verb]
  return {
    flags: flags[verb] ?? [],
    choices: choices[verb] ?? [],
    field: fields[verb] ?? '',
    ...(before !== undefined && { before }),
    ...(spoken !== undefined && { spoken }),
  }
}

/** Every word that says how an act was done. */
export const FLAG_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(FLAGS).flat(),
  // whose tiles were exposed, and where a tile was drawn from, is part of the act
  ...Object.entries(ACT_CHOICES).flatMap(([verb, words]) => (verb === 'expose' || verb in CHOICE_WORDS ? [] : words)),
])
