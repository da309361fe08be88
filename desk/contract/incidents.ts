import { type } from '@orpc/contract'
import { z } from 'zod'
import type { PictureType } from '../../db/log/vocabulary.ts'
import { APPEAL_OUTCOMES, DECISIONS, ENDINGS, STATEMENT_ROLES, WEIGHTS } from '../../db/log/vocabulary.ts'
import { LAPTOP, RECORDS, REFEREE } from './access.ts'
import { aboutIncident, counted, key, procedure, seen, supersedes, tableId, waited } from './base.ts'
import { type Beside, type Choices, type FoundIncidents, incidentFilter, type Resting, type StaleRepeat } from './incident-list.ts'
import { doneBy, fileName, name, named, penalty, reason, remark, remedies, words } from './inputs.ts'
import type { Incident, LedgerRow, PenaltyTotal, Proposal } from './rulings.ts'
import { REPORT_LANGUAGES } from './vocabulary.ts'

/** What can be asked about incidents. */
export const incidents = {
  list: procedure({ access: REFEREE }).output(type<readonly Incident[]>()),
  get: procedure({ access: REFEREE })
    .input(z.object({ incident: counted }))
    .output(type<Incident>()),
  /** A page of those that a filter lets through, the newest first; with a text, where it stands in each. */
  find: procedure({ access: REFEREE })
    .input(
      z.object({ filter: incidentFilter, from: z.number().int().min(0).default(0), count: z.number().int().min(1).max(100).default(50) }),
    )
    .output(type<FoundIncidents>()),
  /** What the list can be narrowed to. */
  choices: procedure({ access: REFEREE }).output(type<Choices>()),
  /** Which stand next to one in the list that a filter leaves. */
  beside: procedure({ access: REFEREE })
    .input(z.object({ filter: incidentFilter, incident: z.number().int() }))
    .output(type<Beside>()),
  /** What rests on it, and what it rests on: penalties counted again, results. */
  resting: procedure({ access: REFEREE })
    .input(z.object({ incident: z.number().int() }))
    .output(type<Resting>()),
  /** Penalties proposed as repeats of what holds no longer: somebody has to look at them again. */
  stale: procedure({ access: REFEREE }).output(type<readonly StaleRepeat[]>()),
  /**
   * Opens one with nothing but its table, and with what was said at once, if anything was: a call for a referee. `waited`: milliseconds since it was made,
   * as measured where it was made.
   */
  open: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, note: remark, waited, by: name, key }))
    .output(type<Incident>()),
  /** Fills one in; what is left out stays as it was. Acts by their numbers in the hand; null: none. */
  fillIn: procedure({ access: REFEREE })
    .input(
      z.object({
        ...aboutIncident,
        hand: z.string().max(100).optional(),
        from: z.number().int().min(1).nullable().optional(),
        to: z.number().int().min(1).nullable().optional(),
        finding: counted.optional(),
        players: z.array(named).max(50).optional(),
        note: z.string().trim().max(20_000).optional(),
        weight: z.enum(WEIGHTS).optional(),
      }),
    )
    .output(type<Incident>()),
  /** Notes what has been done at the table by now of what one of its rulings, that stands, asks for: all of it. */
  done: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, ruling: counted, remedies }))
    .output(type<Incident>()),
  /** Notes down what somebody says of it. */
  addStatement: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, role: z.enum(STATEMENT_ROLES), who: named, text: words }))
    .output(type<Incident>()),
  /** Puts a picture to it (JPEG, PNG or WebP, at most 1.5 MB): as bytes in Base64, with what it shows. */
  attach: procedure({ access: REFEREE, long: true })
    .input(z.object({ ...aboutIncident, name: fileName, note: remark, base64: z.base64().min(1).max(4_000_000) }))
    .output(type<Incident>()),
  /** The bytes of one of its pictures, by its number. */
  picture: procedure({ access: REFEREE, long: true })
    .input(z.object({ attachment: z.number().int() }))
    .output(type<{ type: PictureType; base64: string }>()),
  /** What the rule set proposes where it is decided under this rule, with the player's earlier ones. */
  propose: procedure({ access: REFEREE })
    .input(z.object({ incident: z.number().int(), ...seen, player: named.optional() }))
    .output(type<Proposal>()),
  /** Decides it, on its finding or on what a person saw; `supersedes` as with findings. */
  rule: procedure({ access: REFEREE })
    .input(
      z.object({
        ...aboutIncident,
        ...seen,
        player: named.optional(),
        decision: z.enum(DECISIONS),
        penalty: penalty.optional(),
        remedies: remedies.default([]),
        reason,
        supersedes,
      }),
    )
    .output(type<Incident>()),
  appeal: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, who: named, grounds: words }))
    .output(type<Incident>()),
  /** Decides its appeal; where that changes the ruling, a further one takes its place in the same act. */
  decideAppeal: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, outcome: z.enum(APPEAL_OUTCOMES), penalty: penalty.optional(), reason }))
    .output(type<Incident>()),
  close: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, how: z.enum(ENDINGS), reason }))
    .output(type<Incident>()),
  reopen: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, reason }))
    .output(type<Incident>()),
  /** Takes the last act about it back, `own`: the last of one's own; and puts it back. */
  undo: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, own: z.boolean().optional() }))
    .output(type<Incident>()),
  redo: procedure({ access: REFEREE }).input(z.object(aboutIncident)).output(type<Incident>()),
  /** The incident as a file at once: HTML (one file, nothing outside it) or JSON. `reports.make` makes every report, as PDF too. */
  report: procedure({ access: LAPTOP, long: true })
    .input(z.object({ incident: z.number().int(), format: z.enum(['html', 'json']), language: z.enum(REPORT_LANGUAGES), by: doneBy }))
    .output(type<{ name: string; mime: string; content: string }>()),
}

/** What can be asked about penalties. */
export const penalties = {
  list: procedure({ access: REFEREE }).output(type<readonly LedgerRow[]>()),
  cancel: procedure({ access: REFEREE })
    .input(z.object({ penalty: counted, reason, by: name, key }))
    .output(type<LedgerRow>()),
  /** What each player's penalties that stand come to. */
  totals: procedure({ access: REFEREE }).output(type<readonly PenaltyTotal[]>()),
  /** What the rule set proposes for a conduct, with the player's earlier ones. */
  propose: procedure({ access: REFEREE })
    .input(z.object({ ...seen, player: named, table: z.string().max(100).optional() }))
    .output(type<Proposal>()),
  /** Imposes a penalty that has no act behind it; what is proposed, if none is named. */
  impose: procedure({ access: REFEREE })
    .input(
      z.object({
        ...seen,
        player: named,
        table: z.string().max(100).optional(),
        penalty: penalty.optional(),
        remedies: remedies.default([]),
        reason,
        by: name,
        key,
      }),
    )
    .output(type<LedgerRow>()),
}
