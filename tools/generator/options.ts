import { type RuleSetId, ruleSet } from '../../engine/editions/index.ts'

/** How a generated game is played and how much of it is recorded. */
export type GameOptions = {
  /** The players keep to this rule set. */
  readonly rules: RuleSetId
  readonly reds: 0 | 3
  /** Prevailing winds played: the East round, or East and South. */
  readonly rounds: 1 | 2
  /** Draws with their tiles, draws whose tiles nobody saw, or none: discards and claims only. */
  readonly draws: 'known' | 'unseen' | 'none'
  /** Whether the deals are known. */
  readonly deals: boolean
  readonly clock: boolean
}

/** The East round, everything recorded but the time. */
export const FULL: GameOptions = { rules: 'wrc-2015', reds: 3, rounds: 1, draws: 'known', deals: true, clock: false }

/** Whether the first call gets the tile, a chow too, and the nearest win: as in WRC 2015 and the rule sets over it. */
export const isByFirstCall = (rules: RuleSetId): boolean => ruleSet(rules)?.windows.chow === 'first-call'
