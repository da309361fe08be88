import type { Abort, Call, Draw as DrawEvent, GroupCall, GroupKind, Side, TableEvent, TurnAct } from '../model/events.ts'
import type { GameForm } from '../model/game-form.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { BySeat, Seat } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import type { KnownTile, Tile } from '../model/tiles.ts'
import type { Discard, PlayedDiscard } from './discards.ts'
import type { TableEffects } from './effects.ts'
import type { Kong } from './kong.ts'
import type { ToReturn } from './to-return.ts'

/** The wrong place that a tile was drawn from. */
export type DrawnFrom = NonNullable<DrawEvent['from']>

/** The concealed tiles of a player. `size` is null if the record can't know it; tiles beyond `known` have unknown faces. */
export type Concealed = { readonly size: number | null; readonly known: readonly KnownTile[] }

/** A displayed group. `claimed` is the tile from another player; it may not lie there yet. */
export type Group = {
  readonly kind: GroupKind
  /** The tiles from the own hand; for a pung extended to a kong the added tile is `added`. */
  readonly own: readonly Tile[]
  readonly claimed?: { readonly tile: Tile; readonly from: Seat | null; readonly taken: boolean; readonly side?: Side }
  readonly added?: Tile
  readonly faces?: 'outer' | 'middle'
  /** The tile drawn before a concealed kong, if the record has it. */
  readonly drawn?: KnownTile
  /** It may belong to another player: nobody is accused because of it. */
  readonly doubtful?: true
  /** The event of its call or kong; 0 from the headers. */
  readonly event: number
}

/**
 * A tile that a player drew, rightly or wrongly, and has neither discarded nor returned. `mixed`: it can't be told from the hand;
 * `touching`: it touched the hand; `from`: it is not from the right place; `replaces`: it was drawn after a kong; `wrong`: out of turn.
 */
export type Extra = {
  readonly event: number
  readonly tile: Tile
  readonly clock: number | undefined
  readonly mixed?: true | undefined
  readonly touching?: true | undefined
  readonly from?: DrawnFrom | undefined
  readonly replaces?: true | undefined
  readonly wrong?: true | undefined
}

/**
 * A riichi in force. `declared`: the discard of the declaration itself; `discard`: its rotated tile, a later one if that was claimed for a
 * group; `rotated`: whether the record saw it rotated; `claimed`: whether that tile was claimed for a group; `hand`: the hand after the
 * declaration; `changed`: the hand may be another one by now.
 */
export type Riichi = {
  readonly event: number
  readonly declared?: number
  readonly discard?: number
  readonly rotated?: boolean
  readonly claimed?: boolean
  readonly hand?: Concealed
  readonly changed?: true
}

/** A finding that costs a hand which nobody has declared dead. */
export type UndeclaredFault = { readonly rule: RuleId; readonly event: number }

type Announced = { readonly event: number; readonly as: 'tenpai' | 'noten'; readonly early?: true; readonly changed?: true }

/** Counts of a player that go on from hand to hand: overlong discards, and drawn tiles that touched the hand in riichi. */
export type CarriedCounts = { readonly slow: number; readonly touched: number }

export type Player = CarriedCounts & {
  readonly hand: Concealed
  readonly groups: readonly Group[]
  /** Whether the record knows all groups of the player; tiles are only counted if it does. */
  readonly groupsKnown: boolean
  readonly river: readonly Discard[]
  /** The tile drawn and not yet discarded. */
  readonly drawn: Extra | undefined
  readonly extra: Extra | undefined
  /** Tiles missing because of a fault already found: a turn without a draw, or a tile that another player drew from this hand. */
  readonly missing: number
  /** By how many tiles the hand was found to be off when it was last counted. */
  readonly offBy: number
  readonly riichi: Riichi | undefined
  /** Whether the record knows that a player without a riichi has declared none. */
  readonly riichiKnown: boolean
  /** A question about the declaration is open, or the record has signs of a riichi without its call: the player may be in riichi. */
  readonly riichiAsked: true | undefined
  /** The call of riichi since the own last discard, valid or not; `unclear`: nobody could tell what was said. */
  readonly riichiCall: { readonly event: number; readonly unclear?: true } | undefined
  /** The own newest discard of which it is known, or was asked, whether it declared a riichi. */
  readonly riichiDiscard: number | undefined
  /** The newest riichi stick that the player has paid. */
  readonly stick: number | undefined
  /** The player has called a self-draw win on the own discard, and may show that tile with the hand. */
  readonly onLaidTile: true | undefined
  /** The event at which the player took a tile that was not called, or not yet. */
  readonly tookUncalled?: number
  /** The own newest draw in turn; 0 before the first. */
  readonly drew: number
  /** Points of the player, if the record has them. */
  readonly points: number | null
  /** The player has sorted the hand after the deal. */
  readonly ready: boolean
  /** The player has declared a waiting hand at an exhaustive draw. */
  readonly tenpai: boolean
  /** The first declaration of tenpai or noten; `early`: the record knows that the play was not over; `changed`: the other word came after it. */
  readonly announced: Announced | undefined
  /** A count that showed the hand short of its 13 tiles before East’s first discard. */
  readonly dealtShort: number | undefined
  /** A count or showing that gave East more than the 14 tiles of the deal, before the first discard and while the deal can be put right. */
  readonly dealtOver: number | undefined
  /** Where a hand is dead from its declaration, the event is that one; `rule` is null once it is declared, and `deadFor` the fault beneath. */
  readonly dead: { readonly event: number; readonly rule: RuleId | null } | undefined
  readonly deadFor: UndeclaredFault | undefined
  /** The faults that cost the hand once it is declared dead, oldest first. */
  readonly undeclared: readonly UndeclaredFault[]
  /** The ruling that last set aside a fault that cost the hand: an earlier declaration without another fault rested on it. */
  readonly setAside: number | undefined
  /** The event that last showed the whole hand. */
  readonly revealed: number | undefined
  /** Tiles shown before anything was called. */
  readonly shown: { readonly event: number; readonly tiles: readonly Tile[] } | undefined
}

