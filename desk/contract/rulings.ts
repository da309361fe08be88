import { z } from 'zod'
import {
  APPEAL_OUTCOMES,
  CLOSINGS,
  CONFIRMATIONS,
  DECISIONS,
  ENDINGS,
  FILLED_TEXTS,
  type FilledText,
  PICTURE_TYPES,
  REVIEW_OUTCOMES,
  STATEMENT_ROLES,
  WEIGHTS,
} from '../../db/log/vocabulary.ts'
import { CIRCUMSTANCES } from '../../engine/model/penalties.ts'
import { LATER_FIELDS, SIGNED_FIELDS, signedFor } from './penalty-fields.ts'
import { finding, hash, integer, moment, pointUnit, ref, ruleSetName, type Shape, seat, shownPenalty, text, turn } from './shape.ts'
import { FILLED_FIELDS, INCIDENT_STATES, SHOWN_STATES } from './vocabulary.ts'

/** The undo of an entry; the entry stays in the log and in the lists. */
export const takenBack = z
  .strictObject({ by: text, at: moment })
  .nullable()
  .meta({ description: 'Author and time of the undo; null if it was not undone.' })
export interface TakenBack extends NonNullable<Shape<typeof takenBack>> {}

const circumstance = z.enum(CIRCUMSTANCES).nullable()

/**
 * What a ruling says. `rules`, `sections`: its rule set, and the rule's sections in it. `player`: the one concerned. `conflict`: a concurrent
 * ruling on the same case that is also in force; one of the two must go.
 */
export const signedRuling = z.strictObject({
  id: integer,
  ref,
  finding: integer.nullable(),
  rule: text,
  rules: ruleSetName,
  sections: z.array(text),
  player: text.nullable(),
  signedFor,
  decision: z.enum(DECISIONS),
  by: text,
  hash,
  circumstance: circumstance.meta({ description: 'The circumstance that the text distinguishes, as the referee found it; null: none.' }),
  minutes: z
    .number()
    .nullable()
    .meta({ description: 'How many minutes a player was late, half ones too; null: no lateness, or not said.' }),
  ...SIGNED_FIELDS,
  proposed: shownPenalty,
  imposed: shownPenalty,
  /** Before and after the signature. */
  remedies: z.array(text).meta({
    description:
      'What was carried out at the table: a step in the words that were ticked, English and French, a line each, or the name of a remedy.',
  }),
  at: moment,
  seq: integer,
  supersedes: integer.nullable(),
  supersededBy: integer.nullable(),
  conflict: integer.nullable(),
})

/** A ruling with what happened to it and to its penalty since. */
export const ruling = signedRuling.extend({ ...LATER_FIELDS, takenBack })
export interface Ruling extends Shape<typeof ruling> {}

const rulingBeside = ruling.extend({ incident: integer })
export interface RulingBeside extends Shape<typeof rulingBeside> {}

/** An earlier confirmed finding, or a penalty without one, of the same player under the same rule. */
const earlier = z.strictObject({
  round: integer.nullable(),
  table: text,
  rule: text,
  decision: z.enum(CONFIRMATIONS),
  circumstance,
  imposed: shownPenalty,
  incident: integer,
  at: moment,
})
export interface Earlier extends Shape<typeof earlier> {}

/**
 * A finding as displayed beside its act. `engine/wording` has its words in both languages. `proposed`: the proposed penalty, which counts
 * the player's earlier cases; `finding.penalty` is the one for a first case. `due`: the act that was due at the first ruling in force, or that the
 * hand was over, so that the displayed steps don't change. `takenBack`: undone rulings on it, oldest first. `earlier`: the player's earlier
 * penalties and confirmed findings under this rule, in this tournament.
 */
export const shownFinding = z.strictObject({
  id: integer,
  ref,
  finding,
  state: z.enum(SHOWN_STATES),
  proposed: shownPenalty,
  incident: integer.nullable(),
  incidentRef: ref.nullable(),
  ruling: ruling.nullable(),
  due: z.union([turn, z.literal('over')]),
  takenBack: z.array(ruling),
  earlier: z.array(earlier),
  /** Rulings in force on the same act, as another recorder entered it. */
  twins: z.array(rulingBeside),
})
export interface ShownFinding extends Shape<typeof shownFinding> {}

/**
 * The rule set's proposal in a case, and the penalties that a referee may impose instead. `penalty` counts the player's earlier cases,
 * `first` is for a first case. `others`: penalties that the text leaves to choose instead of `penalty`. `sections`: of the rule or the conduct;
 * none if the rule set has none. `circumstances`: those among which the text distinguishes; while none is named, nothing is proposed. `named`:
 * every penalty that the rule set names, mildest first; `milder`: a sanction that the text allows beside the proposal; `unit`: the unit of its
 * points.
 */
export const proposal = z.strictObject({
  penalty: shownPenalty,
  first: shownPenalty,
  others: z.array(shownPenalty),
  milder: shownPenalty.nullable(),
  sections: z.array(text),
  circumstances: z.array(z.enum(CIRCUMSTANCES)),
  circumstance,
  earlier: z.array(earlier),
  named: z.array(shownPenalty),
  unit: pointUnit,
  rules: ruleSetName,
})
export interface Proposal extends Shape<typeof proposal> {}

