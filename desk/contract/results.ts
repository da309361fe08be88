import { z } from 'zod'
import { refereeCall } from './access.ts'
import { entryRef, key, points, tableId } from './base.ts'
import { name, reason, signature } from './inputs.ts'
import { answer, integer, moment, type Shape, scoreTotal, seat, text } from './shape.ts'

/** The difference between the scores and their expected total, as the engine computes it. */
const sumDifference = z.strictObject({ by: integer, counted: integer, expected: integer, points: integer, from: scoreTotal.shape.from })

/** A player's result with uma, as the engine computes it; null where the table's rules state no uma. Penalties are not deducted. */
const gameScore = z.strictObject({ place: integer, sticks: z.number(), uma: z.number(), total: z.number() })

/** A table's signed result; `seat`: by the wind of the first hand. */
const tableResult = z.strictObject({
  id: integer,
  ref: entryRef,
  tableId: text,
  table: text,
  round: integer.nullable(),
  scores: z.array(z.strictObject({ seat, player: text.nullable(), points: integer, final: gameScore.nullable() })),
  /** Riichi sticks that were left on the table. */
  sticks: integer,
  /** The error in the sum at the signature, and the reason for signing anyway. */
  sum: z.strictObject({ difference: sumDifference, reason: text }).nullable(),
  signed: z.array(text),
  by: text,
  at: moment,
  reopened: z.strictObject({ by: text, at: moment, reason: text }).nullable(),
})
export interface TableResult extends Shape<typeof tableResult> {}

export const results = {
  list: refereeCall.output(answer<readonly TableResult[]>(z.array(tableResult))),
  /**
   * Signs a result: `signed` names its players, `by` the referee. Points are by the winds of the first hand; `sticks` are the riichi sticks
   * left on the table. A wrong sum needs a reason.
   */
  sign: refereeCall
    .input(
      z.object({
        table: tableId,
        points: z.object({ E: points, S: points, W: points, N: points }),
        sticks: z.number().int().min(0).max(100).optional(),
        reason: reason.optional(),
        signed: z.array(name).max(20),
        by: signature,
        key,
      }),
    )
    .output(answer<TableResult>(tableResult)),
  /** `result`: the one that is meant, refused if another stands; without it, the newest. */
  reopen: refereeCall
    .input(z.object({ table: tableId, result: entryRef.optional(), reason, by: signature, key }))
    .output(answer<TableResult>(tableResult)),
}
