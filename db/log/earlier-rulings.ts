import { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** The forms of incidents, rulings, penalties and undoings before rulings could supersede each other and incidents have no table. */
const incident = KINDS.incident.omit({ key: true }).extend({ table: z.string().min(1).max(100) })
const ruling = KINDS.ruling.omit({ supersedes: true, player: true, playerName: true, seat: true, key: true })
const penalty = KINDS.penalty.omit({ worth: true, voidWithWin: true })
const undo = KINDS.undo.extend({ table: z.string().min(1).max(100) })

/** Each with how it reads today. */
export const EARLIER_RULINGS = {
  incident: [{ form: incident, next: (body: z.infer<typeof incident>): Body<'incident'> => body }],
  ruling: [
    {
      form: ruling,
      next: (body: z.infer<typeof ruling>): Body<'ruling'> => ({ ...body, supersedes: [], player: null, playerName: null, seat: null }),
    },
  ],
  undo: [{ form: undo, next: (body: z.infer<typeof undo>): Body<'undo'> => body }],
  penalty: [
    {
      form: penalty,
      next: (body: z.infer<typeof penalty>): Body<'penalty'> => {
        const { penalty: imposed } = body
        const worth = imposed.kind === 'points' ? { amount: imposed.amount, unit: imposed.unit } : null
        return { ...body, worth, voidWithWin: false }
      },
    },
  ],
}