export const statement = z.strictObject({
  id: integer,
  role: z.enum(STATEMENT_ROLES),
  saidBy: text.nullable(),
  text,
  notedBy: text,
  at: moment,
  takenBack,
})
export interface Statement extends Shape<typeof statement> {}

/** A picture of an incident. `size`: in bytes, 0 if a copy omits them. */
export const attachment = z.strictObject({
  id: integer,
  name: text,
  type: z.enum(PICTURE_TYPES),
  size: integer,
  hash: text.meta({ description: 'SHA-256 of its bytes; only the tournament file contains them.' }),
  note: text,
  addedBy: text,
  at: moment,
  takenBack,
})
export interface Attachment extends Shape<typeof attachment> {}

/** An appeal against a ruling, and its outcome. `decided.ruling`: the ruling that replaced the one appealed against. */
export const appeal = z.strictObject({
  id: integer,
  ref,
  ruling: integer,
  appealedBy: text.nullable(),
  grounds: text,
  notedBy: text,
  at: moment,
  decided: z.strictObject({ outcome: z.enum(APPEAL_OUTCOMES), reason: text, by: text, at: moment, ruling: integer.nullable() }).nullable(),
  takenBack,
})
export interface Appeal extends Shape<typeof appeal> {}

/** A shape for each text that can be filled in. */
export const eachFilledText = <Of extends z.ZodType>(shape: Of): Readonly<Record<FilledText, Of>> =>
  Object.fromEntries(FILLED_TEXTS.map((name) => [name, shape])) as Readonly<Record<FilledText, Of>>

/** A change to the details of an incident: the fields, and the note as it read then. */
export const filling = z.strictObject({
  id: integer,
  fields: z.array(z.enum(FILLED_FIELDS)),
  ...eachFilledText(text.nullable()),
  weight: z.enum(WEIGHTS).nullable(),
  by: text,
  at: moment,
  takenBack,
})
export interface Filling extends Shape<typeof filling> {}

/** The closing or reopening of an incident. */
export const closing = z.strictObject({ id: integer, how: z.enum(CLOSINGS), reason: text, by: text, at: moment, takenBack })
export interface Closing extends Shape<typeof closing> {}

/** A referee's review of a ruling whose basis had changed: the ruling is still in force, or another one has replaced it. */
export const reviewed = z.strictObject({
  id: integer,
  ruling: integer,
  outcome: z.enum(REVIEW_OUTCOMES),
  reason: text,
  by: text,
  at: moment,
  takenBack,
})
export interface Reviewed extends Shape<typeof reviewed> {}

/**
 * An incident. Its number changes when copies are joined. `event`: the act concerned; `to`: the last one, if there are several. `players`:
 * all people concerned, as far as recorded. `conflict`: two rulings on the same case are in force. `review`: the basis of its newest ruling
 * changed, and no referee has reviewed it yet. The lists are whole, oldest first, including undone entries.
 */
export const incidentFields = z.strictObject({
  id: integer,
  ref,
  table: text,
  round: integer.nullable(),
  event: integer.nullable(),
  to: integer.nullable(),
  finding: integer.nullable(),
  rule: text.nullable(),
  seat: seat.nullable(),
  player: text.nullable(),
  weight: z.enum(WEIGHTS),
  players: z.array(text),
  ...eachFilledText(text),
  state: z.enum(INCIDENT_STATES),
  conflict: z.boolean(),
  review: z.boolean(),
  closed: z.strictObject({ how: z.enum(ENDINGS), reason: text, by: text, at: moment }).nullable(),
  takenBack,
  tableId: text,
  hand: text,
  openedAt: moment,
  by: text,
})
export const incident = incidentFields.extend({
  statements: z.array(statement),
  attachments: z.array(attachment),
  rulings: z.array(ruling),
  besides: z
    .array(rulingBeside)
    .meta({ description: 'Rulings of other incidents on the same finding or act, for example by two referees concurrently.' }),
  appeals: z.array(appeal),
  fillings: z.array(filling),
  closings: z.array(closing),
  reviewed: z.array(reviewed),
})
export interface Incident extends Shape<typeof incident> {}

/**
 * A correction of an act. `number`: of the act now, null if it was removed; `was`: null if it was inserted; `text`: null if it was removed.
 * `concurrent`: nobody corrected it: it was recorded on another device that did not know the acts at its place.
 */
export const correction = z.strictObject({
  number: integer.nullable(),
  was: text.nullable(),
  text: text.nullable(),
  by: text,
  at: moment,
  concurrent: z.literal(true).exactOptional(),
})
export interface Correction extends Shape<typeof correction> {}

/**
 * An incident read by itself. `last`: the newest act about it in force, which undo reverts. `corrections`: of the acts of its hand, up to its
 * last one.
 */
export const oneIncident = incident.extend({ last: ref.nullable(), corrections: z.array(correction) })
export interface OneIncident extends Shape<typeof oneIncident> {}
