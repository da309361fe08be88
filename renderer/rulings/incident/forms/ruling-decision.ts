import type { Incident, Proposal, Ruling } from '../../../../desk/contract/rulings.ts'
import { type FixedPenalty, isImposable } from '../../../../engine/model/penalties.ts'
import { leavesOpen } from '../../fields/picked-penalty.ts'

/** The answer in the form; null: none yet, which means as proposed. `milder`: the milder sanction of the text. */
export type DecisionChoice = Ruling['decision'] | 'milder' | null

type Case = {
  readonly choice: DecisionChoice
  readonly proposal: Proposal | undefined
  /** The milder sanction that the text allows; null if it allows none. */
  readonly milder: FixedPenalty | null
  /** The penalty that the referee has picked; null if none is complete. */
  readonly picked: FixedPenalty | null
}

/** The decision that is signed, and the penalty that it imposes: null if it imposes none, or none is picked yet. */
export const decisionOf = ({ choice, proposal, milder, picked }: Case) => {
  const isMilder = choice === 'milder' && milder !== null
  // a text that leaves the penalty open has nothing to uphold
  const isChanged = choice === 'changed' || isMilder || (choice !== 'dismissed' && proposal !== undefined && leavesOpen(proposal))
  if (isChanged) return { decision: 'changed', isMilder, penalty: isMilder ? milder : picked } as const
  if (choice === 'dismissed') return { decision: 'dismissed', isMilder, penalty: null } as const
  return { decision: 'upheld', isMilder, penalty: proposal && isImposable(proposal.penalty) ? proposal.penalty : null } as const
}

/** `finding`: the finding that is ruled on; null: what a person did, without one. */
type Subject = { readonly finding: number | null; readonly rule: string; readonly player: string | null }

/** The ruling in force on the same subject, which a new one supersedes. */
export const formerRuling = ({ rulings }: Incident, { finding, rule, player }: Subject): Ruling | undefined =>
  rulings.findLast(
    (one) =>
      one.takenBack === null &&
      one.supersededBy === null &&
      one.finding === finding &&
      (finding !== null || (one.rule === rule && one.player === player)),
  )
