import { z } from 'zod'
import type { HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import { longAnyCall, longLaptopCall, longRefereeCall } from './access.ts'
import { key } from './base.ts'
import { houseDifference, houseRules } from './engine-shapes.ts'
import { date, houseText, name, reason, round, signature } from './inputs.ts'
import { answer, integer, moment, ruleSetName, type Shape, text } from './shape.ts'
import { type Tournament, tournament } from './tournaments.ts'

/** A change of the tournament's rules from a round on (null: from the start). `put`, `taken`: house rules that it added and removed. */
const rulesChange = z.strictObject({
  at: moment,
  by: text,
  from: integer.nullable(),
  rules: ruleSetName,
  put: z.array(houseDifference),
  taken: z.array(houseDifference),
  decided: z.strictObject({ who: text, when: text, why: text }).nullable(),
})
export interface RulesChange extends Shape<typeof rulesChange> {}

/** The tournament's own rule sets, and its rules in force. */
export const ruleSets = {
  /** All editions of the tournament's own rule sets as adopted, oldest first. */
  list: longAnyCall.output(answer<readonly HouseRules[]>(z.array(houseRules))),
  /**
   * Changes the rules from a round on (null: for all tables that have not begun). `rules`: a built-in rule set, or the text of a
   * house-rules file.
   */
  goBy: longLaptopCall
    .input(
      z.object({
        rules: z.union([z.object({ id: z.string().min(1).max(60) }), z.object({ text: houseText })]),
        from: round.nullable(),
        /** The newest rules of the tournament as the caller knew them. Refused if they are others by now: another change would be lost. */
        instead: z.object({ id: z.string().max(60), edition: z.string().max(60) }).optional(),
        /** Author, date and reason of the decision, if the house rules don't state them. */
        decided: z.object({ who: name, when: date, why: reason }).optional(),
        by: signature,
        key,
      }),
    )
    .output(answer<Tournament>(tournament)),
  /** The rules of the tournament over time, newest change first, each with the house rules that it added and removed. */
  history: longRefereeCall.output(answer<readonly RulesChange[]>(z.array(rulesChange))),
}
