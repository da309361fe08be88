import type { Cells } from './cells.ts'
import type { ConductId, ConductRow } from './conduct.ts'
import type { EditionTexts } from './edition-texts.ts'
import type { Abort } from './events.ts'
import type { ByLanguage } from './language.ts'
import type { Level } from './levels.ts'
import type { Penalty, PointUnit } from './penalties.ts'
import type { Practice } from './practice.ts'
import type { RuleId } from './rule-ids.ts'
import type { Settings } from './settings.ts'

/** Until when a tile may be claimed, and who goes first (rule book, Claim windows). */
export type ClaimWindows = {
  /** Chow, pung and kong: until the next player draws; until the next turn begins (also by taking a claimed tile); or the text does not say. */
  readonly group: 'until-draw' | 'until-turn' | 'unstated'
  /** A call after a draw that left no time for it: it stands, it is too late all the same, or the text does not say. */
  readonly fastDraw: 'call-stands' | 'too-late' | 'unstated'
  /** Until when a claimed tile has to be taken. */
  readonly take: 'two-discards' | 'own-next-draw' | 'unstated'
  /** Wins: until the next player discards, or until the next turn begins. */
  readonly win: 'until-discard' | 'until-turn'
  /** Whether the tile that extends a pung is the next player's discard, and so closes a win on the one before. A concealed kong closes none. */
  readonly extendedKong: 'discard' | 'no-discard'
  /** What a self-draw win of the next player does to a later win on the discard. */
  readonly afterTsumo: 'closed' | 'unstated' | 'late'
  /** Chow against pung or kong: the first call, or always the pung or kong. */
  readonly chow: 'first-call' | 'yields'
}

/** A penalty with the section that it stands in; none where it is an example or the referee's. */
export type Proposal = { readonly penalty: Penalty; readonly section?: string }

/**
 * What is proposed: `always`, at once; the others where the case is a special one (rule book, Penalties and Rule sets at second hand): the tiles of a
 * void call were laid; its caller has discarded all the same, with a kong; the drawn tile was mixed into the hand, or is known and goes back; the hand
 * ended in an exhaustive draw; it did, or the player has won; a dead hand acted without knowing, won, or had not been declared dead.
 */
export type PenaltyRow = Partial<Readonly<Record<PenaltyCase, Proposal>>>
export type PenaltyCase =
  | 'always'
  | 'laid'
  | 'discarded'
  | 'discardedKong'
  | 'mixed'
  | 'returned'
  | 'atADraw'
  | 'atTheEnd'
  | 'unknowing'
  | 'win'
  | 'undeclared'

/** The level that a house rule gives a rule; `off`: it is not raised. */
export type HouseLevel = Exclude<Level, 'record'> | 'off'

/** What a tournament's own rule set says otherwise than the built-in one that it stands on (house rules). */
export type HouseChanges = {
  readonly name: ByLanguage<string>
  /** How many house rules there are, settings among them. */
  readonly count: number
  readonly levels: Partial<Readonly<Record<RuleId, HouseLevel>>>
  /** Rules that the parent does not have. */
  readonly added: readonly RuleId[]
  /** Only what the house proposes; all rows, the parent's too, are in the rule set's `penalties`. */
  readonly penalties: Partial<Readonly<Record<RuleId, PenaltyRow>>>
}

/**
 * What a chombo comes to in points, null where that is no fixed number (reverse mangan), and what becomes of one beside a win of the same hand. Table
 * points are taken off after uma.
 */
export type Chombo = {
  readonly worth: { readonly amount: number; readonly unit: PointUnit } | null
  readonly withWin: 'void' | 'unstated'
  readonly section: string | null
}

/**
 * What follows a notice where the same player breaks the same rule again: `steps` from the first time on, the first of them the notice itself;
 * after the last it stays there or doubles. `rules`: which ones; all, where it does not say.
 */
export type Ladder = {
  readonly rules?: readonly (RuleId | ConductId)[]
  readonly steps: readonly [Penalty, ...Penalty[]]
  readonly last: 'stays' | 'doubles'
  readonly section: string
}

/** A rule set as data. A built-in one is an edition: a folder in `engine/editions`. */
export type RuleSet = {
  readonly id: string
  /** The id of the edition that its sections come from. */
  readonly base: string
  readonly edition: string
  readonly windows: ClaimWindows
  /** Abortive draws that the text leaves no room for: it says how play goes on instead. */
  readonly goesOnAfter: readonly Abort[]
  readonly settings: Settings
  readonly penalties: Partial<Readonly<Record<RuleId, PenaltyRow>>>
  readonly chombo: Chombo
  readonly ladders: readonly Ladder[]
  readonly conduct: Partial<Readonly<Record<ConductId, ConductRow>>>
  readonly practice: Practice
  readonly cells: Cells
  readonly texts: EditionTexts
  /** Only in a tournament's own rule set. */
  readonly house?: HouseChanges
}

/** An edition under its id. */
export const edition = <const Id extends string>(id: Id, rules: Omit<RuleSet, 'id' | 'base' | 'house'>): RuleSet & { readonly id: Id } => ({
  ...rules,
  id,
  base: id,
})
