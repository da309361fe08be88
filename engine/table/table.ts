import type { Abort, Call, GroupCall, GroupKind, Side, TableEvent, TurnAct } from '../model/events.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { BySeat, Seat } from '../model/seats.ts'
import type { KnownTile, Tile } from '../model/tiles.ts'

/** What a player holds in hand. `size` is null where the record can't know it; tiles beyond `known` are held unseen. */
export type Concealed = { readonly size: number | null; readonly known: readonly KnownTile[] }

/** A tile in a river. `claimed`: by whom it was taken, `?` where only that it was. */
export type Discard = {
  readonly tile: Tile
  readonly event: number
  readonly rotated: boolean
  readonly drawn: boolean
  readonly claimed: Seat | '?' | undefined
  /** Out of turn, and nobody has told yet whose it was: nothing is held against the player by it. */
  readonly doubtful: boolean
  /** The record has no draw before it, though there must have been one. */
  readonly undrawn?: true
}

/** A displayed group. `claimed` is the tile that came from another player; it may not lie there yet. */
export type Group = {
  readonly kind: GroupKind
  /** The tiles from the own hand; for a pung extended to a kong the added tile is `added`. */
  readonly own: readonly Tile[]
  readonly claimed?: { readonly tile: Tile; readonly from: Seat | null; readonly taken: boolean; readonly side?: Side }
  readonly added?: Tile
  readonly faces?: 'outer' | 'middle'
  /** Of a concealed kong: the tile drawn before it, where the record has it. */
  readonly drawn?: KnownTile
  /** The record may have it before the wrong player: nobody is accused of having it. */
  readonly doubtful?: true
  /** The call or kong that made it; 0 from the headers. */
  readonly event: number
}

/** A tile that a player has drawn, or drawn without being entitled to keep it, and not discarded or put back; `mixed`: it can't be told from the hand. */
export type Extra = { readonly event: number; readonly tile: Tile; readonly clock: number | undefined; readonly mixed?: true }

/** A riichi in force; `discard` is its rotated tile, `rotated` whether the record saw it so, `claimed` whether that tile was claimed for a group. */
export type Riichi = { readonly event: number; readonly discard?: number; readonly rotated?: boolean; readonly claimed?: boolean }

export type Player = {
  readonly hand: Concealed
  readonly groups: readonly Group[]
  /** Whether the record knows all groups of the player: only then are tiles counted. */
  readonly groupsKnown: boolean
  readonly river: readonly Discard[]
  /** The tile drawn and not yet discarded. */
  readonly drawn: Extra | undefined
  readonly extra: Extra | undefined
  /** Tiles that are missing by a fault already found (a turn without a draw). */
  readonly missing: number
  readonly riichi: Riichi | undefined
  /** Points on hand, where the record has them. */
  readonly points: number | null
  /** Overlong times so far in the file. */
  readonly slow: number
  /** Has sorted the hand after the deal. */
  readonly ready: boolean
  /** Has declared a waiting hand at an exhaustive draw. */
  readonly tenpai: boolean
  readonly dead: { readonly event: number; readonly rule: RuleId | null } | undefined
  /** Tiles shown before anything was called. */
  readonly shown: { readonly event: number; readonly tiles: readonly Tile[] } | undefined
}

/**
 * Whose turn it is and what is due. `any`: the record does not tell; play is picked up at the next act.
 * `drew` and `claim` are the events by which the turn got its tile, `kong` the kong that a replacement tile is due for.
 */
export type Turn = {
  readonly seat: Seat | null
  readonly due: TurnAct | 'any'
  readonly drew: number | undefined
  readonly claim: number | undefined
  readonly kong: number | undefined
  /** An act out of turn may have been another player's: whose turn it is now is not sure. */
  readonly doubted: true | undefined
  /** The indicator of that kong has been turned. */
  readonly turned: true | undefined
  /** Who may act as well: after an act out of turn that stands, play goes on from there or from where it was. */
  readonly or: Seat | undefined
}

/** A turn of which nothing more is known yet than whose it is, what is due, and who may act as well. */
export const turnOf = (seat: Turn['seat'], due: Turn['due'], or?: Seat): Turn => ({
  seat,
  due,
  drew: undefined,
  claim: undefined,
  kong: undefined,
  doubted: undefined,
  turned: undefined,
  or,
})

/** A tile that can be claimed: the most recent discard, or a kong's tile, which can only be won on. */
export type Target = {
  readonly kind: 'discard' | 'kakan' | 'ankan'
  readonly seat: Seat
  readonly tile: Tile
  readonly event: number
  readonly clock: number | undefined
  /** The next player's draw, which closes windows. */
  readonly drawn:
    | { readonly seat: Seat; readonly event: number; readonly clock: number | undefined; readonly fast: boolean; readonly mixed?: true }
    | undefined
  /** A claimant has taken it. */
  readonly taken: { readonly seat: Seat; readonly event: number } | undefined
  /** For an extended pung: the indicator turned or the replacement tile drawn after it. */
  readonly wentOn: { readonly event: number; readonly pause: 'enough' | 'too-short' | 'unknown' } | undefined
  /** The next player's self-draw win. */
  readonly tsumo: { readonly seat: Seat; readonly event: number } | undefined
  /** The next player's extended pung, whose tile is a discard in some rule sets (ema-2016 3.3.6). */
  readonly extended: { readonly seat: Seat; readonly event: number } | undefined
}

/** A tile that has just come to lie open to claims. */
export const targetOf = ({ kind, seat, tile, event, clock }: Pick<Target, 'kind' | 'seat' | 'tile' | 'event' | 'clock'>): Target => ({
  kind,
  seat,
  tile,
  event,
  clock,
  drawn: undefined,
  taken: undefined,
  wentOn: undefined,
  tsumo: undefined,
  extended: undefined,
})

