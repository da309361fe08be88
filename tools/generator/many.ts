import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import { readArguments } from '../arguments.ts'
import { faultsIn, optionsFor } from './faults-in.ts'
import { playGame } from './play-game.ts'

/** The games to play: one for each seed, cycling through the rule sets. */
export type Many = { readonly count: number; readonly seed: number; readonly rules: readonly RuleSetId[] }

/** Numbers of games, hands and events played, and the findings in them. */
export type Played = { readonly games: number; readonly hands: number; readonly events: number; readonly found: readonly string[] }

/** Plays many games and judges each under its own rule set. */
export const playMany = ({ count, seed: first, rules }: Many): Played => {
  let [hands, events] = [0, 0]
  const found: string[] = []
  for (let seed = first; seed < first + count; seed++) {
    const options = optionsFor(seed, rules[seed % rules.length] ?? 'wrc-2015')
    const game = playGame(seed, options)
    for (const hand of game.games.flatMap((each) => each.hands)) {
      hands++
      events += hand.events.length
    }
    found.push(...faultsIn(game, options.rules).map((fault) => `seed ${seed} ${JSON.stringify(options)}: ${fault}`))
  }
  return { games: count, hands, events, found }
}

/** `node tools/generator/many.ts --count 2000 --seed 1`. The exit code is 1 if there are findings. */
if (import.meta.main) {
  const { options } = readArguments({ options: { count: 2000, seed: 1, rules: { oneOf: RULE_SET_IDS } } })
  const { count, seed, rules: only } = options
  const { games, hands, events, found } = playMany({ count, seed, rules: only ? [only] : RULE_SET_IDS })
  for (const line of found) console.log(line)
  console.log(`${games} games, ${hands} hands, ${events} events: ${found.length} findings`)
  process.exitCode = found.length > 0 ? 1 : 0
}
