import type { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** Before the planning of a round had a key. */
const round = KINDS.round.omit({ key: true })
/** Before other rules could hold from a round on. */
const tournament = KINDS.tournament.omit({ later: true })

/** Each with how it reads today. */
export const EARLIER_PEOPLE = {
  tournament: [{ form: tournament, next: (body: z.infer<typeof tournament>): Body<'tournament'> => body }],
  round: [{ form: round, next: (body: z.infer<typeof round>): Body<'round'> => body }],
}
