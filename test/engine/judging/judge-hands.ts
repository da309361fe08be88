import { type Carry, carryFrom, NOTHING_CARRIED } from '../../../engine/judging/carry.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { Hand } from '../../../engine/model/table-file.ts'

/** Judges all hands of a game in turn; counts over the whole file continue from game to game by `carry`. */
export const judgeHands = (hands: readonly Hand[], rules: RuleSet, carry: Carry = NOTHING_CARRIED): readonly Play[] => {
  const plays: Play[] = []
  for (const hand of hands) {
    const last = plays.at(-1)
    plays.push(judgeHand(hand, rules, last ? carryFrom(last) : carry))
  }
  return plays
}
