import type { Finding } from '../../model/findings.ts'
import { isSamePenalty, type Penalty } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { type OnLadder, onLadder } from './ladders.ts'

/** A milder sanction than the proposed one, with its section. */
export type MilderPenalty = { readonly penalty: Penalty; readonly section: string | null }

/**
 * The milder sanction that the text allows beside the proposal for a violation; null if it allows none. Of a tile drawn wrongly it is the one
 * for a tile that is known and goes back, which a referee may know without the record. `imposed`: the penalties of the
 * player's earlier cases, since a notice that was given before makes the next one a step of the ladder.
 */
export const milderThan = (rules: RuleSet, finding: Fault, imposed: readonly Penalty[]): MilderPenalty | null =>
  milderOnLadder(rules, finding, imposed)?.milder ?? null

type Fault = Pick<Finding, 'rule' | 'level' | 'penalty' | 'facts'>

/** The same with its place on a ladder. */
export const milderOnLadder = (
  rules: RuleSet,
  { rule, level, penalty, facts }: Fault,
  imposed: readonly Penalty[],
): { readonly milder: MilderPenalty; readonly ladder: OnLadder | null } | null => {
  const row = rules.penalties[rule]
  const milder = row?.mildest ?? row?.returned ?? (facts.call === 'riichi' ? row?.mildestRiichi : undefined)
  if (!milder || level !== 'violation' || penalty.kind === 'none' || isSamePenalty(penalty, milder.penalty)) return null
  const section = milder.section ?? null
  const steps = onLadder(rules, rule, milder.penalty, 0)?.ladder.steps ?? []
  const given = imposed.filter(({ kind }) => steps.some((step) => step.penalty.kind === kind)).length
  const ladder = onLadder(rules, rule, milder.penalty, given)
  return { milder: { penalty: ladder?.step.penalty ?? milder.penalty, section }, ladder }
}
