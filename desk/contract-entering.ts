import { z } from 'zod'
import { entryName, key, tableId, waited } from './contract-base.ts'
import { correctionEdit, recordText } from './inputs.ts'

/** A line of a table, as it is entered. */
export const recording = {
  table: tableId,
  text: recordText,
  by: z.string().max(200),
  behind: z.object({ hand: z.string().max(100), after: entryName.nullable(), unanswered: z.boolean().optional() }).optional(),
  waited,
  key,
}

/** What the writer of a correction had seen. */
const seenBefore = z.object({
  acts: z.array(entryName).min(1).max(10_000).readonly().optional(),
  before: entryName.optional(),
  behind: entryName.nullable().optional(),
  header: entryName.optional(),
})

/** Who takes back or puts back at a table, and which act is meant. */
export const takingBack = {
  table: tableId,
  by: z.string().max(200),
  own: z.boolean().optional(),
  of: entryName.optional(),
  after: key,
  key,
}

/** A correction of a hand, the newest if none is named. */
export const correcting = {
  table: tableId,
  hand: tableId.optional(),
  edit: correctionEdit,
  seen: seenBefore.optional(),
  by: z.string().max(200),
  key,
}
