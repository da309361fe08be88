import type { ByLanguage } from '../model/language.ts'

/** One line that may be meant by what is typed. */
export type Completion = {
  /** The whole line in table notation; it ends in a blank where a tile or a number has still to be typed. */
  readonly line: string
  /** What the line has beyond what is typed; empty where it does not begin with it (a tile alone, `.`, a line without its seat). */
  readonly rest: string
  /** What is typed, in words of the notation: what the line completes where it does not begin with it. */
  readonly readAs: string
  /** A few words on what it is. */
  readonly explains: ByLanguage<string>
  /** Whether this is what is due at the table. */
  readonly due: boolean
}

/** A line that could be entered now, before it is known what is typed. */
export type Candidate = Omit<Completion, 'rest' | 'readAs'>
