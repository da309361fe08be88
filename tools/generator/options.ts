import { type RuleSetId, ruleSet } from '../../engine/editions/index.ts'

/** The rules of a generated game, and the detail of its record. */
export type GameOptions = {
  /** The players obey this rule set. */
  readonly rules: RuleSetId
  readonly reds: 0 | 3
  /** Prevailing winds played: the East round, or East and South. */
  readonly rounds: 1 | 2
  /** Draws with their tiles, draws with unseen tiles, or none: discards and claims only. */
  readonly draws: 'known' | 'unseen' | 'none'
  /** True if the deals are known. */
  readonly deals: boolean
  readonly clock: boolean
}

/** The East round, everything recorded but the time. */
export const FULL: GameOptions = { rules: 'wrc-2015', reds: 3, rounds: 1, draws: 'known', deals: true, clock: false }

/** True if the first call gets the tile, even for a chow. */
export const isByFirstCall = (rules: RuleSetId): boolean => ruleSet(rules)?.windows.chow === 'first-call'

/** Whether the next player's draw ends the window for a win. */
export const isWinOverAtDraw = (rules: RuleSetId): boolean => ruleSet(rules)?.windows.win.discard.includes('draw') === true

/** Which of several players win on one tile; `ask`: the rule set does not say. */
export const winnersUnder = (rules: RuleSetId): 'nearest' | 'all' | 'ask' => ruleSet(rules)?.settings['several-wins'] ?? 'ask'
