import { z } from 'zod'
import type { Ref } from '../db/log/entry.ts'
import type { ComparedPlace } from '../engine/compare.ts'
import type { Entitlements } from '../engine/entitlements/entitlements.ts'
import type { WaitYaku } from '../engine/entitlements/wait-yaku.ts'
import type { Finding } from '../engine/findings.ts'
import type { Value } from '../engine/hand/value.ts'
import type { BySeat, Seat } from '../engine/seats.ts'
import type { RuleSetName } from '../engine/words/rule-sets.ts'
import { tableId } from './contract-base.ts'
import type { Incident, Ruling } from './contract-rulings.ts'

/** A hand under several rule sets, the one in force first; its words in both languages come from `engine/words/compare.ts`. */
export type Compared = { readonly hand: string; readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }

/** What each player is entitled to after act `event`, and the yaku of each of their waits; unknown where the record does not know the hand. */
export type Entitled = {
  readonly hand: string
  readonly event: number
  readonly players: BySeat<Entitlements>
  readonly waits: BySeat<readonly WaitYaku[] | 'unknown'>
}

/** What the hands of those who have declared a win are worth. */
export type HandValues = { readonly hand: string; readonly event: number; readonly values: readonly Value[] }

/** The number of an act. */
const number = z.number().int().min(0).max(1_000_000)
const place = { table: tableId, hand: tableId.optional() }

/** What is asked of a hand that is looked at again: the newest hand of the table if none is named, `at` as it was after that act. */
export const askedOfHand = {
  compare: z.object({ ...place, event: number.optional(), rules: z.array(z.string().max(60)).max(50).optional() }),
  moment: z.object({ ...place, at: number.optional() }),
}

/** What the list of incidents is narrowed to; an empty word means all. Each word of `text` must stand somewhere in an incident. */
const word = z.string().max(200).default('')
export const incidentFilter = z.object({
  text: word,
  state: word,
  round: word,
  table: word,
  player: word,
  referee: word,
  rule: word,
  notable: z.boolean().default(false),
})
export type IncidentFilter = z.output<typeof incidentFilter>

/** What can be chosen in each list of the filter: what there is. */
export type Choices = Readonly<Record<Exclude<keyof IncidentFilter, 'text' | 'notable'>, readonly string[]>>

/** A piece of a text; `hit`: a word of it that was looked for. */
export type HitPart = { readonly text: string; readonly hit: boolean }

/** Where in an incident what was looked for was said or written, and by whom. */
export type Hit = {
  readonly what: 'statement' | 'picture' | 'note' | 'ruling' | 'cancelled' | 'appeal' | 'decided' | 'closing'
  readonly who: string | null
  readonly parts: readonly HitPart[]
}

/** An incident as a row of the list, with its newest ruling that stands; the newest of all where none does. */
export type FoundIncident = Pick<
  Incident,
  | 'id'
  | 'openedAt'
  | 'table'
  | 'round'
  | 'seat'
  | 'player'
  | 'players'
  | 'rule'
  | 'state'
  | 'weight'
  | 'note'
  | 'takenBack'
  | 'conflict'
  | 'review'
> & {
  readonly ruling: Ruling | null
  /** What came of its appeal; null where nobody appealed, or where a later ruling has taken the place of what came of it. */
  readonly appeal: 'undecided' | 'upheld' | 'changed' | 'overturned' | null
  readonly hit: Hit | null
}

/** A page of the incidents found; `found` of `all` in the file. */
export type FoundIncidents = { readonly found: number; readonly all: number; readonly rows: readonly FoundIncident[] }

/** The incidents next to one in a list, the newest being uppermost. */
export type Beside = { readonly above: number | null; readonly below: number | null }

/** A ruling in another incident that counted this one among the player's earlier ones, or was counted here. */
export type Counted = Pick<Ruling, 'rule' | 'player' | 'decision' | 'proposed' | 'imposed' | 'by' | 'at'> & {
  readonly incident: number
  readonly round: number | null
  readonly table: string
  /** Why what was counted would be counted no longer; null where it still would. */
  readonly why: 'taken-back' | 'dismissed' | 'cancelled' | null
}

/** A penalty that was proposed as a repeat; `counted`: the earlier incident, of which `why` says what became of it. */
export type StaleRepeat = Counted & { readonly counted: number }

/** What rests on how an incident was decided. `changed`: it was decided anew since. */
export type Resting = {
  /** Later rulings whose proposal counted this incident. */
  readonly repeats: readonly Counted[]
  /** Earlier incidents that were counted in the proposal here. */
  readonly earlier: readonly Counted[]
  /** Results of its table, signed after it. */
  readonly results: readonly {
    readonly id: number
    readonly signed: readonly string[]
    readonly by: string
    readonly at: Date
    readonly changed: boolean
    readonly reopened: boolean
  }[]
}

/** A ruling whose finding changed or went after it; `before` and `after`: the finding, null where it was not found. */
export type Review = {
  readonly id: number
  readonly ruling: number
  /** The name of the ruling. */
  readonly ref: Ref
  readonly incident: number
  readonly finding: number
  readonly rule: string
  readonly seat: Seat | null
  readonly event: number
  readonly before: Finding | null
  readonly after: Finding | null
  readonly at: Date
  /** `same-again`: it reads as it did then; `superseded`: another ruling has taken its place. */
  readonly state: 'open' | 'same-again' | 'stands' | 'superseded'
  readonly looked: { readonly by: string; readonly at: Date; readonly reason: string } | null
}
