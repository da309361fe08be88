import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SEATS } from '../../engine/model/seats.ts'
import type { Access } from './access.ts'
import { name } from './inputs.ts'
import { SAVING_TROUBLES } from './vocabulary.ts'

/** An entry by its name, which never moves. */
export const entryName = z.templateLiteral([z.string().max(200), ':', z.number().int()])
export type Ref = z.infer<typeof entryName>

/** A table or a hand, by its id. */
export const tableId: z.ZodType<string> = z.string().max(100, 'has more than 100 characters')

/** Something that is counted from the beginning of the log: by its number, which moves on where copies are joined, or by the name of its entry. */
export const counted = z.union([z.number().int(), entryName])

/** Of the one who asks: an act that is sent again under its key is done once, and answered with the table as it is now. */
export const key = z.string().min(1).max(100).optional()

/** How long something had waited where it was made, in milliseconds, as measured there; a day at most. */
export const waited = z.number().int().min(0).max(86_400_000).optional()

/** The newest ruling on the same, where this one takes its place: who has not seen that one is refused. */
export const supersedes = counted.optional()

/** What every act about an incident says. */
export const aboutIncident = { incident: counted, by: name, key }

/** A seat by its wind. */
export const seat = z.enum(SEATS)
/** The points of a result. */
export const points = z.number().int().min(-10_000_000).max(10_000_000)

/** What a person saw; `minutes`: how late, where the rule counts them. */
export const seen = {
  rule: z.string().min(1).max(50),
  seat: seat.optional(),
  minutes: z.number().int().min(0).max(1440).optional(),
}

/** Where a record does not read, and what was expected there. */
export const notation = z.object({
  line: z.number(),
  column: z.number(),
  found: z.string(),
  expected: z.string(),
  message: z.string(),
  fr: z.string(),
})
/** The message, and the same in French. */
const refusal = z.object({ message: z.string(), fr: z.string() })

/** What every call may be answered with instead. */
const refusals = {
  NO_TOURNAMENT: { status: 409, message: 'No tournament file is open', data: z.object({ fr: z.string() }) },
  NOT_FOUND: { status: 404, data: refusal },
  REFUSED: { status: 422, data: refusal },
  NOT_SAVED: {
    status: 507,
    data: z.object({
      code: z.enum(SAVING_TROUBLES),
      detail: z.string(),
      fr: z.string(),
    }),
  },
}

/** Who may call a procedure. `long`: it may run as long as it takes, as with whole files or other machines; the window gives up the others after a while. */
export type ProcedureMeta = { readonly access: Access; readonly long?: true }

/** Begins a procedure of the contract: none is made without its metadata. */
export const procedure = <const Meta extends ProcedureMeta>(meta: Meta) => oc.$meta(meta).errors(refusals)

/** What a table is called by. */
export type TableName = { readonly id: string; readonly name: string; readonly round: number | null }
