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

/** What the engine folds a hand from: it gives the table after every act. */
export type Reel = HandStart & { readonly events: readonly TableEvent[] }

/** A hand as it is looked at again; `refs`: what names each act for good, whatever its number. */
export type ReplayHand = Reel &
  HandSummary & {
    readonly players: BySeat<PlayerAtTable | null>
    readonly lines: readonly Act[]
    readonly refs: readonly string[]
    readonly findings: readonly ShownFinding[]
  }

/** The game that a hand is of, all its hands in order; `before` and `after`: the hands of the table right before and after the game. */
export type ReplayGame = {
  readonly table: TableName
  readonly hands: readonly ReplayHand[]
  readonly before: string | null
  readonly after: string | null
}

/** One change of a scratch copy, numbered as the acts stand after the changes before it. */
export type ScratchEdit = z.infer<typeof listEdit>

/** Where an act of a scratch copy comes from: the number that it, or what it took the place of, has in the record; null where it was put in. */
export type Origin = { readonly act: number | null; readonly as: 'recorded' | 'changed' | 'put-in' }

/** In what a finding reads otherwise than the record's at the same place. */
export type Otherwise = 'level' | 'state' | 'remedies' | 'penalty' | 'act'

/** A finding of a scratch copy with what would be proposed; `recorded`: the record's at the same place, null where there is none: then it comes. */
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
  /** Findings of the record that it does not have. */
  readonly gone: readonly { readonly finding: Finding; readonly proposed: Penalty }[]
  /** Answers and rulings that went with the act they were about, by their numbers in the record. */
  readonly decisions: readonly number[]
  readonly compared: Compared
}

const place = { table: tableId, hand: tableId }

export const replay = {
  /** All that is needed to look at the game of a hand again, act by act. */
  game: procedure({ access: REFEREE }).input(z.object(place)).output(type<ReplayGame>()),
  /** What would be found had other things been done: changes one after the other, by the hand's own rule set or another one. Nothing is written. */
  whatIf: procedure({ access: REFEREE })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ ...place, edits: z.array(listEdit).max(200), rules: z.string().min(1).max(60).optional() }))
    .output(type<Scratch>()),
}
