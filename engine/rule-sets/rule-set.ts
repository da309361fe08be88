import type { Penalty } from '../penalties.ts'
import type { RuleId } from '../rules/ids.ts'
import type { Settings } from '../settings.ts'
import type { RuleSetId } from './ids.ts'

/** Until when a tile may be claimed, and who goes first (rule book, Claim windows). */
export type ClaimWindows = {
  /** Chow, pung and kong: until the next player draws; until the next turn begins (also by taking a claimed tile); or the text does not say. */
  readonly group: 'until-draw' | 'until-turn' | 'unstated'
  /** Wins: until the next player discards, or until the next turn begins. */
  readonly win: 'until-discard' | 'until-turn'
  /** What a self-draw win of the next player does to a later win on the discard. */
  readonly afterTsumo: 'closed' | 'unstated' | 'late'
  /** Chow against pung or kong: the first call, or always the pung or kong. */
  readonly chow: 'first-call' | 'yields'
}

/** A penalty with the section that it stands in; none where it is an example or the referee's. */
export type Proposal = { readonly penalty: Penalty; readonly section?: string }

/** What is proposed: at once, once the tiles of a void call were laid, and once its caller has discarded all the same. */
export type PenaltyRow = { readonly always?: Proposal; readonly laid?: Proposal; readonly discarded?: Proposal }

/** A rule set as data: windows, settings and penalties. Where a rule stands in it and at which level is said by the rule. */
export type RuleSet = {
  readonly id: string
  /** The built-in rule set that its sections come from. */
  readonly base: RuleSetId
  readonly edition: string
  readonly windows: ClaimWindows
  readonly settings: Settings
  readonly penalties: Partial<Readonly<Record<RuleId, PenaltyRow>>>
}
