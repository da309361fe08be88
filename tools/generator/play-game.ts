import type { Hand, TableFile } from '../../engine/model/table-file.ts'
import { type Dice, diceOf } from './dice.ts'
import type { GameOptions } from './options.ts'
import { playHand } from './play-hand.ts'
import { recorded } from './thin.ts'

const PLAYERS = ['Aoki', 'Baba', 'Chiba', 'Doi'] as const

/** Maximum number of hands of a game; repeats of the dealer count. */
const MOST_HANDS = 20

/** Plays a whole game without violations. The same seed and options give the same game. */
export const playGame = (seed: number, options: GameOptions): TableFile => {
  const dice = diceOf(seed)
  return { rules: options.rules, settings: [], expectations: [], games: [{ hands: playHands(dice, options) }] }
}

const playHands = (dice: Dice, options: GameOptions): readonly Hand[] => {
  const hands: Hand[] = []
  let points: readonly number[] = [25000, 25000, 25000, 25000]
  let [round, dealer, counters, sticks] = [0, 0, 0, 0]
  while (round < options.rounds && hands.length < MOST_HANDS && points.every((each) => each >= 0)) {
    const seated = [0, 1, 2, 3].map((place) => (dealer + place) % 4)
    const [e = 0, s = 0, w = 0, n = 0] = seated.map((who) => points[who])
    const prevailing = round === 0 ? ('E' as const) : ('S' as const)
    const { hand, after } = playHand({ options, prevailing, counters, sticks, points: [e, s, w, n] }, dice)
    const name = { wind: prevailing, number: dealer + 1, counters, sticks }
    const players = seated.map((who) => PLAYERS[who] ?? '') as [string, string, string, string]
    hands.push(recorded({ ...hand, header: { ...hand.header, name, players } }, options, dice))
    points = [0, 1, 2, 3].map((who) => after.points[seated.indexOf(who)] ?? 0)
    counters = after.counters
    sticks = after.sticks
    if (after.repeat) continue
    dealer = (dealer + 1) % 4
    if (dealer === 0) round++
  }
  return hands
}
