import { type } from '@orpc/contract'
import { z } from 'zod'
import { DECISIONS } from '../../db/log/vocabulary.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import { ABOUT_FINDING, REFEREE } from './access.ts'
import { counted, key, procedure, supersedes } from './base.ts'
import type { ProposedMend } from './entering.ts'
import { name, penalty, reason, remedies } from './inputs.ts'
import type { FindingCount } from './report-data.ts'
import type { Ruling } from './rulings.ts'
import type { Change } from './tables.ts'

/**
 * An earlier case of a player in this tournament: a ruling in force, or advice (`pointed-out`, no penalty). `hand` and `finding` are null
 * if it has none.
 */
export type EarlierOfPlayer = {
  readonly round: number | null
  readonly table: string
  readonly tableId: string | null
  readonly hand: string | null
  readonly finding: number | null
  readonly rule: string
  readonly decision: 'upheld' | 'changed' | 'pointed-out'
  readonly imposed: Penalty
  readonly at: Date
}

/** Findings and the rulings on them. */
export const findings = {
  /** Number of displayed findings by rule, round and outcome. */
  counts: procedure({ access: REFEREE }).output(type<readonly FindingCount[]>()),
  /** Earlier cases of the finding's player, under any rule. */
  earlier: procedure({ access: REFEREE })
    .input(z.object({ finding: z.number().int() }))
    .output(type<readonly EarlierOfPlayer[]>()),
  /** Likely repairs of the record for a finding, best first; `tables.correct` applies one. */
  mends: procedure({ access: ABOUT_FINDING })
    .input(z.object({ finding: z.number().int() }))
    .output(type<readonly ProposedMend[]>()),
  /** Answers a question with one of its words. */
  answer: procedure({ access: REFEREE })
    .input(z.object({ finding: counted, word: z.string().max(50), by: name }))
    .output(type<Change>()),
  /** Confirms a finding (`upheld`), changes its penalty, or dismisses it. The signature is one entry, the penalty another. */
  rule: procedure({ access: REFEREE })
    .input(
      z.object({
        finding: counted,
        decision: z.enum(DECISIONS),
        penalty: penalty.optional(),
        remedies: remedies.default([]),
        reason,
        by: name,
        supersedes,
        key,
      }),
    )
    .output(type<Change & { ruling: Ruling }>()),
}
