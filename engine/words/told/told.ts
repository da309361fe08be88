import type { Finding } from '../../findings.ts'
import type { Seat } from '../../seats.ts'

/** Names of players by seat, where they are to be said. */
export type People = Readonly<Partial<Record<Seat, string>>>

/** What a sentence about a finding needs in every language. */
export type Told = {
  readonly finding: Finding
  /** Whether it is asked, not stated. */
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
