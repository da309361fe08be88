/** The flags that a recorder can add to an act, in the order in which the notation writes them. */
export const FLAGS = {
  draw: ['fast', 'wrong', 'mixed'],
  discard: ['rotated', 'meld', 'nodraw', 'slow', 'wrong'],
  reveal: ['mixed'],
} as const

/** The word out of several that a recorder can add to an act. */
export const CHOICES = {
  discard: ['drawn', 'hand'],
  take: ['left', 'middle', 'right'],
  ankan: ['outer', 'middle'],
  expose: ['own', 'wall', 'dead-wall'],
} as const

export type FlagsOf<V extends keyof typeof FLAGS> = { readonly [Name in (typeof FLAGS)[V][number]]?: true }
export type ChoiceOf<V extends keyof typeof CHOICES> = (typeof CHOICES)[V][number]

/** An act that can have such words, and its words. */
export type VerbWithWords = keyof typeof FLAGS | keyof typeof CHOICES
export type WordOf<V extends VerbWithWords> =
  | (V extends keyof typeof FLAGS ? (typeof FLAGS)[V][number] : never)
  | (V extends keyof typeof CHOICES ? (typeof CHOICES)[V][number] : never)

/** Every word that says how an act was done. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  ...Object.values(FLAGS).flat(),
  ...[...CHOICES.discard, ...CHOICES.take, ...CHOICES.ankan],
])
