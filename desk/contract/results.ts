import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Seat } from '../../engine/model/seats.ts'
import type { SumDifference } from '../../engine/scoring/score-sum.ts'
import { REFEREE } from './access.ts'
import { key, points, procedure, tableId } from './base.ts'
import { name, reason } from './inputs.ts'

/** A table's signed result; `seat`: by the wind of the first hand. */
export type TableResult = {
  readonly id: number
  readonly tableId: string
  readonly table: string
  readonly round: number | null
  readonly scores: readonly { readonly seat: Seat; readonly player: string | null; readonly points: number }[]
  /** Riichi sticks that were left on the table. */
  readonly sticks: number
  /** The error in the sum at the signature, and the reason for signing anyway. */
  readonly sum: { readonly difference: SumDifference; readonly reason: string } | null
  readonly signed: readonly string[]
  readonly by: string
  readonly at: Date
  readonly reopened: { readonly by: string; readonly at: Date; readonly reason: string } | null
}

export const results = {
  list: procedure({ access: REFEREE }).output(type<readonly TableResult[]>()),
  /**
   * Signs a result: `signed` names its players, `by` the referee. Points are by the winds of the first hand; `sticks` are the riichi sticks
   * left on the table. A wrong sum needs a reason.
   */
  sign: procedure({ access: REFEREE })
    .input(
      z.object({
        table: tableId,
        points: z.object({ E: points, S: points, W: points, N: points }),
        sticks: z.number().int().min(0).max(100).optional(),
        reason: reason.optional(),
        signed: z.array(name).max(20),
        by: name,
        key,
      }),
    )
    .output(type<TableResult>()),
  reopen: procedure({ access: REFEREE })
    .input(z.object({ table: tableId, reason, by: name, key }))
    .output(type<TableResult>()),
}