/**
 * Whose turn it is and the act that is due. `any`: unknown; the next act sets the turn. `drew` and `claim` are the events by which the turn
 * got its tile, `kong` is the kong that a replacement tile is due for.
 */
export type Turn = {
  readonly seat: Seat | null
  readonly due: TurnAct | 'any'
  readonly drew: number | undefined
  readonly claim: number | undefined
  readonly kong: number | undefined
  /** An act out of turn may have been another player's: the turn is uncertain. `let-pass`: a referee has dismissed that it was a fault. */
  readonly doubted: true | 'let-pass' | undefined
  /** The indicator of that kong has been turned. */
  readonly turned: true | undefined
  /** The seat that the record names in the place of the player who drew. */
  readonly under?: Seat | undefined
  /** Another seat that may act: after an act out of turn in force, play continues from there or from where it was. */
  readonly or: Seat | undefined
}

/** A new turn with only its seat, the act that is due, and the other seat that may act. */
export const turnOf = (seat: Turn['seat'], due: Turn['due'], or?: Seat): Turn => ({
  seat,
  due,
  drew: undefined,
  claim: undefined,
  kong: undefined,
  doubted: undefined,
  turned: undefined,
  under: undefined,
  or,
})

/** A tile that can be claimed: the most recent discard, or a kong's tile, on which only a win can be called. */
export type Target = {
  readonly kind: 'discard' | 'kakan' | 'ankan'
  readonly seat: Seat
  readonly tile: Tile
  readonly event: number
  readonly clock: number | undefined
  /** The next player's draw, which closes windows. */
  readonly drawn: (Pick<Extra, 'event' | 'clock' | 'mixed'> & { readonly seat: Seat; readonly fast: boolean }) | undefined
  /** A draw of the next player whose tile is back in the wall. */
  readonly undrawn: Target['drawn']
  /** The next player's hand on the wall, before the draw: it ends that player's own right to claim. */
  readonly touched: { readonly seat: Seat; readonly event: number } | undefined
  /** By the claimant. */
  readonly taken: { readonly seat: Seat; readonly event: number } | undefined
  /** For an extended pung: the indicator turned or the replacement tile drawn after it. */
  readonly wentOn: { readonly event: number; readonly pause: 'enough' | 'too-short' | 'unknown'; readonly seconds?: number } | undefined
  readonly tsumo: { readonly seat: Seat; readonly event: number } | undefined
  /** The first kong declared by the player whose turn followed it. */
  readonly kong: { readonly seat: Seat; readonly event: number } | undefined
  /** The next player's extended pung, whose tile is a discard in some rule sets (ema-2016 3.3.6). */
  readonly extended: { readonly seat: Seat; readonly event: number } | undefined
  /** An act out of turn has come after it, which has not ended the turn: a discard known for a foul, or one that may be explained yet, or none. */
  readonly passedOver: 'foul' | 'asked' | undefined
}

