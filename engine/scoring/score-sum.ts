import type { Settings } from '../model/settings.ts'

/** What the scores and the riichi sticks on the table have to add up to. */
export type ScoreTotal = {
  /** Four times the starting points, or what the scores and sticks before added up to where the rule set does not say them. */
  readonly points: number
  readonly from: 'starting-points' | 'scores-before'
  /** The penalties in table points that are in force at the table. */
  readonly penalties: readonly number[]
  readonly deducted: Settings['table-penalties']
}

/** How far scores are from what they should add up to. `by`: points too many, negative: too few. */
export type SumDifference = {
  readonly by: number
  readonly counted: number
  readonly expected: number
  /** As in the total: more than is expected where penalties were deducted. */
  readonly points: number
  readonly from: ScoreTotal['from']
}

/** Scores as they are added up. `final`: by now the penalties have been deducted; during a game some may be and others not. */
type Counted = { readonly scores: readonly number[]; readonly sticks: number; readonly final: boolean }

/**
 * The difference between scores and the total, null where they fit. Where nobody can tell whether a penalty was deducted, both fit: a wrong
 * doubt is worse than a missed one.
 */
export const sumDifference = ({ scores, sticks, final }: Counted, total: ScoreTotal): SumDifference | null => {
  const counted = sum(scores) + sticksWorth(sticks)
  const { points, from, penalties, deducted } = total
  const isSure = deducted === 'from-scores' && final && from === 'starting-points'
  const expected = isSure ? points - sum(penalties) : points
  const missing = expected - counted
  const fits = missing === 0 || (!isSure && deducted !== 'after-uma' && isSumOfSome(missing, penalties))
  return fits ? null : { by: -missing, counted, expected, points, from }
}

/** What riichi sticks are worth. */
export const sticksWorth = (sticks: number): number => 1000 * sticks

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const isSumOfSome = (wanted: number, amounts: readonly number[]): boolean => {
  let sums = new Set([0])
  for (const amount of amounts) sums = new Set([...sums, ...[...sums].map((one) => one + amount).filter((one) => one <= wanted)])
  return sums.has(wanted)
}
