import type { RuleSetId } from '../../engine/editions/index.ts'
import { judgeHand } from '../../engine/judging/judge.ts'
import type { TableFile } from '../../engine/model/table-file.ts'
import { faultsOf, rulesFor } from '../../test/engine/judging/table-of.ts'
import { diceOf } from './dice.ts'
import type { GameOptions } from './options.ts'

/** The findings in a game except those of level info, each with its hand. */
export const faultsIn = (file: TableFile, id: string): readonly string[] => {
  const rules = rulesFor(id, file)
  return file.games.flatMap(({ hands }) =>
    hands.flatMap((hand, i) => faultsOf(judgeHand(hand, rules)).map((fault) => `hand ${i + 1}, event ${fault}`)),
  )
}

/** Options for the game of a seed; together the seeds cover every kind of record. */
export const optionsFor = (seed: number, rules: RuleSetId): GameOptions => {
  const dice = diceOf(seed * 7919)
  return {
    rules,
    reds: dice.pick([0, 3]),
    rounds: dice.pick([1, 1, 2]),
    draws: dice.pick(['known', 'known', 'unseen', 'none']),
    deals: dice.chance(0.6),
    clock: dice.chance(0.3),
  }
}
