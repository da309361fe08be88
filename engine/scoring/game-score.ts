import { type BySeat, bySeat, SEATS, type Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { pointsOfSticks } from './score-sum.ts'

/**
 * A player's result of a game, in points. `place`: 1 to 4, shared by players with the same score. `sticks`: the points of the riichi sticks
 * that were left. `total`: score and sticks, less the return points, with the uma; penalties are deducted from it.
 */
export type GameScore = { readonly place: number; readonly sticks: number; readonly uma: number; readonly total: number }

/** The scores at the end of a game, by the winds of its first hand, and the riichi sticks left on the table. */
export type FinalScores = { readonly scores: BySeat<number>; readonly sticks: number }

export type GameSettings = Pick<Settings, 'return-points' | 'uma' | 'uma-tie' | 'leftover-sticks'>

/** The results of a game of four; null if the rule set states no uma or no return points. */
export const gameScores = ({ scores, sticks }: FinalScores, settings: GameSettings): BySeat<GameScore> | null => {
  const { 'return-points': back, 'leftover-sticks': left, uma } = settings
  if (uma === null || back === null) return null
  const steps = umaByPlace(uma)
  const winners = SEATS.filter((seat) => SEATS.every((other) => scores[other] <= scores[seat]))
  const share = left === 'winner' ? Math.floor(pointsOfSticks(sticks) / winners.length) : 0
  const places = placesOf(scores, settings['uma-tie'])
  return bySeat((seat) => {
    const { first, last } = places(seat)
    const own = winners.includes(seat) ? share : 0
    const bonus = mean(steps.slice(first - 1, last))
    return { place: first, sticks: own, uma: bonus, total: scores[seat] + own - back + bonus }
  })
}

/** The uma of the four places in points: those of the third and the fourth are the losses of the second and the first. */
const umaByPlace = (uma: NonNullable<Settings['uma']>): readonly number[] => {
  const [first = 0, second = 0] = uma.split('/').map((thousands) => 1000 * Number(thousands))
  return [first, second, -second, -first]
}

/** The first and the last place that a player shares with those of the same score. */
const placesOf =
  (scores: BySeat<number>, tie: Settings['uma-tie']) =>
  (seat: Seat): { readonly first: number; readonly last: number } => {
    const above = SEATS.filter((other) => scores[other] > scores[seat]).length
    const level = SEATS.filter((other) => scores[other] === scores[seat])
    if (tie !== 'by-seat') return { first: above + 1, last: above + level.length }
    const place = above + 1 + level.indexOf(seat)
    return { first: place, last: place }
  }

const mean = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0) / numbers.length
