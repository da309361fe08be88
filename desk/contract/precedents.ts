import { z } from 'zod'
import { DECISIONS } from '../../db/log/vocabulary.ts'
import { longLaptopCall, longRefereeCall } from './access.ts'
import { appealState } from './incident-list.ts'
import { filePath } from './inputs.ts'
import { LATER_FIELDS, SIGNED_FIELDS } from './penalty-fields.ts'
import { answer, byLanguage, finding, integer, moment, ruleSetName, type Shape, seat, shownPenalty, text } from './shape.ts'
import { INCIDENT_STATES } from './vocabulary.ts'

/** The decision of an incident under a rule: the ruling in force, and the first one if that was another. */
const precedent = z.strictObject({
  incident: integer,
  ruling: integer,
  round: integer.nullable(),
  table: text,
  player: text.nullable(),
  seat: seat.nullable(),
  rule: text,
  /** The rule set of the decision, and the rule's sections in it. */
  rules: ruleSetName,
  sections: z.array(text),
  /** The engine's finding, with its rule set; null if a person saw the incident. */
  finding: finding.nullable(),
  note: text,
  decision: z.enum(DECISIONS),
  proposed: shownPenalty,
  imposed: shownPenalty,
  ...SIGNED_FIELDS,
  ...LATER_FIELDS,
  by: text,
  at: moment,
  first: z.strictObject({ decision: z.enum(DECISIONS), imposed: shownPenalty, by: text, at: moment }).nullable(),
  appeal: appealState,
  state: z.enum(INCIDENT_STATES),
})
export interface Precedent extends Shape<typeof precedent> {}

/** Precedents in another tournament file under a rule. `decided`: number of all decided incidents in it. */
const precedentsIn = z.strictObject({
  file: text,
  name: text,
  place: text,
  date: text,
  decided: integer,
  cases: z.array(precedent),
  /** Reason why the file gives no precedents; null if it does. */
  trouble: byLanguage.nullable(),
})
export interface PrecedentsIn extends Shape<typeof precedentsIn> {}

const openFiles = answer<readonly string[]>(z.array(text))

/** The rule, or empty: all rules; `text`: words that must occur in the incident or in its rule's name. One of the two is needed. */
const wanted = z.object({ rule: z.string().max(50), text: z.string().max(200).default('') })

/** Earlier incidents under a rule or with some words, in this tournament and in other files opened read-only. */
export const precedents = {
  /** Precedents in the file in use, newest first, except those of one incident. */
  here: longRefereeCall
    .input(wanted.extend({ incident: z.number().int().optional() }))
    .output(answer<readonly Precedent[]>(z.array(precedent))),
  /** The other open files, in the order of their opening. */
  files: longLaptopCall.output(openFiles),
  /** Opens another file read-only. If that fails, the refusal says why. */
  open: longLaptopCall.input(z.object({ file: filePath })).output(openFiles),
  close: longLaptopCall.input(z.object({ file: filePath })).output(openFiles),
  /** Precedents in one of those files. */
  inFile: longLaptopCall.input(wanted.extend({ file: filePath })).output(answer<PrecedentsIn>(precedentsIn)),
}
