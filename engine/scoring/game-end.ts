import { nextDeal } from '../model/game-form.ts'
import type { BySeat } from '../model/seats.ts'
import type { HandEnding, HandName, PaidBy } from './after-hand.ts'
import { type HandPlayed, handsLeft, type SinceSignal } from './time-limit.ts'

/**
 * A hand that has ended, and the scores after it. `next`: the hand that would follow; null, as its name, if the hand was not noted. `since`:
 * the hands before it that have ended since the signal of the time limit; null before the signal.
 */
type HandEnded = {
  readonly name: HandName | null
  readonly ending: HandEnding
  readonly played: HandPlayed
  readonly next: HandName | null
  readonly after: BySeat<number | null>
  readonly since: SinceSignal | null
}

/** Why a game is over. */
type GameOver = 'south-round' | 'bankruptcy' | 'time-limit'

/**
 * The meaning of the end of a hand for the game: it is over; East has won the last hand in the lead and may end the game, may not, or the text
 * does not say (agari yame); the number of hands still played after the signal; the same, where the rules do not say it. Null: it goes on.
 */
export type GameEnd = GameOver | 'dealer-may-end' | 'dealer-goes-on' | 'dealer-asked' | 'one-more' | 'two-more' | 'hands-asked' | null

/** The meaning of the end of a hand for the game; unknown scores end none. No edition plays beyond the south round. */
export const gameEnd = (ended: HandEnded, rules: PaidBy): GameEnd => {
  const { played, next, after, since } = ended
  const { form, settings } = rules
  if (next && isBeyondSouth(next)) return 'south-round'
  if (settings.bankruptcy === 'on' && form.seats.some((seat) => (after[seat] ?? 0) < 0)) return 'bankruptcy'
  const left = since && handsLeft({ ...since, ended: [...since.ended, played] }, settings)
  if (left === 0) return 'time-limit'
  if (isWonInTheLead(ended, rules)) return DEALER[settings['agari-yame']]
  return left === null ? null : left === 'unknown' ? 'hands-asked' : left === 1 ? 'one-more' : 'two-more'
}

const DEALER = { on: 'dealer-may-end', off: 'dealer-goes-on', unknown: 'dealer-asked' } as const

/** Whether a game is over, and not only perhaps. */
export const isGameOver = (end: GameEnd): end is GameOver => end === 'south-round' || end === 'bankruptcy' || end === 'time-limit'

const isBeyondSouth = ({ wind }: Pick<HandName, 'wind'>): boolean => wind === 'W' || wind === 'N'

/** Whether East has won the last hand of the south round, and has more points than anybody else. */
const isWonInTheLead = ({ name, ending, after }: HandEnded, { form }: PaidBy): boolean => {
  const won = ending.how === 'tsumo' ? ending.seat === 'E' : ending.how === 'ron' && ending.wins.some(({ seat }) => seat === 'E')
  const { E: own } = after
  return (
    won &&
    name !== null &&
    isBeyondSouth(nextDeal(name, form)) &&
    own !== null &&
    form.seats.every((seat) => seat === 'E' || (after[seat] ?? Number.POSITIVE_INFINITY) < own)
  )
}
