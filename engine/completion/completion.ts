import type { ByLanguage } from '../model/language.ts'

export type Completion = {
  /** The whole line in table notation; it ends in a blank if a tile or a number has to follow. */
  readonly line: string
  /**
   * The part of the line after the typed text; empty if the line does not begin with that text (a tile alone, `.`, a line without its
   * seat).
   */
  readonly rest: string
  /** The typed text in words of the notation, which the line completes if it does not begin with the typed text. */
  readonly readAs: string
  /** A short explanation. */
  readonly explains: ByLanguage<string>
  /** Whether this act is due at the table. */
  readonly due: boolean
}

/** A line that could be entered now, independent of the typed text. */
export type CandidateLine = Omit<Completion, 'rest' | 'readAs'>
