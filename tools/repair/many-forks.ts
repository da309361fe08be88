import { RULE_SET_IDS, ruleSet } from '../../engine/editions/index.ts'
import { carryFrom, NOTHING_CARRIED } from '../../engine/judging/carry.ts'
import { begin, judgeHand } from '../../engine/judging/judge.ts'
import { playAt } from '../../engine/judging/play.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import { formatEvent } from '../../engine/notation/format/format-event.ts'
import { likelyOrder } from '../../engine/repair/concurrent/likely-order.ts'
import { readArguments } from '../arguments.ts'
import { diceOf } from '../generator/dice.ts'
import { optionsFor } from '../generator/faults-in.ts'
import { playGame } from '../generator/play-game.ts'

/**
 * Results for one sort of fork. `tried`: number of forks; `restored`: the likely order is the true one; `played`: only acts without a place
 * in play differ.
 */
export type Tally = { readonly tried: number; readonly restored: number; readonly played: number; readonly wrong: readonly string[] }

/**
 * `overlap`: probability that both recorders have an act. `lost`: probability that neither has it. `most`: maximum length of the stretch.
 */
export type Sort = { readonly name: string; readonly overlap: number; readonly lost: number; readonly most: number }

export const SORTS: readonly Sort[] = [
  { name: 'each act recorded by one of two', overlap: 0, lost: 0, most: 12 },
  { name: 'a third of the acts recorded by both', overlap: 0.33, lost: 0, most: 12 },
  { name: 'all recorded by both', overlap: 1, lost: 0, most: 12 },
  { name: 'long: up to 40 acts, a third by both', overlap: 0.33, lost: 0, most: 40 },
  { name: 'one act in 20 recorded by nobody', overlap: 0.33, lost: 0.05, most: 12 },
]

/** Splits stretches of legal games into the records of two people, and restores the likely order. */
export const tryForks = (sort: Sort, { count, seed: first }: { readonly count: number; readonly seed: number }): Tally => {
  let [tried, restored, played] = [0, 0, 0]
  const wrong: string[] = []
  for (let seed = first; tried < count; seed++) {
    const options = optionsFor(seed, RULE_SET_IDS[seed % RULE_SET_IDS.length] ?? 'wrc-2015')
    const rules = ruleSet(options.rules)
    if (!rules) throw new Error(`no rule set ${options.rules}`)
    const dice = diceOf(seed + 1_000_000)
    let carry = NOTHING_CARRIED
    for (const hand of playGame(seed, options).games.flatMap(({ hands }) => hands)) {
      const before = carry
      const whole = judgeHand(hand, rules, before)
      carry = carryFrom(whole)
      if (tried >= count || hand.events.length < 3) continue
      const length = Math.min(2 + dice.below(sort.most - 1), hand.events.length)
      const start = dice.below(hand.events.length - length + 1)
      const common = start === 0 ? begin(hand.header, rules, before) : playAt(whole, start)
      const [one, other, truth]: [TableEvent[], TableEvent[], TableEvent[]] = [[], [], []]
      for (const event of hand.events.slice(start, start + length)) {
        if (dice.chance(sort.lost)) continue
        const both = dice.chance(sort.overlap)
        const left = both || dice.chance(0.5)
        if (left) one.push(event)
        if (both || !left) other.push(event)
        truth.push(event)
      }
      if (one.length === 0 || other.length === 0) continue
      tried++
      const order = likelyOrder({ common, one, other }).map((placed) =>
        placed.from === 'one' ? one[placed.one ?? 0] : other[placed.other ?? 0],
      )
      const texts = (events: readonly (TableEvent | undefined)[]): string => events.map((event) => event && formatEvent(event)).join('; ')
      if (texts(order) === texts(truth)) restored++
      else if (texts(order.filter(isInTurn)) === texts(truth.filter(isInTurn))) played++
      else
        wrong.push(
          `seed ${seed}, ${options.rules}, act ${start + 1}\n  one:   ${texts(one)}\n  other: ${texts(other)}\n  was:   ${texts(truth)}\n  found: ${texts(order)}`,
        )
    }
  }
  return { tried, restored, played, wrong }
}

/** True if the moment of the event matters for play: false for counting, sorting and showing. */
const isInTurn = (event: TableEvent | undefined): boolean =>
  event !== undefined && !['ready', 'count', 'note', 'dora', 'ura', 'tenpai', 'noten', 'reveal'].includes(event.verb)

/** `npm run tool -- forks --count 2000 --seed 1`; `--wrong` prints the forks whose likely order is not the true one. */
if (import.meta.main) {
  const { count, seed, wrong: isShown } = readArguments({ options: { count: 2000, seed: 1, wrong: false } }).options
  for (const sort of SORTS) {
    const from = performance.now()
    const { tried, restored, played, wrong } = tryForks(sort, { count, seed })
    const each = ((performance.now() - from) / tried).toFixed(1)
    console.log(
      `${sort.name}: ${restored} of ${tried} (${((100 * restored) / tried).toFixed(1)} %), of the others ${played} but for counting, sorting and showing, ${each} ms each with the game`,
    )
    if (isShown) for (const line of wrong.slice(0, 12)) console.log(line)
  }
}
