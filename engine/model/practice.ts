import type { Call } from './events.ts'
import type { Level } from './findings.ts'
import type { FaultCase, Penalty, Remedy } from './penalties.ts'
import type { ANSWERS } from './rule-ids.ts'

/** How an edition judges the cases in which the texts differ beyond levels, windows and settings. */
export type Practice = {
  /**
   * Which call binds its caller: a win only; a win, and a set once its tiles are shown; any call, on pain of a dead hand; any call once its
   * tiles are shown, while a win that is changed or withdrawn is lost.
   */
  readonly changedCall: 'win' | 'win-or-shown' | 'any' | 'any-once-shown'
  /** The consequence of another word than the call's own; null: the text has no such rule. */
  readonly callWords: CallWords | null
  /** A late call by a player who could not see the discard: fair play may allow it. */
  readonly unseenDiscard: 'fair-play' | 'unstated'
  /** Whether a claimant may lay the discard open together with the tiles of the set. */
  readonly discardWithTiles: 'allowed' | 'pointed-out'
  /** A declaration with a dead hand: one fault; it depends on what the player knew; it depends on whether the hand had been declared dead. */
  readonly deadHandAct: 'one-fault' | 'by-knowledge' | 'by-declaration'
  /** A call with a dead hand, once its player has gone on with it to the discard: void all the same, or the referee decides. */
  readonly deadCallGoneOn: 'void' | 'referee'
  /** When a riichi hand without a wait is a fault: whenever it is shown; at an exhaustive draw, elsewhere at the referee's discretion; at the player's own win or an exhaustive draw; at an exhaustive draw only. */
  readonly riichiWait: 'when-shown' | 'draw-or-discretion' | 'own-win-or-draw' | 'draw'
  /** A call of riichi after the own discard: an act out of turn; the referee is asked; or as good as one before it. */
  readonly riichiAfterDiscard: 'out-of-turn' | 'asked' | 'valid'
  /** Which riichi sticks come at the wrong time: those before the discard; those after the next player's discard; or both. */
  readonly riichiStick: 'not-early' | 'not-late' | 'in-time'
  /** Until when a riichi can be taken back, for its penalty; or the referee is asked. `bet-too`: the same for a stick laid before any call. */
  readonly riichiTakenBack: 'until-discard' | 'until-discard-bet-too' | 'until-stick' | 'asked'
  /** The win that makes a riichi void: on the discard of the declaration only, or on any discard that lies rotated for it. */
  readonly riichiWonOn: 'declaration' | 'rotated'
  /** A tile drawn in riichi that is put into the hand, and a discard after it: a changed hand, or a tile that touched the hand. */
  readonly mixedInRiichi: 'changed' | 'touched'
  /** Drawn tiles that touch the hand in riichi again, in this hand or a later one: pointed out again, or a violation. */
  readonly touchedAgain: 'advice' | 'violation'
  /** When a win that was let pass no longer keeps a player from winning on a discard: at the own next discard; at the own next draw; or the referee is asked once anybody has called. */
  readonly letPassUntil: 'own-discard' | 'own-draw' | 'asked-after-a-call'
  /** Whom a claimed tile that lies on the wrong side of its group makes furiten: its discarder only; or the referee is asked about the player it points at, too. */
  readonly turnedTile: 'discarder' | 'asked'
  /** Whether the tile that extended an own pung makes its player furiten: it is no discard; or the text does not say. */
  readonly extendedTile: 'no-discard' | 'unstated'
  /** A self-draw win on a tile that lies discarded, undisputed: void, or a dispute all the same. */
  readonly laidTile: 'void' | 'asked'
  /** When a concealed kong in riichi is judged. */
  readonly riichiKong: 'at-once' | 'own-win-or-draw'
  /** The parts of the hand that a concealed kong in riichi must leave unchanged. */
  readonly riichiKongKeeps: 'waits-and-groups' | 'waits'
  /** Whether the groups of a riichi hand that a kong must leave unchanged include those completed by a fifth tile of a kind. */
  readonly fifthTileReadings: 'ignored' | 'counted' | 'unstated'
  /** A hand whose only wait is a fifth tile of its kind, declared tenpai: it does not wait; or the text does not say. */
  readonly fifthTileWait: 'noten' | 'unstated'
  /** A changed riichi hand at an exhaustive draw: its own penalty, or the referee is asked whether the right tile can be proved. */
  readonly changedHandAtADraw: 'penalty' | 'proof'
  /** Whether another kong may be declared after a claimed kong, before its replacement tile. */
  readonly kongBeforeReplacement: 'allowed' | 'forbidden'
  /** The tiles of a concealed kong that lie face down. */
  readonly facesDown: 'outer' | 'middle'
  /** Which win can rob a concealed kong. */
  readonly robConcealed: 'any' | 'orphans' | 'none'
  /** When an extended pung leaves the others too little time: on the clock alone, or only with a win after the replacement tile. */
  readonly kongTooSoon: 'by-the-clock' | 'before-a-win'
  /** Until when a false group or a forbidden kong can be put right: the player's discard, or the replacement tile if that comes first. */
  readonly putRightUntil: 'discard' | 'discard-or-replacement'
  /** When the indicator of an open kong is turned. */
  readonly openKongIndicator: 'at-once' | 'after-discard'
  /** Which earlier groups make a player liable who feeds the last one: melded ones, or concealed kongs too. */
  readonly liabilityGroups: 'melded' | 'declared'
  /** The players who are asked to wait at the start of a hand: East before the first discard, and South before the first draw. */
  readonly dealCourtesy: 'east' | 'east-and-south'
  /** A tile from the wrong place of the wall: one fault; or a minor one as long as it can go back, after which only the dead wall matters. */
  readonly wrongPlace: 'one-fault' | 'while-it-can-go-back'
  /** After tenpai or noten is declared before the end of play, what counts as shown: any hand, more than half of the own one, or it is tiles exposed. */
  readonly handShownEarly: 'any-hand' | 'own-half' | 'tiles-exposed'
  /** Whether the remedies of a finding follow its proposed penalty: `re-deal` belongs to a chombo, `dead-hand` to a dead hand; or the cells name them. */
  readonly penaltyRemedy: 'follows' | 'named'
  /** The penalty for exposed tiles; null: the referee decides. */
  readonly exposedTiles: WeighExposed | null
}

