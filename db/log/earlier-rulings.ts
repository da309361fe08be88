import { z } from 'zod'
import { type Body, KINDS } from './kinds.ts'

/** The forms before rulings could supersede each other, incidents have no table, and these acts a key. */
const incident = KINDS.incident.omit({ key: true, waited: true }).extend({ table: z.string().min(1).max(100) })
/** Before a call said how long it had waited on a tablet. */
const incidentAtOnce = KINDS.incident.omit({ waited: true })
const ruling = KINDS.ruling.omit({ supersedes: true, player: true, playerName: true, seat: true, key: true })
const penalty = KINDS.penalty.omit({ worth: true, voidWithWin: true })
const tournament = KINDS.tournament.omit({ key: true, later: true })
/** Before other rules could hold from a round on; for a day that was written in this version too. */
const tournamentOfOneRuleSet = KINDS.tournament
const cancelled = KINDS['penalty-cancelled'].omit({ key: true })
/** Before what was done at the table after the signature could be noted. */
const filled = KINDS['incident-filled'].omit({ done: true })
/** Before spectators could be heard; for some days those were written in this version too. */
const statement = KINDS.statement
/** Before a report said which version it is. */
const exported = KINDS.export.omit({ player: true, language: true, digest: true, head: true })
const undo = KINDS.undo.extend({ table: z.string().min(1).max(100) })

/** Each with how it reads today. */
export const EARLIER_RULINGS = {
  tournament: [
    { form: tournament, next: (body: z.infer<typeof tournament>): z.infer<typeof tournamentOfOneRuleSet> => body },
    { form: tournamentOfOneRuleSet, next: (body: z.infer<typeof tournamentOfOneRuleSet>): Body<'tournament'> => body },
  ],
  'penalty-cancelled': [{ form: cancelled, next: (body: z.infer<typeof cancelled>): Body<'penalty-cancelled'> => body }],
  incident: [
    { form: incident, next: (body: z.infer<typeof incident>): z.infer<typeof incidentAtOnce> => body },
    { form: incidentAtOnce, next: (body: z.infer<typeof incidentAtOnce>): Body<'incident'> => body },
  ],
  'incident-filled': [{ form: filled, next: (body: z.infer<typeof filled>): Body<'incident-filled'> => body }],
  statement: [{ form: statement, next: (body: z.infer<typeof statement>): Body<'statement'> => body }],
  ruling: [
    {
      form: ruling,
      next: (body: z.infer<typeof ruling>): Body<'ruling'> => ({ ...body, supersedes: [], player: null, playerName: null, seat: null }),
    },
  ],
  export: [
    {
      form: exported,
      next: (body: z.infer<typeof exported>): Body<'export'> => ({ ...body, player: null, language: null, digest: null, head: null }),
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
