import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Seat } from '../../engine/model/seats.ts'
import type { SumDifference } from '../../engine/scoring/score-sum.ts'
import { REFEREE } from './access.ts'
import { key, points, procedure, tableId } from './base.ts'
import { name, reason } from './inputs.ts'

/** The result of a table as it was signed; `seat` by the wind of the first hand. */
export type TableResult = {
  readonly id: number
  readonly tableId: string
  readonly table: string
  readonly round: number | null
  readonly scores: readonly { readonly seat: Seat; readonly player: string | null; readonly points: number }[]
  /** Riichi sticks that were left on the table. */
  readonly sticks: number
  /** What did not add up when it was signed, and why it was signed all the same. */
  readonly sum: { readonly difference: SumDifference; readonly reason: string } | null
  readonly signed: readonly string[]
  readonly by: string
  readonly at: Date
  readonly reopened: { readonly by: string; readonly at: Date; readonly reason: string } | null
}

/** Signed results of tables. */
export const results = {
  list: procedure({ access: REFEREE }).output(type<readonly TableResult[]>()),
  /**
   * As the players named and the referee signed it; the points by the winds of the first hand. Points and `sticks`, the riichi sticks left on the
   * table, that don't add up as they should are signed only with a reason.
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