/** The words that are as good as a call's own, and the level of any other word, by kind of call; null: nothing is raised. */
export type CallWords = {
  readonly good: Partial<Readonly<Record<Call, readonly string[]>>>
  readonly set: WordLevel
  readonly riichi: WordLevel
  /** Ron and tsumo confused; another word for a win; an unclear one. A win is judged once its hand is shown. */
  readonly confusedWin: WordLevel
  readonly otherWin: WordLevel
  readonly unclearWin: WordLevel
}
type WordLevel = Extract<Level, 'violation' | 'question' | 'advice'> | null

/** Places in which tiles are exposed: `other` is another player's hand. */
export const EXPOSED_PLACES = ['own', 'wall', 'dead-wall', 'other'] as const
export type ExposedPlace = (typeof EXPOSED_PLACES)[number]

/**
 * An accident with tiles: how many were exposed in each place, the concealed tiles of the player's hand, whether the player is in riichi, and
 * whether the tiles were still being dealt.
 */
export type ExposedTiles = {
  readonly counts: Readonly<Record<ExposedPlace, number>>
  readonly held: number
  readonly riichi: boolean
  readonly dealing: boolean
}

/**
 * The cases by which texts weigh exposed tiles, mildest first; the penalty of each is a row of the rule set. `elsewhere`: too much of the dead
 * wall, the live wall or another hand.
 */
export type ExposureCase = Extract<FaultCase, 'always' | 'threeTiles' | 'sevenTiles' | 'ownHalf' | 'deadWall' | 'elsewhere' | 'tooMany'>

/** The outcome of an accident under a rule set. */
export type WeighExposed = (exposure: ExposedTiles) => WeighedExposure
export type WeighedExposure = {
  readonly sections?: readonly string[]
  readonly remedies?: readonly Remedy[]
} & (
  | { readonly penalty: Penalty | ExposureCase }
  /** The text leaves it to the case: the app asks, with these answers. `warning`: the penalty of that answer, if it is no notice. */
  | { readonly ask: readonly ExposureAnswer[]; readonly warning?: Penalty['kind'] }
)
export type ExposureAnswer = (typeof ANSWERS)['tiles.exposed'][number]
