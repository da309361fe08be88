import { parseArgs } from 'node:util'
import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
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
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' }, rules: { type: 'string' } },
  })
  const rules = RULE_SET_IDS.filter((id) => values.rules === undefined || id === values.rules)
  const { games, hands, events, found } = playMany({ count: Number(values.count), seed: Number(values.seed), rules })
  for (const line of found) console.log(line)
  console.log(`${games} games, ${hands} hands, ${events} events: ${found.length} findings`)
  process.exitCode = found.length > 0 ? 1 : 0
}
