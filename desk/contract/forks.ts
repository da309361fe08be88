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

/** The acts of one of two recorders who had not seen each other, by their numbers now. */
type ForkSide = { readonly first: Ref; readonly by: readonly string[]; readonly acts: readonly number[] }

/** An act in the likely order: its number now, and who recorded it. `moved`: it would stand elsewhere than now. */
export type ForkLine = { readonly text: string; readonly number: number; readonly of: 'one' | 'other' | 'both'; readonly moved: boolean }

/** Two recorders' acts that crossed. Until somebody decides, those of `one` stand before those of `other`. */
export type Fork = {
  readonly hand: string
  readonly one: ForkSide
  readonly other: ForkSide
  /** The likely order; null where an answer or a ruling stands among the acts, which are put in order by hand. */
  readonly likely: {
    readonly lines: readonly ForkLine[]
    /** Recorded by both: these would be taken out. */
    readonly doubled: readonly number[]
    /** What would be found that is not found now, and what would no longer be. */
    readonly came: readonly Finding[]
    readonly gone: readonly Finding[]
  } | null
}

/** One of two hands that were begun apart: by what it is named in the log, who recorded it, when it was begun, how many acts it has, and how they begin. */
export type HandApart = {
  readonly ref: Ref
  readonly hand: string
  readonly name: Pick<HandSummary, 'wind' | 'number' | 'counters'>
  readonly by: readonly string[]
  readonly at: Date
  readonly acts: number
  readonly begins: readonly string[]
}

/** Two hands of one table whose writers had not seen each other's. Until somebody decides both stand, `one` before `other`. */
export type HandsApart = { readonly one: HandApart; readonly other: HandApart; readonly likely: LikelyHands }

const forkOutcome = z.enum(FORK_OUTCOMES)
export type ForkOutcome = z.infer<typeof forkOutcome>

/** What can be asked about forks. */
export const forks = {
  /** The first one that waits at a hand of a table; null where none does. */
  at: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, hand: z.string().max(100) }))
    .output(type<Fork | null>()),
  /** Puts the acts into the likely order, or keeps them as they are. Either way it is settled; undone as one act. */
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
  /** The first two hands of a table that were begun apart and wait; null where none do. */
  hands: procedure({ access: RECORDS })
    .input(z.object({ table: tableId }))
    .output(type<HandsApart | null>()),
  /** Says which of the two stands, and takes the other back as a whole, or in which order both do. Undone as one act. */
  settleHands: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, one: entryName, other: entryName, stands: z.enum(HAND_MERGES), by: name, key }))
    .output(type<Change>()),
}
