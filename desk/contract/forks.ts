import { z } from 'zod'
import { FORK_OUTCOMES } from '../../db/log/vocabulary.ts'
import { HAND_MERGES, HAND_REASONS } from '../../engine/repair/concurrent/likely-hands.ts'
import { recorderCall } from './access.ts'
import { entryRef, key, tableId } from './base.ts'
import { handSummary } from './hands.ts'
import { signature } from './inputs.ts'
import { answer, finding, integer, moment, ref, type Shape, text } from './shape.ts'
import { type Change, change } from './tables.ts'

/** One recorder's side of a fork; `acts` has current numbers. */
const forkSide = z.strictObject({ first: ref, by: z.array(text), acts: z.array(integer) })

/** An act in the likely order: its current number, and the side that recorded it. `moved`: its position differs from the current one. */
const forkLine = z.strictObject({ text, number: integer, of: z.enum(['one', 'other', 'both']), moved: z.boolean() })
export interface ForkLine extends Shape<typeof forkLine> {}

/** Concurrent acts of two recorders. Until the decision, the acts of `one` come before those of `other`. */
const fork = z.strictObject({
  hand: text,
  one: forkSide,
  other: forkSide,
  /** The likely order; null if the acts include an answer or a ruling, because a user must then order them by hand. */
  likely: z
    .strictObject({
      lines: z.array(forkLine),
      /** Acts that both recorders entered; the duplicates would be removed. */
      doubled: z.array(integer),
      /** Findings that would appear (`came`) or disappear (`gone`). */
      came: z.array(finding),
      gone: z.array(finding),
    })
    .nullable(),
})
export interface Fork extends Shape<typeof fork> {}

/** One of two concurrent hands: its reference, recorders and start time, its number of acts, and the first of them. */
const handApart = z.strictObject({
  ref,
  hand: text,
  name: handSummary.pick({ wind: true, number: true, counters: true }),
  by: z.array(text),
  at: moment,
  acts: integer,
  begins: z.array(text),
})
export interface HandApart extends Shape<typeof handApart> {}

/** Two concurrent hands of one table. Until the decision both are in force, `one` before `other`. */
const handsApart = z.strictObject({
  one: handApart,
  other: handApart,
  likely: z.strictObject({ stands: z.enum(HAND_MERGES), because: z.array(z.enum(HAND_REASONS)) }),
})
export interface HandsApart extends Shape<typeof handsApart> {}

const forkOutcome = z.enum(FORK_OUTCOMES)
export type ForkOutcome = z.infer<typeof forkOutcome>

/** Forks: concurrent acts, or concurrent hands, of two recorders at one table. */
export const forks = {
  /** The first fork of a hand that needs a decision; null if none. */
  at: recorderCall.input(z.object({ table: tableId, hand: z.string().max(100) })).output(answer<Fork | null>(fork.nullable())),
  /** Resolves a fork: puts the acts into the likely order, or leaves them as they are. Undone as one act. */
  settle: recorderCall
    .input(
      z.object({
        table: tableId,
        hand: z.string().max(100),
        one: entryRef,
        other: entryRef,
        how: forkOutcome,
        by: signature,
        key,
      }),
    )
    .output(answer<Change>(change)),
  /** The first two concurrent hands of a table that need a decision; null if none. */
  hands: recorderCall.input(z.object({ table: tableId })).output(answer<HandsApart | null>(handsApart.nullable())),
  /** Resolves two concurrent hands: undoes one of them, or orders both. Undone as one act. */
  settleHands: recorderCall
    .input(z.object({ table: tableId, one: entryRef, other: entryRef, stands: z.enum(HAND_MERGES), by: signature, key }))
    .output(answer<Change>(change)),
}
