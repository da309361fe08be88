import { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** Before acts could be corrected: an event was known by its number among those that stood then. Of imports nothing said how much came, and where to; then only games came. */
const numbered = KINDS.event
  .pick({ hand: true, text: true, key: true })
  .extend({ number: z.number().int(), form: z.object({ text: z.string(), part: z.number().int(), parts: z.number().int() }).nullable() })
const unnamed = KINDS.finding.omit({ names: true })
const unlisted = KINDS.import.omit({ lines: true, leftOut: true })
const unnumbered = unlisted.omit({ table: true, games: true, hands: true, acts: true })

/** Each with how it reads today. An event of the first form has no anchor: where it stands is found by its number. */
export const EARLIER_PLAY = {
  event: [
    {
      form: numbered,
      next: ({ form, ...body }: z.infer<typeof numbered>): Body<'event'> => ({ ...body, after: null, ...(form && { form }) }),
    },
  ],
  finding: [{ form: unnamed, next: (body: z.infer<typeof unnamed>): Body<'finding'> => ({ ...body, names: null }) }],
  import: [
    {
      form: unnumbered,
      next: (body: z.infer<typeof unnumbered>): z.infer<typeof unlisted> => ({ ...body, table: null, games: 0, hands: 0, acts: 0 }),
    },
    { form: unlisted, next: (body: z.infer<typeof unlisted>): Body<'import'> => ({ ...body, lines: 0, leftOut: 0 }) },
  ],
}
