import { z } from 'zod'

/** What people enter, for the API and for the command line alike: blanks alone are nothing. */
export const name: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(200, 'has more than 200 characters')
export const reason: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(4000, 'has more than 4000 characters')

/** What somebody said or wrote, at length. */
export const words: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(20_000, 'has more than 20000 characters')

/** Somebody: one of the list of players by id, or by name. */
export const named = z.object({ id: z.string().min(1).max(100).optional(), name })

/** A day of the calendar, `2026-11-21`. */
export const date: z.ZodType<string> = z.iso.date()

const AMOUNT = 'is from -1000000 to 1000000'

/** A penalty as a referee imposes it. */
export const penalty = z.union([
  z.object({
    kind: z.literal('points'),
    amount: z.number().int().min(-1_000_000, AMOUNT).max(1_000_000, AMOUNT),
    unit: z.enum(['table', 'tournament']),
  }),
  z.object({ kind: z.enum(['none', 'notice', 'dead-hand', 'chombo', 'disqualification', 'discretion']) }),
])

/** What was done at the table, by the remedies' names. */
export const remedies = z.array(z.string().max(50)).max(50)
