import { type } from '@orpc/contract'
import { z } from 'zod'
import { DECISIONS } from '../../db/log/vocabulary.ts'
import { HEAD, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { name, penalty, reason } from './inputs.ts'
import type { Ruling } from './rulings.ts'
import { CONFLICT_CHOICES, CONFLICT_KINDS, type ConflictKind } from './vocabulary.ts'

/** One of the two: who wrote it when, what it says; the incident and the ruling that it is of, if any. */
export type ConflictSide = {
  readonly seq: number
  readonly by: string
  readonly at: Date
  readonly says: string
  readonly incident: number | null
  readonly ruling: Ruling | null
}

/** Two entries whose writers had not seen each other; of two rulings on one finding all that hangs on them is settled with them. Where one of them must count, `other` does until somebody decides. */
export type Conflict = {
  readonly kind: ConflictKind
  readonly round: number | null
  readonly table: string | null
  readonly tableId: string | null
  readonly hand: string | null
  readonly event: number | null
  readonly one: ConflictSide
  readonly other: ConflictSide
  /** `here`: one of the two is chosen; `table`: the record of the table is corrected; `elsewhere`: one of them needs another name or edition. */
  readonly settled: 'here' | 'table' | 'elsewhere'
}

/** How much waits for a person besides the findings; `appeals`: incidents whose appeal nobody has decided. */
export type Waiting = { readonly reviews: number; readonly appeals: number; readonly conflicts: number; readonly repeats: number }

const seq = z.number().int().min(1)

/** What can be asked about contradictions. */
export const conflicts = {
  list: procedure({ access: REFEREE }).output(type<readonly Conflict[]>()),
  /** Says which of the two stands, in the name of the head referee, or of two rulings what he rules instead (`own`); both stay in the log. Answers what is left. */
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