/** A tile just opened to claims. */
export const targetOf = ({ kind, seat, tile, event, clock }: Pick<Target, 'kind' | 'seat' | 'tile' | 'event' | 'clock'>): Target => ({
  kind,
  seat,
  tile,
  event,
  clock,
  drawn: undefined,
  undrawn: undefined,
  touched: undefined,
  taken: undefined,
  wentOn: undefined,
  tsumo: undefined,
  kong: undefined,
  extended: undefined,
  passedOver: undefined,
})

/** The state of a claim; `doubtful` while a question about it is open. */
export type ClaimState = 'good' | 'void' | 'retracted' | 'doubtful'

/** A call of chii, pon, kan or ron. It is followed until its tile is taken or it can have no more effect. */
export type Claim = {
  readonly call: GroupCall | 'ron'
  readonly by: Seat
  readonly tile: Tile
  readonly from: Seat | null
  /** The event of the claimed discard or kong; 0 if it was made before the record began. */
  readonly target: number
  readonly called: number
  /** Calls of one moment (`&`) share its first event. */
  readonly moment: number
  /** Seconds of table time at which it was called, if the record has a clock. */
  readonly clock: number | undefined
  /** Whether it came clearly after the call before it on the same tile; `asked`: not known yet. `weighedAt`: the event that settled it. */
  readonly gap: 'apart' | 'together' | 'asked' | undefined
  readonly weighedAt?: number
  /** The word said instead of the call's own; `?` if it was unclear. */
  readonly said: string | undefined
  readonly short: boolean
  readonly standing: ClaimState
  /** The finding that made it void or doubtful. */
  readonly fault: { readonly rule: RuleId; readonly event: number; readonly effects: TableEffects } | undefined
  /** Another claim on the tile has precedence. */
  readonly yields: boolean
  readonly shown: readonly Tile[]
  readonly shownAt: number | undefined
  readonly takenAt: number | undefined
  /** Its tile is not missed: a take or a retraction that fits no claim may have been its own, its player has drawn since, or it has gone back. */
  readonly notMissed?: true | 'gone-back'
  /** A referee has dismissed a fault of the call, or of the win shown for it: it may count or not, and to withdraw it is no fault. */
  readonly letPass?: true
  readonly discardedAt: number | undefined
  /** Discards by opponents since the call. */
  readonly since: readonly number[]
  /** Findings already made about this claim: one mistake, one finding. */
  readonly found: readonly RuleId[]
}

/**
 * The last turn that went on: by a discard, an own kong or a self-draw win, or by the discard of a player who has claimed a set. Until the next
 * player draws or claims, the discard before it may be claimed against it, if it left no time.
 */
export type LastTurn = {
  readonly seat: Seat
  readonly kind: 'discard' | 'kong' | 'self-draw' | 'claim'
  /** The discard before the turn. */
  readonly target: Target
  /** The act by which the turn went on, and the number of its latest act. */
  readonly first: { readonly event: number; readonly clock: number | undefined }
  readonly last: number
  /** The recorder saw that nobody had time. */
  readonly fast: boolean
  readonly drawn: Extra | undefined
  /** The discard was the drawn tile, as the recorder saw. */
  readonly told: boolean
  /** A replacement tile has been drawn. */
  readonly replaced: boolean
  /** The player before the first of these acts. */
  readonly player: Player
  /** The discard that closes the tile of the own extended pung, as a turn after that tile. */
  readonly afterKong?: LastTurn
  /** The draw, claim or win that ended the turn: only a call of the same moment can still contest it. */
  readonly ended?: number
}

/** The turn that went on after a tile, if it is the last one at that moment. */
export const turnAfter = ({ lastTurn }: Pick<Table, 'lastTurn'>, target: number, moment: number): LastTurn | undefined =>
  [lastTurn, lastTurn?.afterKong].find(
    (turn) => turn?.target.event === target && (lastTurn?.ended ?? Number.POSITIVE_INFINITY) >= moment,
  ) ?? undefined

/** Snapshot of the fields that a riichi, an own kong or a self-draw win changes. */
export type DeclarationSnapshot = Pick<
  Table,
  | 'turn'
  | 'wall'
  | 'players'
  | 'target'
  | 'others'
  | 'othersOpen'
  | 'selfDraw'
  | 'draws'
  | 'replacements'
  | 'kongs'
  | 'voidKong'
  | 'lastTurn'
>

/**
 * The player before a discard, with its drawn tile, and the fields that the discard changes: its tile can be taken back. `foulBy`: it was
 * asked whether it was out of turn, and that event settled that it was; infinity if a referee has let it pass. `swapped`: the discard before it.
 */
export type DiscardSnapshot = {
  readonly seat: Seat
  readonly event: number
  readonly player: Player
  readonly outOfTurn: boolean
  readonly foulBy: number | undefined
  readonly swapped: number | undefined
} & Pick<Table, 'turn' | 'target' | 'others' | 'othersOpen' | 'claims' | 'awarded' | 'several' | 'toReturn'>

