import type { Finding } from '../model/findings.ts'
import type { Seat } from '../model/seats.ts'

/** The players’ names by seat, for texts that name them. */
export type PlayerNames = Readonly<Partial<Record<Seat, string>>>

/** The parts of a finding that sentences use in every language. */
export type FindingParts = {
  readonly finding: Finding
  /** Whether the finding is a question. */
  readonly asks: boolean
  /** Whether a dead hand is to be declared or proposed. */
  readonly dead: boolean
  /** The reader's words for a fact, undefined where the engine does not know it. */
  readonly seat: (key: string) => string | undefined
  readonly seats: (key: string) => string | undefined
  /** Whether a list of seats names more than one. */
  readonly many: (key: string) => boolean
  readonly number: (key: string) => string | undefined
  readonly seconds: (key: string) => string | undefined
  readonly word: (key: string) => string | undefined
  /** The tiles shown or laid, in notation. */
  readonly tiles: string | undefined
}
