import { z } from 'zod'
import { APPEAL_OUTCOMES, LATER_ACT_NAMES } from '../../db/log/vocabulary.ts'
import { incident, ruling } from './rulings.ts'
import { integer, moment, type Shape, text } from './shape.ts'

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

const words = z.array(text)

/** The values in the file for each list of the filter. */
export const choices = z.strictObject({ state: words, round: words, table: words, player: words, referee: words, rule: words })
export interface Choices extends Shape<typeof choices> {}

/** A piece of a text; `hit`: a word of the search. */
const hitPart = z.strictObject({ text, hit: z.boolean() })
export interface HitPart extends Shape<typeof hitPart> {}

/** The text of an incident that contains the searched words, its place and its author. */
const hit = z.strictObject({
  what: z.enum(['statement', 'picture', 'note', 'ruling', ...LATER_ACT_NAMES, 'appeal', 'decided', 'closing']),
  who: text.nullable(),
  parts: z.array(hitPart),
})
export interface Hit extends Shape<typeof hit> {}

/** Outcome of an incident's appeal; null if there was none, or if a later ruling replaced the outcome. */
export const appealState = z.enum([...APPEAL_OUTCOMES, 'undecided']).nullable()

/**
 * An incident as a row of the list. `ruling`: the one that its newest appeal is about, else the newest in force; if none is, the newest of all.
 * `others`: the further ones in force. `player`: all on whom it has rulings in force. `appealedBy`: the person whose appeal `appeal` tells of.
 */
const foundIncident = incident
  .pick({
    id: true,
    openedAt: true,
    table: true,
    round: true,
    seat: true,
    player: true,
    players: true,
    rule: true,
    state: true,
    weight: true,
    note: true,
    takenBack: true,
    conflict: true,
    review: true,
  })
  .extend({ ruling: ruling.nullable(), others: z.array(ruling), appeal: appealState, appealedBy: text.nullable(), hit: hit.nullable() })
export interface FoundIncident extends Shape<typeof foundIncident> {}

/** A page of the search result; the search found `found` of `all` incidents in the file. */
export const foundIncidents = z.strictObject({ found: integer, all: integer, rows: z.array(foundIncident) })
export interface FoundIncidents extends Shape<typeof foundIncidents> {}

/** The neighbours of an incident in the list, which has the newest on top. */
export const beside = z.strictObject({ above: integer.nullable(), below: integer.nullable() })
export interface Beside extends Shape<typeof beside> {}

/**
 * A ruling in another incident that counted this incident as an earlier case, or that was counted here. `why`: reason why the counted
 * ruling would no longer count, or `apart`: it was signed in another copy and not counted; null if it still counts.
 */
const countedRuling = ruling.pick({ rule: true, player: true, decision: true, proposed: true, imposed: true, by: true, at: true }).extend({
  incident: integer,
  round: integer.nullable(),
  table: text,
  why: z.enum(['taken-back', 'dismissed', 'cancelled', 'apart']).nullable(),
})
export interface Counted extends Shape<typeof countedRuling> {}

/** A penalty that was proposed as a repeat. `counted`: the earlier incident; `why`: the reason why that no longer counts, or was not counted. */
export const staleRepeat = countedRuling.extend({ counted: integer })
export interface StaleRepeat extends Shape<typeof staleRepeat> {}

export const restingResult = z.strictObject({
  id: integer,
  by: text,
  at: moment,
  signed: z.array(text),
  changed: z.boolean(),
  reopened: z.boolean(),
})

/**
 * Rulings and results that depend on an incident's decision. `repeats`: later rulings whose proposal counted this incident. `earlier`:
 * incidents that the proposal here counted. `results`: those of its table that were signed after it; `changed`: the decision has changed
 * since.
 */
export const resting = z.strictObject({
  repeats: z.array(countedRuling),
  earlier: z.array(countedRuling),
  results: z.array(restingResult),
})
export interface Resting extends Shape<typeof resting> {}