/**
 * The number of tiles of each face in the record, in the order of `TILES`: rivers, groups, indicators and known hand tiles, each once.
 * Updated with every event, since rules ask at every draw and discard.
 */
export type SeenTiles = readonly number[]

/** The table after an event: the physical state, and the turn, claims and hands as the rule set sees them. */
export type Table = {
  /** Events so far. */
  readonly number: number
  /** The record begins at the deal, not in the middle of the hand. */
  readonly fromDeal: boolean
  /** The seats of the hand, its wall, and whether it has chows. */
  readonly form: GameForm
  readonly players: BySeat<Player>
  /** Tiles in the live wall; null if the record does not know. */
  readonly wall: number | null
  /** Counters (honba) on the table; null if the record does not know. */
  readonly counters: number | null
  /** The prevailing wind; null if the record does not know. */
  readonly prevailing: Seat | null
  readonly dora: readonly Tile[]
  readonly ura: readonly Tile[]
  /** The number of tiles of each face in the record. */
  readonly seen: SeenTiles
  /** The players whose tiles are in that count. */
  readonly counted: BySeat<Player>
  readonly replacements: number
  /** The kongs of the hand in order; event 0 from the headers. */
  readonly kongs: readonly Kong[]
  /** The player who has declared a self-draw win, and the winning tile. */
  readonly selfDraw: {
    readonly seat: Seat
    readonly event: number
    readonly tile: Tile
    readonly replacement: boolean
    /** The word said instead of tsumo; `?` if it was unclear. */
    readonly said?: string
  } | null
  /** The newest call of a win by any player, valid or not. */
  readonly winCalled: number | null
  /** The newest showing of a hand that won. */
  readonly winShown: number | null
  readonly turn: Turn
  readonly target: Target | null
  /**
   * The tiles open to claims before `target`: after a kong the discard before it can still be won on, and after that win the kong's tile; after
   * an act out of turn the discard before it can still be claimed. A discard in turn closes them; they are remembered for calls at the same time (`&`).
   */
  readonly others: readonly Target[]
  readonly othersOpen: boolean
  /** The newest discard, with all before it, for claims that name an earlier tile. */
  readonly lastDiscard: PlayedDiscard | null
  readonly claims: readonly Claim[]
  /** The last award of a claimed tile. */
  readonly awarded: { readonly target: number; readonly seats: readonly Seat[]; readonly why: string } | null
  /** Snapshot before the last declaration (riichi, own kong, self-draw win), so that it can be retracted. */
  readonly unsaid: DeclarationSnapshot | null
  /** Snapshot before the newest discard, so that its tile can be taken back. */
  readonly laid: DiscardSnapshot | null
  /** A riichi whose tile was won on. It is in force again if that win is retracted, or if play continues all the same. */
  readonly returned: { readonly seat: Seat; readonly riichi: Riichi } | null
  /** A void kong; it only stays on the table if its player continues. */
  readonly voidKong: { readonly seat: Seat; readonly groups: readonly Group[]; readonly event: number } | null
  /** The call of a short form that was recorded twice: the other parts of that form change nothing. */
  readonly doubledForm: number | null
  /** The question, and perhaps the answer, which of several players win on one tile. */
  readonly several: { readonly target: number; readonly who: Settings['several-wins'] } | null
  /** The last turn that went on after a discard, while a claim of that discard may contest it. */
  readonly lastTurn: LastTurn | null
  readonly toReturn: ToReturn | null
  /** The event just before, to recognise repeated lines and `&`; asides don't count. */
  readonly before: TableEvent | null
  /** The newest aside since then. */
  readonly aside: TableEvent | null
  /** The first event of the moment that the last event belongs to. */
  readonly moment: number
  /** Whether each turn so far was recorded with its draw. */
  readonly draws: 'all' | 'some' | 'none'
  /** The last act before which a turn may be missing in the record; 0: none. */
  readonly mayLack: number
  /** Kinds with too many tiles in the record that were already reported. */
  readonly overcounted: readonly string[]
  readonly ended: { readonly how: 'exhaustive' | 'win' | Abort; readonly event: number } | null
  /** Whether play after four kongs that end the hand was already reported. */
  readonly fourKongsFound: boolean
  /** Whether an event after the end was already reported. */
  readonly endDoubted: boolean
}

/** Whether a call takes a tile for a displayed group. */
export const isGroupCall = (call: Call): call is GroupCall => call === 'chii' || call === 'pon' || call === 'kan'
