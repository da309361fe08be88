import { useState } from 'react'
import type { Proposal } from '../../../desk/contract/rulings.ts'
import { type FixedPenalty, isImposable, isSamePenalty, isWithin } from '../../../engine/model/penalties.ts'

/** The penalty that a referee has picked in a form; `beyond`: the one that the referee confirmed although it is beyond the text. */
export type PickedPenalty = {
  readonly penalty: FixedPenalty | null
  readonly setPenalty: (penalty: FixedPenalty) => void
  readonly beyond: FixedPenalty | null
  readonly setBeyond: (penalty: FixedPenalty | null) => void
}

export const usePickedPenalty = (): PickedPenalty => {
  const [penalty, setPenalty] = useState<FixedPenalty | null>(null)
  const [beyond, setBeyond] = useState<FixedPenalty | null>(null)
  return { penalty, setPenalty, beyond, setBeyond }
}

/** The penalties that the text provides in the case, the proposed one first. */
export const providedBy = ({ penalty, others }: Proposal) => [penalty, ...others] as const

/** Whether the text leaves the choice to the referee: at discretion, within a range, or among several penalties. */
export const leavesOpen = (proposal: Proposal): boolean => !isImposable(proposal.penalty) || proposal.others.length > 0

/** Whether points lie outside the range that the text gives, so that the referee has to confirm them. */
export const isBeyond = (proposal: Proposal, penalty: FixedPenalty): boolean => {
  const provided = providedBy(proposal)
  return penalty.kind === 'points' && provided.some(({ kind }) => kind === 'range') && !provided.some((one) => isWithin(one, penalty))
}

/** The missing input, as a text key; null if the penalty can be imposed. */
export const lacksPenalty = (
  proposal: Proposal | undefined,
  { penalty, beyond }: PickedPenalty,
): 'act.noPenalty' | 'act.beyondText' | null => {
  if (penalty === null) return 'act.noPenalty'
  const isConfirmed = beyond !== null && isSamePenalty(beyond, penalty)
  return proposal && isBeyond(proposal, penalty) && !isConfirmed ? 'act.beyondText' : null
}
