import { z } from 'zod'
import { CONFIRMATIONS, DECISIONS } from '../../db/log/vocabulary.ts'
import { findingCall, refereeCall } from './access.ts'
import { counted, key, supersedes } from './base.ts'
import { type ProposedMend, proposedMend } from './entering.ts'
import { DECIDED, signature } from './inputs.ts'
import { type FindingCount, findingCount } from './report-data.ts'
import { ruling } from './rulings.ts'
import { answer, integer, moment, type Shape, shownPenalty, text } from './shape.ts'
import { type Change, change } from './tables.ts'

/**
 * An earlier case of a player in this tournament: a ruling in force, or advice (`pointed-out`, no penalty). `hand` and `finding` are null
 * if it has none.
 */
const earlierOfPlayer = z.strictObject({
  round: integer.nullable(),
  table: text,
  tableId: text.nullable(),
  hand: text.nullable(),
  finding: integer.nullable(),
  rule: text,
  decision: z.enum([...CONFIRMATIONS, 'pointed-out']),
  imposed: shownPenalty,
  at: moment,
})
export interface EarlierOfPlayer extends Shape<typeof earlierOfPlayer> {}

const changeOfRuling = change.extend({ ruling })
export interface ChangeOfRuling extends Shape<typeof changeOfRuling> {}

/** Findings and the rulings on them. */
export const findings = {
  /** Number of displayed findings by rule, round and outcome. */
  counts: refereeCall.output(answer<readonly FindingCount[]>(z.array(findingCount))),
  /** Earlier cases of the finding's player, under any rule. */
  earlier: refereeCall.input(z.object({ finding: z.number().int() })).output(answer<readonly EarlierOfPlayer[]>(z.array(earlierOfPlayer))),
  /** Likely repairs of the record for a finding, best first; `tables.correct` applies one. */
  mends: findingCall.input(z.object({ finding: z.number().int() })).output(answer<readonly ProposedMend[]>(z.array(proposedMend))),
  /** Answers a question with one of its words. */
  answer: refereeCall.input(z.object({ finding: counted, word: z.string().max(50), by: signature })).output(answer<Change>(change)),
  /** Confirms a finding (`upheld`), changes its penalty, or dismisses it. The signature is one entry, the penalty another. */
  rule: refereeCall
    .input(
      z.object({
        finding: counted,
        decision: z.enum(DECISIONS),
        ...DECIDED,
        by: signature,
        supersedes,
        key,
      }),
    )
    .output(answer<ChangeOfRuling>(changeOfRuling)),
}
