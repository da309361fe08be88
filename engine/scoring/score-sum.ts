import type { Settings } from '../model/settings.ts'

/** The expected total of the scores and the riichi sticks on the table. */
export type ScoreTotal = {
  /** Four times the starting points. If the rule set does not state those, the total of the scores and sticks before. */
  readonly points: number
  readonly from: 'starting-points' | 'scores-before'
  /** The penalties in table points in force at the table. */
  readonly penalties: readonly number[]
  readonly deducted: Settings['table-penalties']
}

/** The difference between scores and their expected total. `by`: surplus points, negative if points are missing. */
export type SumDifference = {
  readonly by: number
  readonly counted: number
  readonly expected: number
  /** As in the total; above the expected total if penalties were deducted. */
  readonly points: number
  readonly from: ScoreTotal['from']
}

/** Scores to add up. `final`: the penalties have been deducted by now; during a game some may be and others not. */
type Counted = { readonly scores: readonly number[]; readonly sticks: number; readonly final: boolean }

/**
 * The difference between scores and the total, null if they agree. If a penalty may or may not have been deducted, both totals agree: a
 * false alarm is worse than a missed one.
 */
export const sumDifference = ({ scores, sticks, final }: Counted, total: ScoreTotal): SumDifference | null => {
  const counted = sum(scores) + pointsOfSticks(sticks)
  const { points, from, penalties, deducted } = total
  const isSure = deducted === 'from-scores' && final && from === 'starting-points'
  const expected = isSure ? points - sum(penalties) : points
  const missing = expected - counted
  const fits = missing === 0 || (!isSure && deducted !== 'after-uma' && isSumOfSome(missing, penalties))
  return fits ? null : { by: -missing, counted, expected, points, from }
}

export const pointsOfSticks = (sticks: number): number => 1000 * sticks

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const isSumOfSome = (wanted: number, amounts: readonly number[]): boolean => {
  let sums = new Set([0])
  for (const amount of amounts) sums = new Set([...sums, ...[...sums].map((one) => one + amount).filter((one) => one <= wanted)])
  return sums.has(wanted)
}
