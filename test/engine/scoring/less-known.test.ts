import { expect, test } from 'vitest'
import { RULE_SET_IDS, type RuleSetId, ruleSet } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { handValue } from '../../../engine/scoring/value.ts'
import { FULL, type GameOptions } from '../../../tools/generator/options.ts'
import { playGame } from '../../../tools/generator/play-game.ts'

const GAMES = 4

/** The values of all hands of a generated game, recorded in full or in part. */
const valuesIn = (seed: number, rules: RuleSetId, recorded: Partial<GameOptions>) => {
  const set = ruleSet(rules)
  if (!set) throw new Error(rules)
  return playGame(seed, { ...FULL, rules, ...recorded }).games.flatMap(({ hands }) =>
    hands.map((hand) => {
      const play = judgeHand(hand, set)
      return SEATS.map((seat) => handValue(play, seat)).filter(({ is }) => is !== 'not-won')
    }),
  )
}

test.each(RULE_SET_IDS)('a record of less never makes a hand worth something else, under %s', (rules) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const full = valuesIn(seed, rules, {})
    expect(full.flat().length, 'hands that are won').toBeGreaterThan(0)
    for (const recorded of [
      { draws: 'unseen', deals: false },
      { draws: 'none', deals: false },
    ] as const) {
      const less = valuesIn(seed, rules, recorded)
      for (const [i, hand] of full.entries())
        for (const [j, value] of hand.entries()) {
          const known = less[i]?.[j]
          if (known?.is !== 'missing') expect(known, `seed ${seed}, ${recorded.draws}, hand ${i + 1}`).toEqual(value)
        }
    }
  }
})