/**
 * A kong of the hand; its tile, and event 0 from the headers. `void`: one that should not have been made, or that is asked about. `unmade`: robbed, or a
 * claim that was only called, or that another one goes before.
 */
export type Kong = {
  readonly seat: Seat
  readonly kind: 'ankan' | 'kakan' | 'daiminkan'
  readonly tile: Tile
  readonly event: number
  readonly moment: number
  readonly void?: true
  readonly unmade?: true
}

/** Where a claim stands: `doubtful` while a question about it is open. */
export type Standing = 'good' | 'void' | 'retracted' | 'doubtful'

/** A call of chii, pon, kan or ron, followed until its tile is taken or nothing more can come of it. */
export type Claim = {
  readonly call: GroupCall | 'ron'
  readonly by: Seat
  readonly tile: Tile
  readonly from: Seat | null
  /** The discard or kong that is claimed; 0 where it was made before the record began. */
  readonly target: number
  readonly called: number
  /** Calls of one moment (`&`) share its first event. */
  readonly moment: number
  readonly short: boolean
  readonly standing: Standing
  /** The finding that made it void or doubtful. */
  readonly fault?: { readonly rule: RuleId; readonly event: number }
  /** Another claim on the tile goes before it. */
  readonly yields: boolean
  readonly shown: readonly Tile[]
  readonly shownAt?: number
  readonly takenAt?: number
  readonly discardedAt?: number
  /** Discards by opponents since the call. */
  readonly since: readonly number[]
  /** Findings already made about this claim: one mistake, one finding. */
  readonly found: readonly RuleId[]
}

/** What there was before a riichi, an own kong or a self-draw win was said. */
export type Unsaid = Pick<
  Table,
  'turn' | 'wall' | 'players' | 'target' | 'others' | 'othersOpen' | 'selfDraw' | 'draws' | 'replacements' | 'kongs' | 'voidKong'
>

/**
 * How many tiles of each face the record has seen, in the order of `TILES`: rivers, groups, indicators and the known tiles of hands, each once.
 * Counted on from event to event, since a rule asks at every tile that is drawn or discarded.
 */
export type SeenTiles = readonly number[]

/** The table as it lies after an event: what physically happened, and what it means for turn, claims and hands under the rule set. */
export type Table = {
  /** Events so far. */
  readonly number: number
  readonly players: BySeat<Player>
  /** Tiles in the live wall; null where the record does not know. */
  readonly wall: number | null
  /** The prevailing wind; null where the record does not know. */
  readonly prevailing: Seat | null
  readonly dora: readonly Tile[]
  readonly ura: readonly Tile[]
  /** How many tiles of each face the record has seen. */
  readonly seen: SeenTiles
  readonly replacements: number
  /** The kongs of the hand in order; event 0 from the headers. */
  readonly kongs: readonly Kong[]
  /** Who has declared a self-draw win, and with which tile. */
  readonly selfDraw: { readonly seat: Seat; readonly event: number; readonly tile: Tile; readonly replacement: boolean } | null
  readonly turn: Turn
  readonly target: Target | null
  /**
   * The tiles that could be claimed before `target`: a kong leaves the discard before it open to a win, and a win on that one the kong's tile. Where
   * A discard closes them; they are remembered for a call at the same time (`&`).
   */
  readonly others: readonly Target[]
  readonly othersOpen: boolean
  /** All discards in order, for claims that name an earlier tile. */
  readonly discards: readonly { readonly seat: Seat; readonly tile: Tile; readonly event: number; readonly moment: number }[]
  readonly claims: readonly Claim[]
  /** Whom the last award of a claimed tile went to. */
  readonly awarded: { readonly target: number; readonly seats: readonly Seat[]; readonly why: string } | null
  /** What there was before what was said last, which may be taken back. */
  readonly unsaid: Unsaid | null
  /** A riichi whose tile was won on; it stands after all where that win is taken back, or play goes on all the same. */
  readonly returned: { readonly seat: Seat; readonly riichi: Riichi } | null
  /** A kong that is void, and lies there only if it is gone on with. */
  readonly voidKong: { readonly seat: Seat; readonly groups: readonly Group[]; readonly event: number } | null
  /** The call of a short form that stands twice: its other parts say nothing either. */
  readonly doubledForm: number | null
  /** What was asked, and perhaps answered, where several players win on one tile. */
  readonly several: { readonly target: number; readonly who: 'nearest' | 'all' | 'ask' } | null
  /** After a draw that was too fast: whose tile has to go back into the wall. */
  readonly toReturn: { readonly seat: Seat; readonly claim: number } | null
  /** The line just before, for what stands twice and for `&`. */
  readonly before: TableEvent | null
  /** The first event of the moment that the last event belongs to. */
  readonly moment: number
  /** Whether each turn so far was recorded with its draw. */
  readonly draws: 'all' | 'some' | 'none'
  /** Kinds of which too many were seen, already pointed out. */
  readonly overcounted: readonly string[]
  readonly ended: { readonly how: 'exhaustive' | 'win' | Abort; readonly event: number } | null
  /** Whether play after four kongs that end the hand was already pointed out. */
  readonly fourKongsFound: boolean
  /** Whether an event after the end was already pointed out. */
  readonly endDoubted: boolean
}

/** The kinds of call that take a tile for a displayed group. */
export const isGroupCall = (call: Call): call is GroupCall => call === 'chii' || call === 'pon' || call === 'kan'
