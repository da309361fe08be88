import type { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** Before the planning of a round had a key. */
const round = KINDS.round.omit({ key: true })

/** Each with how it reads today. */
export const EARLIER_PEOPLE = {
  round: [{ form: round, next: (body: z.infer<typeof round>): Body<'round'> => body }],
}
