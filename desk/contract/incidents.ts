import { z } from 'zod'
import { APPEAL_OUTCOMES, DECISIONS, ENDINGS, type FilledText, PICTURE_TYPES, STATEMENT_ROLES, WEIGHTS } from '../../db/log/vocabulary.ts'
import { longLaptopCall, longRefereeCall, recorderCall, refereeCall } from './access.ts'
import { aboutIncident, counted, entryRef, key, seen, supersedes, tableId, waited } from './base.ts'
import {
  type Beside,
  beside,
  type Choices,
  choices,
  type FoundIncidents,
  foundIncidents,
  incidentFilter,
  type Resting,
  resting,
  type StaleRepeat,
  staleRepeat,
} from './incident-list.ts'
import { DECIDED, doneBy, fileName, named, penalty, reason, remark, remedies, signature, words } from './inputs.ts'
import { type Incident, incident, type OneIncident, oneIncident, type Proposal, proposal } from './rulings.ts'
import { answer, text } from './shape.ts'
import { REPORT_LANGUAGES } from './vocabulary.ts'

/** The texts that can be filled in. A missing one does not compile. */
const FILLED = { note: z.string().trim().max(20_000).optional() } satisfies Readonly<Record<FilledText, z.ZodType>>

export const incidents = {
  list: refereeCall.output(answer<readonly Incident[]>(z.array(incident))),
  get: refereeCall.input(z.object({ incident: counted })).output(answer<OneIncident>(oneIncident)),
  /** A page of the incidents that a filter selects, newest first; with a text, each has its match. */
  find: refereeCall
    .input(
      z.object({ filter: incidentFilter, from: z.number().int().min(0).default(0), count: z.number().int().min(1).max(100).default(50) }),
    )
    .output(answer<FoundIncidents>(foundIncidents)),
  /** The values that the list can be filtered by. */
  choices: refereeCall.output(answer<Choices>(choices)),
  /** The neighbours of an incident in the filtered list. */
  beside: refereeCall.input(z.object({ filter: incidentFilter, incident: z.number().int() })).output(answer<Beside>(beside)),
  /** Results and repeat penalties that depend on it, and earlier incidents on which it depends. */
  resting: refereeCall.input(z.object({ incident: z.number().int() })).output(answer<Resting>(resting)),
  /** Penalties proposed as repeats of incidents that no longer count; each needs a decision. */
  stale: refereeCall.output(answer<readonly StaleRepeat[]>(z.array(staleRepeat))),
  /**
   * Calls a referee: opens an incident with only its table and an optional note. `waited`: milliseconds since the call was made, measured
   * on its device.
   */
  open: recorderCall.input(z.object({ table: tableId, note: remark, waited, by: signature, key })).output(answer<OneIncident>(oneIncident)),
  /** Adds details to an incident; omitted fields stay unchanged. `from`, `to`: numbers of acts in the hand; null: none. */
  fillIn: refereeCall
    .input(
      z.object({
        ...aboutIncident,
        hand: z.string().max(100).optional(),
        from: z.number().int().min(1).nullable().optional(),
        to: z.number().int().min(1).nullable().optional(),
        finding: counted.optional(),
        players: z.array(named).max(50).optional(),
        ...FILLED,
        weight: z.enum(WEIGHTS).optional(),
      }),
    )
    .output(answer<OneIncident>(oneIncident)),
  /**
   * Records the remedies carried out so far for one of its rulings in force. `remedies` is the complete list. `known`: the list that the caller
   * saw; what others have noted since stays.
   */
  done: refereeCall
    .input(z.object({ ...aboutIncident, ruling: counted, remedies, known: remedies.optional() }))
    .output(answer<OneIncident>(oneIncident)),
  /** Records a person's statement about it. */
  addStatement: refereeCall
    .input(z.object({ ...aboutIncident, role: z.enum(STATEMENT_ROLES), who: named, text: words }))
    .output(answer<OneIncident>(oneIncident)),
  /** Attaches a picture (JPEG, PNG or WebP, at most 1.5 MB) as Base64; `note` describes it. */
  attach: longRefereeCall
    .input(z.object({ ...aboutIncident, name: fileName, note: remark, base64: z.base64().min(1).max(4_000_000) }))
    .output(answer<OneIncident>(oneIncident)),
  /** The bytes of an attached picture, by its number. */
  picture: longRefereeCall
    .input(z.object({ attachment: z.number().int() }))
    .output(answer(z.strictObject({ type: z.enum(PICTURE_TYPES), base64: text }))),
  /** The rule set's proposal for a decision under this rule, with the player's earlier cases. */
  propose: refereeCall
    .input(z.object({ incident: z.number().int(), ...seen, player: named.optional() }))
    .output(answer<Proposal>(proposal)),
  /** Rules on its finding, or on a person's observation; `supersedes` as in `findings.rule`. */
  rule: refereeCall
    .input(
      z.object({
        ...aboutIncident,
        ...seen,
        player: named.optional(),
        decision: z.enum(DECISIONS),
        ...DECIDED,
        supersedes,
      }),
    )
    .output(answer<OneIncident>(oneIncident)),
  /**
   * Rules on a person's observation about every player of its table in one act, each with a ruling and a penalty of its own. Default: the penalty
   * proposed for each.
   */
  ruleOnTable: refereeCall
    .input(z.object({ ...aboutIncident, ...seen, decision: z.enum(DECISIONS), ...DECIDED }).omit({ seat: true, proposed: true }))
    .output(answer<OneIncident>(oneIncident)),
  /** `ruling`: the one that is meant, refused if it is not in force any more; without it, the newest. */
  appeal: refereeCall
    .input(z.object({ ...aboutIncident, ruling: counted.optional(), who: named, grounds: words }))
    .output(answer<OneIncident>(oneIncident)),
  /**
   * Decides its appeal. If the outcome changes the ruling, a new ruling replaces it in the same act. `appeal`: the one that is meant, refused if it
   * has been decided; without it, the newest. `circumstance`: of a conduct, as it was found now; null: none; without it, that of the ruling.
   */
  decideAppeal: refereeCall
    .input(
      z.object({
        ...aboutIncident,
        appeal: counted.optional(),
        outcome: z.enum(APPEAL_OUTCOMES),
        penalty: penalty.optional(),
        circumstance: seen.circumstance.nullable(),
        minutes: seen.minutes,
        reason,
      }),
    )
    .output(answer<OneIncident>(oneIncident)),
  close: refereeCall.input(z.object({ ...aboutIncident, how: z.enum(ENDINGS), reason })).output(answer<OneIncident>(oneIncident)),
  reopen: refereeCall.input(z.object({ ...aboutIncident, reason })).output(answer<OneIncident>(oneIncident)),
  /**
   * Undoes the last act about it, with `own` the caller's own last act; `redo` restores it. `of`: the act that the caller means, `last` as the
   * caller knew it. Refused if another one is the last by now.
   */
  undo: refereeCall
    .input(z.object({ ...aboutIncident, own: z.boolean().optional(), of: entryRef.nullish() }))
    .output(answer<OneIncident>(oneIncident)),
  redo: refereeCall.input(z.object(aboutIncident)).output(answer<OneIncident>(oneIncident)),
  /**
   * The incident as one file in a single answer: HTML without external resources, or JSON. `reports.make` makes every report, also as PDF.
   */
  report: longLaptopCall
    .input(z.object({ incident: z.number().int(), format: z.enum(['html', 'json']), language: z.enum(REPORT_LANGUAGES), by: doneBy }))
    .output(answer(z.strictObject({ name: text, mime: text, content: text }))),
}
