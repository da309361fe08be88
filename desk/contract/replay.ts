import { type } from '@orpc/contract'
import { z } from 'zod'
import type { TableEvent } from '../../engine/model/events.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import type { BySeat } from '../../engine/model/seats.ts'
import { REFEREE } from './access.ts'
import { notation, procedure, type TableName, tableId } from './base.ts'
import type { Compared } from './hand-questions.ts'
import type { Act, HandStart, HandSummary } from './hands.ts'
import { listEdit } from './inputs.ts'
import type { PlayerAtTable } from './people.ts'
import type { ShownFinding } from './rulings.ts'

/** The engine's input for a whole hand; it gives the table after every act. */
export type Reel = HandStart & { readonly events: readonly TableEvent[] }

/** A hand for replay; `refs`: the permanent reference of each act. */
export type ReplayHand = Reel &
  HandSummary & {
    readonly players: BySeat<PlayerAtTable | null>
    readonly lines: readonly Act[]
    readonly refs: readonly string[]
    readonly findings: readonly ShownFinding[]
  }

/** The game of a hand, with all its hands in order. `before`, `after`: the table's hands right before and after the game. */
export type ReplayGame = {
  readonly table: TableName
  readonly hands: readonly ReplayHand[]
  readonly before: string | null
  readonly after: string | null
}

/** One change to a scratch copy; its numbers refer to the acts after the changes before it. */
export type ScratchEdit = z.infer<typeof listEdit>

/** Origin of an act in a scratch copy. `act`: its number in the record, or that of the act it replaces; null if inserted. */
export type Origin = { readonly act: number | null; readonly as: 'recorded' | 'changed' | 'put-in' }

/** The aspects in which a finding may differ from the recorded one at the same place. */
export type Otherwise = 'level' | 'state' | 'remedies' | 'penalty' | 'act'

/**
 * A finding of a scratch copy, with its proposed penalty. `recorded`: the recorded finding at the same place; null if the finding is new.
 */
export type ScratchFinding = {
  readonly finding: Finding
  readonly proposed: Penalty
  readonly recorded: { readonly finding: Finding; readonly proposed: Penalty } | null
  readonly differs: readonly Otherwise[]
}

/** A scratch copy of a hand as the engine judges it. Nothing of it is stored. */
export type Scratch = {
  readonly reel: Reel
  readonly origins: readonly Origin[]
  readonly findings: readonly ScratchFinding[]
  /** Recorded findings that the scratch copy lacks. */
  readonly gone: readonly { readonly finding: Finding; readonly proposed: Penalty }[]
  /** Answers and rulings that were removed with their act, by their numbers in the record. */
  readonly decisions: readonly number[]
  readonly compared: Compared
}

const place = { table: tableId, hand: tableId }

export const replay = {
  /** All data needed to replay the game of a hand, act by act. */
  game: procedure({ access: REFEREE }).input(z.object(place)).output(type<ReplayGame>()),
  /** Judges a hand after hypothetical changes, applied in order, under its own rule set or another. Nothing is written. */
  whatIf: procedure({ access: REFEREE })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ ...place, edits: z.array(listEdit).max(200), rules: z.string().min(1).max(60).optional() }))
    .output(type<Scratch>()),
}
