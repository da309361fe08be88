import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaOutput } from '@orpc/contract'
import { z } from 'zod'
import { MOST_MINUTES_LATE } from '../../engine/model/conduct.ts'
import type { ProcedureMeta } from './access.ts'
import { signature } from './inputs.ts'
import { integer, type ReadonlyDeep, type Shape, seat, text } from './shape.ts'

/** Permanent reference of a log entry: device and number. */
export const entryRef = z.templateLiteral([z.string().max(200), ':', z.number().int()])
export type Ref = z.infer<typeof entryRef>

export const tableId: z.ZodType<string> = z.string().max(100, 'has more than 100 characters')

/** A row, by its current number or by the permanent reference of its entry. Numbers change when copies are joined. */
export const counted = z.union([z.number().int(), entryRef])

/** Idempotency key, chosen by the caller. A repeated request is applied once; its answer has the table's current state. */
export const key = z.string().min(1).max(100).optional()

/** Waiting time of an act on its device before it was sent, in ms by that device's clock; at most a day. */
export const waited = z.number().int().min(0).max(86_400_000).optional()

/** The newest ruling on the same case, which this one replaces. Refused if its author did not know the newest. */
export const supersedes = counted.optional()

/** Fields of every act about an incident. */
export const aboutIncident = { incident: counted, by: signature, key }

/** Points in a table's result. */
export const points = z.number().int().min(-10_000_000).max(10_000_000)

const MINUTES = `is a number of minutes above 0, at most ${MOST_MINUTES_LATE}`

/** A person's observation under a rule. `minutes`: the delay, for rules that count it; a half minute is 0.5.
 * `circumstance`: one of those that `propose` returns. */
export const seen = {
  rule: z.string().min(1).max(50),
  seat: seat.optional(),
  minutes: z.number(MINUTES).positive(MINUTES).max(MOST_MINUTES_LATE, MINUTES).optional(),
  circumstance: z.string().max(50).optional(),
}

/** Position of a notation error, the text found and the text expected there. `message` is in English, `fr` in French. */
export const notation = z.object({
  line: z.number(),
  column: z.number(),
  found: z.string(),
  expected: z.string(),
  message: z.string(),
  fr: z.string(),
})

/** The parsed input of a procedure. */
export type InputOf<P> =
  P extends ContractProcedure<infer Input extends AnySchema, AnySchema, ErrorMap, ProcedureMeta>
    ? ReadonlyDeep<InferSchemaOutput<Input>>
    : never

/** The answer of a procedure. */
export type OutputOf<P> =
  P extends ContractProcedure<AnySchema, infer Output extends AnySchema, ErrorMap, ProcedureMeta> ? InferSchemaOutput<Output> : never

/** The input of a procedure, with each reference resolved to a row id. */
export type ResolvedInputOf<P> = { readonly [Field in keyof InputOf<P>]: Exclude<InputOf<P>[Field], Ref> }

/** A table's id, with the name and round that identify it on screen. */
export const tableName = z.strictObject({ id: text, name: text, round: integer.nullable() })
export interface TableName extends Shape<typeof tableName> {}
