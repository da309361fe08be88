import { z } from 'zod'
import { DECISIONS } from '../../db/log/vocabulary.ts'
import { headCall, refereeCall } from './access.ts'
import { key } from './base.ts'
import { penalty, reason, signature } from './inputs.ts'
import { ruling } from './rulings.ts'
import { answer, integer, moment, type Shape, text } from './shape.ts'
import { CONFLICT_CHOICES, CONFLICT_KINDS } from './vocabulary.ts'

/** One of the two entries: its author, time and content, and its incident and ruling, if any. */
const conflictSide = z.strictObject({
  seq: integer,
  by: text,
  at: moment,
  says: text,
  incident: integer.nullable(),
  ruling: ruling.nullable(),
})
export interface ConflictSide extends Shape<typeof conflictSide> {}

/**
 * Two concurrent entries that contradict each other. The consequences of two rulings on one finding are resolved with the rulings. If only
 * one entry can be in force, `other` is until the decision.
 */
const conflict = z.strictObject({
  kind: z.enum(CONFLICT_KINDS),
  round: integer.nullable(),
  table: text.nullable(),
  tableId: text.nullable(),
  hand: text.nullable(),
  event: integer.nullable(),
  one: conflictSide,
  other: conflictSide,
  /**
   * `here`: the user chooses one of the two. `table`: the table's record is corrected. `elsewhere`: one of them needs another name or
   * edition.
   */
  settled: z.enum(['here', 'table', 'elsewhere']),
})
export interface Conflict extends Shape<typeof conflict> {}

/** The number of open decisions besides the findings. `appeals`: incidents with an undecided appeal. */
export const waiting = z.strictObject({ reviews: integer, appeals: integer, conflicts: integer, repeats: integer })
export interface Waiting extends Shape<typeof waiting> {}

const seq = z.number().int().min(1)

/** Contradictions between concurrent entries. */
export const conflicts = {
  list: refereeCall.output(answer<readonly Conflict[]>(z.array(conflict))),
  /**
   * Decides between the two in the head referee's name. `own`: the head referee's own ruling replaces two rulings. Both entries stay in the
   * log. Returns the remaining conflicts.
   */
  settle: headCall
    .input(
      z.object({
        kind: z.enum(CONFLICT_KINDS),
        one: seq,
        other: seq,
        stands: z.enum(CONFLICT_CHOICES),
        own: z.object({ decision: z.enum(DECISIONS), penalty: penalty.optional() }).optional(),
        reason,
        by: signature,
        key,
      }),
    )
    .output(answer<readonly Conflict[]>(z.array(conflict))),
}
