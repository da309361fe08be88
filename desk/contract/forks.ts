import { type } from '@orpc/contract'
import { z } from 'zod'
import { FORK_OUTCOMES } from '../../db/log/vocabulary.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { LikelyHands } from '../../engine/repair/concurrent/likely-hands.ts'
import { HAND_MERGES } from '../../engine/repair/concurrent/likely-hands.ts'
import { RECORDS } from './access.ts'
import { entryName, key, procedure, type Ref, tableId } from './base.ts'
import type { HandSummary } from './hands.ts'
import { name } from './inputs.ts'
import type { Change } from './tables.ts'

/** One recorder's side of a fork; `acts` has current numbers. */
type ForkSide = { readonly first: Ref; readonly by: readonly string[]; readonly acts: readonly number[] }

/** An act in the likely order: its current number, and the side that recorded it. `moved`: its position differs from the current one. */
export type ForkLine = { readonly text: string; readonly number: number; readonly of: 'one' | 'other' | 'both'; readonly moved: boolean }

/** Concurrent acts of two recorders. Until the decision, the acts of `one` come before those of `other`. */
export type Fork = {
  readonly hand: string
  readonly one: ForkSide
  readonly other: ForkSide
  /** The likely order; null if the acts include an answer or a ruling, because a user must then order them by hand. */
  readonly likely: {
    readonly lines: readonly ForkLine[]
    /** Acts that both recorders entered; the duplicates would be removed. */
    readonly doubled: readonly number[]
    /** Findings that would appear (`came`) or disappear (`gone`). */
    readonly came: readonly Finding[]
    readonly gone: readonly Finding[]
  } | null
}

/** One of two concurrent hands: its reference, recorders and start time, its number of acts, and the first of them. */
export type HandApart = {
  readonly ref: Ref
  readonly hand: string
  readonly name: Pick<HandSummary, 'wind' | 'number' | 'counters'>
  readonly by: readonly string[]
  readonly at: Date
  readonly acts: number
  readonly begins: readonly string[]
}

/** Two concurrent hands of one table. Until the decision both are in force, `one` before `other`. */
export type HandsApart = { readonly one: HandApart; readonly other: HandApart; readonly likely: LikelyHands }

const forkOutcome = z.enum(FORK_OUTCOMES)
export type ForkOutcome = z.infer<typeof forkOutcome>

/** Forks: concurrent acts, or concurrent hands, of two recorders at one table. */
export const forks = {
  /** The first fork of a hand that needs a decision; null if none. */
  at: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, hand: z.string().max(100) }))
    .output(type<Fork | null>()),
  /** Resolves a fork: puts the acts into the likely order, or leaves them as they are. Undone as one act. */
  settle: procedure({ access: RECORDS })
    .input(
      z.object({
        table: tableId,
        hand: z.string().max(100),
        one: entryName,
        other: entryName,
        how: forkOutcome,
        by: name,
        key,
      }),
    )
    .output(type<Change>()),
  /** The first two concurrent hands of a table that need a decision; null if none. */
  hands: procedure({ access: RECORDS })
    .input(z.object({ table: tableId }))
    .output(type<HandsApart | null>()),
  /** Resolves two concurrent hands: undoes one of them, or orders both. Undone as one act. */
  settleHands: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, one: entryName, other: entryName, stands: z.enum(HAND_MERGES), by: name, key }))
    .output(type<Change>()),
}
