import { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** Before acts could be corrected: an event was known by its number among those that stood then. */
const numbered = KINDS.event
  .pick({ hand: true, text: true, key: true })
  .extend({ number: z.number().int(), form: z.object({ text: z.string(), part: z.number().int(), parts: z.number().int() }).nullable() })
const unnamed = KINDS.finding.omit({ names: true })
const atTable = KINDS.undo.extend({ table: z.string().min(1).max(100) })

/** Each with how it reads today. An event of the first form has no anchor: where it stands is found by its number. */
export const EARLIER_PLAY = {
  event: [
    {
      form: numbered,
      next: ({ form, ...body }: z.infer<typeof numbered>): Body<'event'> => ({ ...body, after: null, ...(form && { form }) }),
    },
  ],
  finding: [{ form: unnamed, next: (body: z.infer<typeof unnamed>): Body<'finding'> => ({ ...body, names: null }) }],
  undo: [{ form: atTable, next: (body: z.infer<typeof atTable>): Body<'undo'> => body }],
}
