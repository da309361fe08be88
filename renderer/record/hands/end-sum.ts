import { type BySeat, SEATS } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import type { HandName } from '../../../engine/scoring/after-hand.ts'
import { pointsOfSticks, type ScoreTotal, type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'

/** Joins the groups of typed numbers: `12 000`, `12,000`. Three digits alone are a number of their own: `300 500`. */
export const joinGroups = (typed: string): string => typed.replaceAll(/(?<!\d)([1-9]\d?)[\s,.’'](\d{3})(?!\d)/g, '$1$2')

/** Reads a typed score: `30000`, `30,000`, `−1 200`. */
export const readScore = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s,.’']/g, '')
  return /^[-−]?\d{1,7}$/.test(text) ? Number(text.replace('−', '-')) : null
}

/** The riichi sticks on the table after the hand: as typed for the next hand, else by the common rules. */
export const sticksAfter = (next: string, { sticks }: HandName): number => {
  const read = parseLine(`@hand ${next}`)
  return read.ok && read.value.kind === 'header' && read.value.header.name === 'hand' ? read.value.header.hand.sticks : sticks
}

/** Scores and sticks after a hand that don't add up. `isNew`: the scores before the hand were not off by the same amount. */
export type EndDifference = SumDifference & { readonly isNew: boolean }

/**
 * `sticks`: on the table before the payments; `left`: after them; `isTyped`: the scores before the hand were typed, not taken from the
 * record.
 */
type Summed = {
  readonly total: ScoreTotal | null
  readonly before: BySeat<number | null>
  readonly after: BySeat<number | null>
  readonly sticks: number
  readonly left: number
  readonly isTyped: boolean
}

/** Without a known total, the scores before the hand give it. */
export const endDifference = ({ total: said, before, after, sticks, left, isTyped }: Summed): EndDifference | null => {
  const [then, now] = [allOf(before), allOf(after)]
  const total = said ?? (then && totalBefore(then, sticks))
  const difference = now && total && sumDifference({ scores: now, sticks: left, final: false }, total)
  if (!difference) return null
  const earlier = then && total && sumDifference({ scores: then, sticks, final: false }, total)
  return { ...difference, isNew: isTyped || earlier?.by !== difference.by }
}

const totalBefore = (scores: readonly number[], sticks: number): ScoreTotal => ({
  points: scores.reduce((sum, one) => sum + one, 0) + pointsOfSticks(sticks),
  from: 'scores-before',
  penalties: [],
  deducted: 'unknown',
})

const allOf = (scores: BySeat<number | null>): readonly number[] | null => {
  const known = SEATS.flatMap((seat) => scores[seat] ?? [])
  return known.length === SEATS.length ? known : null
}
