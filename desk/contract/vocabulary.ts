import { LANGUAGES } from '../../engine/model/language.ts'
import { SEATS } from '../../engine/model/seats.ts'
/** How the text of a list can be written down; what a file says by its mark or its bytes goes before the reader's guess. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'shift_jis'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What parts the fields of a line. */
export const SEPARATORS = [';', ',', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** By what players of a list are found among those that the tournament has already. */
export const MATCHES = ['number', 'name'] as const
export type Match = (typeof MATCHES)[number]

/** What a list can be about. */
export const LIST_KINDS = ['players', 'referees', 'rounds', 'seating'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** What a column can say, by what the list is about. `first`, `last`: names in two columns; `player`: a number or a name; E, S, W, N: who sits there. */
export const LIST_FIELDS = {
  players: ['number', 'name', 'first', 'last', 'country'],
  referees: ['name', 'first', 'last', 'head'],
  rounds: ['round', 'date', 'starts', 'minutes', 'tables'],
  seating: ['round', 'table', 'seat', 'player', 'number', 'name', 'first', 'last', 'country', ...SEATS],
} as const satisfies Readonly<Record<ListKind, readonly string[]>>
export type Plain = (typeof LIST_FIELDS)[ListKind][number]

/** A column of one round in a list of players: the table and the seat that each has in it. */
export type OfRound = `round:${number}`

export type Field = Plain | OfRound

const ALL: ReadonlySet<string> = new Set(Object.values(LIST_FIELDS).flat())
export const isField = (word: string): word is Field => ALL.has(word) || /^round:[1-9]\d{0,2}$/.test(word)

/** What a report is written in: one language, or both side by side. */
export const REPORT_LANGUAGES = [...LANGUAGES, 'both'] as const
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number]

export type ReportStep = 'checking' | 'reading' | 'printing'

/** What of a tournament leaves as a table or as data. */
export const EXPORTS = ['penalties', 'incidents', 'players', 'scores', 'tournament'] as const
export type Export = (typeof EXPORTS)[number]

/** How it is written. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The blank forms for when the power goes. */
export const FORMS = ['incident', 'penalties', 'table'] as const
export type Form = (typeof FORMS)[number]

export const PERSONAL_STEPS = ['checking', 'reading', 'writing'] as const
export type PersonalStep = (typeof PERSONAL_STEPS)[number]

/** How free texts go on: with the names in them replaced, or as nothing but a mark that there was one. */
export type Texts = 'replaced' | 'left-out'

/**
 * How an entry comes to be about somebody: by the id of a list, by a name that stands alone, by a name in a text, by a word in a text that
 * may be the name, because it belongs to something that is about them, or because they entered it.
 */
export const HOWS = ['id', 'name', 'text', 'perhaps', 'belongs', 'entered'] as const
export type How = (typeof HOWS)[number]

/** What a file holds about a person, in the order in which it is shown. */
export const SECTIONS = [
  'names',
  'seats',
  'results',
  'incidents',
  'statements',
  'rulings',
  'penalties',
  'appeals',
  'findings',
  'acts',
  'signing',
  'imports',
  'tournament',
  'undone',
  'reports',
] as const
export type Section = (typeof SECTIONS)[number]

/** Whether a penalty counts, and if not, why. */
export const PENALTY_STATES = ['stands', 'cancelled', 'superseded', 'void', 'contradicted'] as const
export type PenaltyState = (typeof PENALTY_STATES)[number]

/** What can stand against each other once copies that went on apart were joined (view `conflicts`). */
export const CONFLICT_KINDS = [
  ...(['ruling', 'incident', 'act', 'hand', 'hand-header', 'seat', 'seat-change', 'result', 'incident-filled'] as const),
  ...(['incident-closed', 'appeal-decided', 'table', 'player', 'referee', 'round', 'tournament', 'rule-set'] as const),
  ...(['table-name', 'player-name', 'player-number', 'referee-name'] as const),
] as const
export type ConflictKind = (typeof CONFLICT_KINDS)[number]

/** As what somebody says something of an incident. */
export const STATEMENT_ROLES = ['player', 'referee', 'spectator', 'other'] as const
export type StatementRole = (typeof STATEMENT_ROLES)[number]

/** What can be done to the clock of a round. */
export type ClockStep = 'started' | 'paused' | 'resumed' | 'ended'

/** Where an incident is on its way. */
export const INCIDENT_STATES = ['open', 'ruled', 'appealed', 'closed-by-agreement', 'closed'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** How important an incident is. */
export const INCIDENT_WEIGHTS = ['routine', 'notable'] as const
export type IncidentWeight = (typeof INCIDENT_WEIGHTS)[number]

/** What a finding came to: confirmed, changed and dismissed by a ruling; settled by an answer; gone by a correction of the record. */
export const FINDING_STATES = ['open', 'pending', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const
export type FindingState = (typeof FINDING_STATES)[number]
