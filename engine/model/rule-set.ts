import type { Cells } from './cells.ts'
import type { ConductId, ConductRows } from './conduct.ts'
import type { EditionTexts } from './edition-texts.ts'
import type { Abort } from './events.ts'
import type { Level } from './findings.ts'
import type { GameForm } from './game-form.ts'
import type { ByLanguage } from './language.ts'
import type { FaultCase, Penalty, Remedy } from './penalties.ts'
import type { Practice } from './practice.ts'
import type { RuleId } from './rule-ids.ts'
import type { SettingSources } from './setting-sources.ts'
import type { SettingName, Settings } from './settings.ts'

/** An act that ends chow, pung and kong: the next player draws; that tile is in the hand; a claimant takes the claimed tile. */
export type SetClosing = 'draw' | 'in-hand' | 'take'

/**
 * An act that ends a win: the next player, or the declarer of the kong, draws; declares a kong of their own, or one that extends a pung; or a
 * self-draw win; a claimant takes the tile; the same, by one of two texts (setting `rrc-text`).
 */
export type WinClosing = 'draw' | 'kong' | 'extended-kong' | 'self-draw' | 'take' | 'take-by-text'

/** Until when a tile may be claimed, and which claim has precedence (rule book, Claim windows). The next discard ends every claim. */
export type ClaimWindows = {
  /** The acts that end chow, pung and kong before the next discard; or unstated by the text. */
  readonly sets: readonly SetClosing[] | 'unstated'
  /** The acts that end a win before the next discard: on a discard; on the tile of a kong. */
  readonly win: { readonly discard: readonly WinClosing[]; readonly kong: readonly WinClosing[] }
  /**
   * A call after a turn that left no time for it: it is valid; it is valid, and that turn is taken back; it is too late all the same; or the
   * text does not say.
   */
  readonly fastDraw: 'call-stands' | 'reverted' | 'too-late' | 'unstated'
  /** The claims that touching the next tile of the wall ends for the player who touches it. */
  readonly closedByTouch: readonly ('set' | 'win')[]
  /** The claims of the discard before that a discard out of turn ends once it is known for a foul, as only the newest one can be claimed. */
  readonly closedByFoul: readonly ('set' | 'win')[]
  /** Until when the claimant has to take a claimed tile: a number of discards of the opponents; the own next draw; or unstated by the text. */
  readonly take: { readonly opponentDiscards: number } | 'own-next-draw' | 'unstated'
  /** The tiles on which a win after a self-draw win is a case of its own (win.after-tsumo), not simply late. */
  readonly afterSelfDraw: readonly ('discard' | 'kong')[]
  /** Chow against pung or kong: the first call wins; it wins if the calls were clearly apart; or the chow always yields. */
  readonly chow: 'first-call' | 'first-if-apart' | 'yields'
}

/** Whether a set may be claimed as long as the tile that the next player has drawn is not in the hand. */
export const isOpenUntilInHand = ({ sets }: ClaimWindows): boolean => sets.includes('in-hand')

/**
 * A proposed penalty with its section; no section if the penalty is an example or the referee's choice. `remedies`: if this case has its
 * own.
 */
export type PenaltyProposal = { readonly penalty: Penalty; readonly section?: string; readonly remedies?: readonly Remedy[] }

/**
 * Proposed penalties by case. `mildest`: the milder sanction that the text allows beside the proposed one; `mildestRiichi`: the same, for riichi
 * only.
 */
export type PenaltyByCase = Partial<Readonly<Record<PenaltyCase, PenaltyProposal>>>
export type PenaltyCase = Exclude<FaultCase, 'asViolation'> | 'mildest' | 'mildestRiichi'

/** The level that a house rule gives a rule; `off`: the rule is not raised. */
export type HouseLevel = Exclude<Level, 'record'> | 'off'

/** The changes of a tournament's own rule set against its built-in parent (house rules). */
export type HouseChanges = {
  readonly name: ByLanguage<string>
  /** The number of house rules, settings included. */
  readonly count: number
  readonly levels: Partial<Readonly<Record<RuleId, HouseLevel>>>
  /** Rules that the parent does not have. */
  readonly added: readonly RuleId[]
  /** The house's own proposals only; the rule set's `penalties` holds all rows, the parent's too. */
  readonly penalties: Partial<Readonly<Record<RuleId, PenaltyByCase>>>
}

/** The chombo of an edition; its cost and what settles it are settings. */
export type Chombo = {
  /** The penalty in its place for a fault after the last discard, unless the win or the draw cannot be settled. */
  readonly afterLastDiscard?: 'dead-hand'
  readonly section: string | null
}

/** A reason for a penalty: a rule, a conduct, or a tournament's own rule about conduct (`house.` and its name). */
export type PenaltyReason = RuleId | ConductId | `house.${string}`

/** A step of a ladder. A tournament may name it, such as "yellow card". */
export type LadderStep = { readonly penalty: Penalty; readonly name?: ByLanguage<string> }

/**
 * The penalties when a player breaks the same rule again. `steps` begins with the penalty of the first time; after the last step the penalty
 * stays the same, doubles, or the steps begin again. `rules`: the rules that it applies to; absent: all. It counts each rule by itself, or all of
 * them together.
 */
export type Ladder = {
  readonly rules?: readonly PenaltyReason[]
  readonly counts?: 'together'
  readonly steps: readonly [LadderStep, ...LadderStep[]]
  readonly last: (typeof LADDER_ENDS)[number]
  /** Absent: a tournament's own ladder. */
  readonly section?: string
}
export const LADDER_ENDS = ['stays', 'doubles', 'restarts'] as const

/**
 * The place of a case on a ladder, in words that a later change of the rules leaves alone: `time` counts from 1; the step that was
 * due has a penalty and perhaps a name. `house`: the name of the tournament's rules, if the ladder is its own; then there is no section.
 */
export type LadderPlace = {
  readonly time: number
  readonly penalty: Penalty
  readonly name: ByLanguage<string> | null
  readonly section: string | null
  readonly house: ByLanguage<string> | null
}

/** A rule set as data. A built-in one is an edition: a folder in `engine/editions`. */
export type RuleSet = {
  readonly id: string
  /** The id of the edition that its sections come from. */
  readonly base: string
  readonly edition: string
  /** Seats, tiles and payments of the game that these rules are for. */
  readonly form: GameForm
  readonly windows: ClaimWindows
  /** A hand is dead from the act that costs it, or once somebody has declared it dead. */
  readonly deadFrom: 'act' | 'declaration'
  /** Abortive draws that the text excludes by saying how play continues. */
  readonly goesOnAfter: readonly Abort[]
  readonly settings: Settings
  /** The settings that the tournament has set itself, perhaps to the value of the edition. */
  readonly chosen?: readonly SettingName[]
  readonly settingSources: SettingSources
  /** Settings that follow from a tournament's choice of another one, by the text, unless the tournament sets them itself. */
  readonly followingSettings?: readonly { readonly choice: Partial<Settings>; readonly brings: Partial<Settings> }[]
  readonly penalties: Partial<Readonly<Record<RuleId, PenaltyByCase>>>
  readonly chombo: Chombo
  readonly ladders: readonly Ladder[]
  readonly conduct: ConductRows
  readonly practice: Practice
  readonly cells: Cells
  readonly texts: EditionTexts
  /** Only in a tournament's own rule set. */
  readonly house?: HouseChanges
}

export const edition = <const Id extends string>(id: Id, rules: Omit<RuleSet, 'id' | 'base' | 'house'>): RuleSet & { readonly id: Id } => ({
  ...rules,
  id,
  base: id,
})
