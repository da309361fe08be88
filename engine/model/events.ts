import { ACT_CHOICES, type FlagsOf, type WithChoice } from './circumstances.ts'
import type { ImposedKind } from './penalties.ts'
import type { Seat } from './seats.ts'
import type { Tile } from './tiles.ts'

/** The words that a player can call. `chii`, `pon`, `kan` and `ron` claim a tile; `kan` is only the call for a claimed kong. */
export const CALLS = ['chii', 'pon', 'kan', 'ron', 'tsumo', 'riichi'] as const
export type Call = (typeof CALLS)[number]

/** The calls that claim a tile for a displayed group. */
export const GROUP_CALLS = ['chii', 'pon', 'kan'] as const
export type GroupCall = (typeof GROUP_CALLS)[number]

/** The displayed groups, kongs by how they are made. */
export const GROUP_KINDS = ['chii', 'pon', 'daiminkan', 'kakan', 'ankan'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]
export type KongKind = Exclude<GroupKind, 'chii' | 'pon'>

/** The acts that a player can owe in their turn. */
export const TURN_ACTS = ['draw', 'discard', 'replace'] as const
export type TurnAct = (typeof TURN_ACTS)[number]

/** Where the record of a hand begins. */
export const RECORD_STARTS = ['deal', 'middle'] as const
export type RecordStart = (typeof RECORD_STARTS)[number]

/** The side of a group on which the claimed tile lies rotated. */
export const SIDES = ACT_CHOICES.take
export type Side = (typeof SIDES)[number]

/** Why a hand ended without a win or an empty wall. */
export const ABORTS = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'three-wins', 'referee'] as const
export type Abort = (typeof ABORTS)[number]

/** The short forms of the notation. Each expands to three events. */
export const SHORT_FORMS = ['pon', 'chii', 'daiminkan', 'riichi'] as const
export type ShortForm = (typeof SHORT_FORMS)[number]

/** The place of an event in its short form: `part` 0, 1 or 2. `tiles` are the tiles of the whole form. */
export type ShortFormPart = { readonly form: ShortForm; readonly part: 0 | 1 | 2; readonly tiles: readonly Tile[] }

type Common = {
  /** Seconds of table time since the hand began; absent if the record has no clock. */
  readonly clock?: number
  /** `&`: at the same time as the event before it, or in an unknown order. */
  readonly together?: true
  /** Set if the event was written as part of a short form, which recorders use for acts without a fault. */
  readonly short?: ShortFormPart
}
/** An act of a player, with the flags and the choice that its verb can have. */
type By<Verb extends string, Words> = Common & { readonly actor: Seat; readonly verb: Verb } & Words & FlagsOf<Verb> & WithChoice<Verb>

export type Draw = By<'draw', { readonly tile?: Tile }>
export type Replace = By<'replace', { readonly tile?: Tile }>
export type Return = By<'return', { readonly tile?: Tile }>
/** The hand is on the next tile of the wall, to draw it, and has not lifted it. */
export type Touch = By<'touch', unknown>
export type DiscardEvent = By<'discard', { readonly tile: Tile }>
/** `said`: the word said instead of the call's own; `?` if it was unclear. The flags belong to `tsumo` only. */
export type CallEvent = By<'call', { readonly call: Call; readonly tile?: Tile; readonly said?: string }>
export type Show = By<'show', { readonly tiles: readonly Tile[] }>
export type Take = By<'take', { readonly tile?: Tile }>
/** Takes the last call back; with a tile, the player's own newest discard. */
export type Retract = By<'retract', { readonly tile?: Tile }>
export type Ankan = By<'ankan', { readonly tile: Tile }>
export type Kakan = By<'kakan', { readonly tile: Tile }>
export type Stick = By<'stick', unknown>
export type Kita = By<'kita', unknown>
export type Expose = By<'expose', { readonly tiles: readonly Tile[] }>
export type Rearrange = By<'rearrange', unknown>
export type Reveal = By<'reveal', { readonly tiles: readonly Tile[] }>
export type Count = By<'count', { readonly count: number }>
export type Tenpai = By<'tenpai', unknown>
export type Noten = By<'noten', unknown>
export type Ready = By<'ready', unknown>
/** A remark; the actor is `*` if it belongs to no player. */
export type Note = Common & { readonly actor: Seat | '*'; readonly verb: 'note'; readonly text: string }

type OfTable<Verb extends string, Words> = Common & { readonly actor: '*'; readonly verb: Verb } & Words
export type Dora = OfTable<'dora', { readonly tile: Tile }>
/** The referee's answer to the question raised at `event`. `rule` is only set if that event raised two questions. */
export type Answer = OfTable<'answer', { readonly event: number; readonly rule?: string; readonly word: string }>
/** The referee's decision on the finding of `rule` at `event`; `imposed`: the kind of penalty, if it differs from the proposed one. */
export type RulingEvent = OfTable<
  'ruling',
  { readonly event: number; readonly rule: string; readonly decision: 'upheld' | 'dismissed'; readonly imposed?: ImposedKind }
>
/** The referee declares a hand dead. */
export type Dead = OfTable<'dead', { readonly seat: Seat }>
export type Ura = OfTable<'ura', { readonly tiles: readonly Tile[] }>
export type Scores = OfTable<'scores', { readonly points: readonly number[] }>
export type End = OfTable<'end', { readonly how: 'exhaustive' | 'win' | Abort }>

/** One event at a table. Events count from 1 in each hand, after short forms are expanded. */
export type TableEvent =
  | Touch
  | Draw
  | Replace
  | Return
  | DiscardEvent
  | CallEvent
  | Show
  | Take
  | Retract
  | Ankan
  | Kakan
  | Stick
  | Kita
  | Expose
  | Rearrange
  | Reveal
  | Count
  | Tenpai
  | Noten
  | Ready
  | Note
  | Dora
  | Answer
  | RulingEvent
  | Dead
  | Ura
  | Scores
  | End
export type Verb = TableEvent['verb']
/** The verbs that a seat can begin, and those of the table, after `*`. */
export type PlayerVerb = VerbAfter<Seat, TableEvent>
export type TableVerb = VerbAfter<'*', TableEvent>
type VerbAfter<Actor, Event extends TableEvent> = Event extends { readonly actor: infer A }
  ? Actor extends A
    ? Event['verb']
    : never
  : never

export type EventOf<V extends Verb> = Extract<TableEvent, { readonly verb: V }>

/** The unknown tiles of a claim that was recorded without its tiles (`W pon`): the record shows the call, but not the group. */
export const unknownClaimTiles = (form: ClaimForm): readonly Tile[] => Array.from({ length: SHOWN[form] }, () => '?')
type ClaimForm = Exclude<ShortForm, 'riichi'>
const SHOWN: { readonly [F in ClaimForm]: number } = { pon: 2, chii: 2, daiminkan: 3 }

export const isBareClaimForm = ({ form, tiles }: Pick<ShortFormPart, 'form' | 'tiles'>): boolean =>
  form !== 'riichi' && tiles.length === SHOWN[form] && tiles.every((tile) => tile === '?')

/** Whether an event belongs to the same moment as the one before: by `&`, or as a later part of a short form, which is one line. */
export const isOfMoment = ({ together, short }: TableEvent): boolean => together === true || (short !== undefined && short.part > 0)
