import type { Ref } from '../../../desk/contract/base.ts'
import type { FollowingHand, HandValues } from '../../../desk/contract/hand-questions.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, bySeat, firstWind, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'
import { sticksByRecord } from './ending.ts'
import { scoresByRecord } from './scores-by-record.ts'

/**
 * The faults of scores reported after a hand: the scores by the record, if they differ; the sum, if it is wrong; the next hand, if it begins
 * with other scores. `act`: the number of the act that reports them.
 */
export type ScoreDifference = {
  readonly act: number
  readonly reported: BySeat<number>
  readonly computed: BySeat<number> | null
  readonly sum: SumDifference | null
  readonly next: NextScores | null
}

/**
 * A hand that does not begin with the scores after the hand before (`carried`); both by its own seats. `line`: the header line that does;
 * `header`: all its header lines with that one.
 */
export type NextScores = {
  readonly hand: string
  readonly headed: Ref | null
  readonly name: { readonly wind: Seat; readonly number: number; readonly counters: number }
  readonly begins: BySeat<number>
  readonly carried: BySeat<number>
  readonly line: string
  readonly header: string
}

/** Compares the reported scores of a hand with its record and with the next hand; null if all is well or nothing is reported. */
export const scoreDifference = (state: TableState, answer: HandValues | undefined): ScoreDifference | null => {
  const act = state.acts.findLast(({ text }) => text.startsWith(REPORTED))
  if (!act) return null
  const reported = scoresIn(act.text.slice(REPORTED.length))
  const byRecord = answer ? scoresByRecord(state, answer.values) : null
  const computed = byRecord && differ(reported, byRecord) ? byRecord : null
  const sum =
    state.total && state.view.ended !== null
      ? sumDifference({ scores: SEATS.map((seat) => reported[seat]), sticks: sticksByRecord(state), final: false }, state.total)
      : null
  const next = answer?.next ? nextScores(state, reported, answer.next) : null
  return computed || sum || next ? { act: act.number, reported, computed, sum, next } : null
}

const nextScores = ({ hand, hands, view, total }: TableState, after: BySeat<number>, next: FollowingHand): NextScores | null => {
  const now = hands.find(({ id }) => id === hand)
  const then = hands.find(({ id }) => id === next.hand)
  const begun = next.header.find((line) => line.startsWith(BEGUN))
  // without the names of both hands nobody knows how the seats have moved
  if (!now?.noted || !then?.noted || begun === undefined || mayBeDeducted(total)) return null
  const { seats } = view.form
  const begins = scoresIn(begun.slice(BEGUN.length))
  const carried = bySeat((seat) => {
    const was = seats.find((one) => firstWind(one, now.number, seats) === firstWind(seat, then.number, seats))
    return was ? after[was] : 0
  })
  if (!differ(begins, carried)) return null
  const line = `${BEGUN}${seats.map((seat) => carried[seat]).join(' ')}`
  const header = next.header.map((one) => (one === begun ? line : one)).join('\n')
  return { hand: next.hand, headed: next.headed, name: then, begins, carried, line, header }
}

/** Whether penalties of this table may have been taken from the scores between the two hands. */
const mayBeDeducted = (total: TableState['total']): boolean =>
  total !== null && total.deducted !== 'after-uma' && total.penalties.length > 0

const REPORTED = '* scores '
const BEGUN = '@scores '

const scoresIn = (words: string): BySeat<number> => {
  const points = words.split(' ').map(Number)
  return bySeat((seat) => points[SEATS.indexOf(seat)] ?? 0)
}

const differ = (one: BySeat<number>, other: BySeat<number>): boolean => SEATS.some((seat) => one[seat] !== other[seat])
