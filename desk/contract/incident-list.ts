import { z } from 'zod'
import type { AppealOutcome } from '../../db/log/vocabulary.ts'
import type { Incident, Ruling } from './rulings.ts'

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
  readonly appeal: AppealOutcome | 'undecided' | null
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
