import { z } from 'zod'
import type { AppealOutcome } from '../../db/log/vocabulary.ts'
import type { Incident, Ruling } from './rulings.ts'

/** Filter of the incident list; an empty string selects all. Each word of `text` must occur in an incident or in its rule's name. */
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

/** The values in the file for each list of the filter. */
export type Choices = Readonly<Record<Exclude<keyof IncidentFilter, 'text' | 'notable'>, readonly string[]>>

/** A piece of a text; `hit`: a word of the search. */
export type HitPart = { readonly text: string; readonly hit: boolean }

/** The text of an incident that contains the searched words, its place and its author. */
export type Hit = {
  readonly what: 'statement' | 'picture' | 'note' | 'ruling' | 'cancelled' | 'appeal' | 'decided' | 'closing'
  readonly who: string | null
  readonly parts: readonly HitPart[]
}

/** An incident as a row of the list, with its newest ruling in force; if none is, the newest of all. */
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
  /** Outcome of its appeal; null if there was none, or if a later ruling replaced the outcome. */
  readonly appeal: AppealOutcome | 'undecided' | null
  readonly hit: Hit | null
}

/** A page of the search result; the search found `found` of `all` incidents in the file. */
export type FoundIncidents = { readonly found: number; readonly all: number; readonly rows: readonly FoundIncident[] }

/** The neighbours of an incident in the list, which has the newest on top. */
export type Beside = { readonly above: number | null; readonly below: number | null }

/** A ruling in another incident that counted this incident as an earlier case, or that was counted here. */
export type Counted = Pick<Ruling, 'rule' | 'player' | 'decision' | 'proposed' | 'imposed' | 'by' | 'at'> & {
  readonly incident: number
  readonly round: number | null
  readonly table: string
  /** Reason why the counted ruling would no longer count; null if it still would. */
  readonly why: 'taken-back' | 'dismissed' | 'cancelled' | null
}

/** A penalty that was proposed as a repeat. `counted`: the earlier incident; `why`: the reason why that no longer counts. */
export type StaleRepeat = Counted & { readonly counted: number }

/** Rulings and results that depend on an incident's decision. `changed`: the decision has changed since. */
export type Resting = {
  /** Later rulings whose proposal counted this incident. */
  readonly repeats: readonly Counted[]
  /** Earlier incidents that the proposal here counted. */
  readonly earlier: readonly Counted[]
  /** Results of its table that were signed after it. */
  readonly results: readonly {
    readonly id: number
    readonly signed: readonly string[]
    readonly by: string
    readonly at: Date
    readonly changed: boolean
    readonly reopened: boolean
  }[]
}
