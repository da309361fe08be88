import type { Proposal } from '../../../desk/contract/rulings.ts'
import { type FixedPenalty, isImposable, isSamePenalty, isWithin } from '../../../engine/model/penalties.ts'
import { SAID_AT_FIELD } from './lacking.ts'
import type { TypedPenalty } from './typed-penalty.ts'

/**
 * The penalty that a referee has picked in a form, as typed and once its amount is one; `beyond`: the one that the referee confirmed although it
 * is beyond the text.
 */
export type PickedPenalty = {
  readonly typed: TypedPenalty | null
  readonly penalty: FixedPenalty | null
  readonly setPenalty: (penalty: TypedPenalty) => void
  readonly beyond: FixedPenalty | null
  readonly setBeyond: (penalty: FixedPenalty | null) => void
}

/** The penalties that the text provides in the case, the proposed one first. */
export const providedBy = ({ penalty, others }: Proposal) => [penalty, ...others] as const

/** Whether the text leaves the choice to the referee: at discretion, within a range, or among several penalties. */
export const leavesOpen = (proposal: Proposal): boolean => !isImposable(proposal.penalty) || proposal.others.length > 0

/** Whether the text proposes no penalty by itself: none can be signed then, but is never a default. */
export const proposesNone = ({ penalty }: Proposal): boolean => penalty.kind === 'none' || penalty.kind === 'discretion'

/** Whether points lie outside the range that the text gives, so that the referee has to confirm them. */
export const isBeyond = (proposal: Proposal, penalty: FixedPenalty): boolean => {
  const provided = providedBy(proposal)
  return penalty.kind === 'points' && provided.some(({ kind }) => kind === 'range') && !provided.some((one) => isWithin(one, penalty))
}

/** The missing input, as a text key: null if the penalty can be imposed, empty for an amount, which its field asks for. */
export const lacksPenalty = (
  proposal: Proposal | undefined,
  { typed, penalty, beyond }: PickedPenalty,
): 'act.noPenalty' | typeof SAID_AT_FIELD | 'act.beyondText' | null => {
  if (typed === null) return 'act.noPenalty'
  if (penalty === null) return SAID_AT_FIELD
  const isConfirmed = beyond !== null && isSamePenalty(beyond, penalty)
  return proposal && isBeyond(proposal, penalty) && !isConfirmed ? 'act.beyondText' : null
}

/** The names of the drafts of what is chosen in a form beside its texts, by the name of the form's own draft. */
export const choiceDrafts = (form: string) => ({
  penalty: `${form}-penalty`,
  minutes: `${form}-minutes`,
  circumstance: `${form}-circumstance`,
})
