import { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** Before acts could be corrected: an event was known by its number among those that stood then. */
const numbered = KINDS.event
  .pick({ hand: true, text: true, key: true })
  .extend({ number: z.number().int(), form: z.object({ text: z.string(), part: z.number().int(), parts: z.number().int() }).nullable() })

/** Where it stands is found by its number: no anchor was written. */
export const EARLIER_EVENT = {
  event: [
    {
      form: numbered,
      next: ({ form, ...body }: z.infer<typeof numbered>): Body<'event'> => ({ ...body, after: null, ...(form && { form }) }),
    },
  ],
}
