import { type } from '@orpc/contract'
import { z } from 'zod'
import { DECISIONS } from '../../db/log/vocabulary.ts'
import { HEAD, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { name, penalty, reason } from './inputs.ts'
import type { Ruling } from './rulings.ts'
import { CONFLICT_CHOICES, CONFLICT_KINDS, type ConflictKind } from './vocabulary.ts'

/** One of the two entries: its author, time and content, and its incident and ruling, if any. */
export type ConflictSide = {
  readonly seq: number
  readonly by: string
  readonly at: Date
  readonly says: string
  readonly incident: number | null
  readonly ruling: Ruling | null
}

/**
 * Two concurrent entries that contradict each other. The consequences of two rulings on one finding are resolved with the rulings. If only
 * one entry can be in force, `other` is until the decision.
 */
export type Conflict = {
  readonly kind: ConflictKind
  readonly round: number | null
  readonly table: string | null
  readonly tableId: string | null
  readonly hand: string | null
  readonly event: number | null
  readonly one: ConflictSide
  readonly other: ConflictSide
  /**
   * `here`: the user chooses one of the two. `table`: the table's record is corrected. `elsewhere`: one of them needs another name or
   * edition.
   */
  readonly settled: 'here' | 'table' | 'elsewhere'
}

/** The number of open decisions besides the findings. `appeals`: incidents with an undecided appeal. */
export type Waiting = { readonly reviews: number; readonly appeals: number; readonly conflicts: number; readonly repeats: number }

const seq = z.number().int().min(1)

/** Contradictions between concurrent entries. */
export const conflicts = {
  list: procedure({ access: REFEREE }).output(type<readonly Conflict[]>()),
  /**
   * Decides between the two in the head referee's name. `own`: the head referee's own ruling replaces two rulings. Both entries stay in the
   * log. Returns the remaining conflicts.
   */
  settle: procedure({ access: HEAD })
    .input(
      z.object({
        kind: z.enum(CONFLICT_KINDS),
        one: seq,
        other: seq,
        stands: z.enum(CONFLICT_CHOICES),
        own: z.object({ decision: z.enum(DECISIONS), penalty: penalty.optional() }).optional(),
        reason,
        by: name,
        key,
      }),
    )
    .output(type<readonly Conflict[]>()),
}
