import type { Draft } from '../draft.ts'
import type { Claim } from '../table.ts'
import { type Consequences, findingWith } from './consequences.ts'

/** Whether the claim was in question, and stands as the referee or play has answered. */
export const isLetStand = ({ found, effectsOf }: Consequences): boolean =>
  found.some(({ rule, state, facts }) => state === 'settled' && facts.answer === 'stands' && effectsOf(rule).includes('claim-doubted'))

/** The tile drawn before a claim that stands all the same has to go back into the wall. */
export const awaitReturn = (draft: Draft, { called }: Claim): void => {
  const drawn = draft.target?.drawn
  if (drawn && draft.players[drawn.seat].extra) draft.toReturn = { seat: drawn.seat, claim: called, drawn: drawn.mixed ? 'mixed' : 'due' }
}

/** Whether the call came clearly after the one before it, where that was asked. */
export const gapOf = (consequences: Consequences): Pick<Claim, 'gap' | 'weighedAt'> => {
  const asked = findingWith(consequences, 'calls-weighed')
  if (!asked) return { gap: undefined }
  const { answer } = asked.facts
  if (answer !== 'apart' && answer !== 'together') return { gap: 'asked' }
  return { gap: answer, ...(asked.settledBy !== undefined && { weighedAt: asked.settledBy }) }
}
