import { amountIn, type FixedPenalty, type PointUnit } from '../../../engine/model/penalties.ts'

/** Points as they are typed: the amount may still be empty or wrong. */
export type TypedPoints = { readonly kind: 'points'; readonly typed: string; readonly unit: PointUnit }

/** A penalty as a form has it. */
export type TypedPenalty = Exclude<FixedPenalty, { readonly kind: 'points' }> | TypedPoints

export const typedFrom = (penalty: FixedPenalty): TypedPenalty =>
  penalty.kind === 'points' ? { kind: 'points', typed: String(penalty.amount), unit: penalty.unit } : penalty

/** The penalty, once its amount is a whole number within the bounds. */
export const penaltyAsTyped = (typed: TypedPenalty | null): FixedPenalty | null => {
  if (typed?.kind !== 'points') return typed
  const amount = amountIn(typed.typed)
  return amount === null ? null : { kind: 'points', amount, unit: typed.unit }
}
