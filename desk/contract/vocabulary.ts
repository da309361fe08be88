import { APPEAL_OUTCOMES, STATEMENT_ROLES, WEIGHTS } from '../../db/log/vocabulary.ts'
import type { FindingState } from '../../engine/model/findings.ts'
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

/** How far the making of a report can be. */
export const REPORT_STEPS = ['checking', 'reading', 'printing'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

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
export const TEXTS = ['replaced', 'left-out'] as const
export type Texts = (typeof TEXTS)[number]

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

/** What of a list's line is new beside what the tournament has. */
export const ROW_NEWS = ['new', 'changed', 'same'] as const
export type RowNews = (typeof ROW_NEWS)[number]

/** What becomes of an incident. */
export const INCIDENT_STATES = ['open', 'ruled', 'appealed', 'closed-by-agreement', 'closed', 'taken-back'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** What becomes of a finding as the window shows it. `gone`: the record was mended or a ruling took it out; it stays listed where a ruling rests on it. */
export const SHOWN_STATES = ['open', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** The same as statistics count them: `pending` is judged at the end of the hand. */
export const COUNTED_STATES = ['open', 'pending', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const satisfies readonly (
  | ShownState
  | FindingState
)[]

/** Which of two contradicting entries is in force, or what the head referee rules instead. */
export const CONFLICT_CHOICES = ['one', 'other', 'own'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

/** How a report that prints is written. */
export const PAGE_FORMATS = ['pdf', 'html'] as const
export type PageFormat = (typeof PAGE_FORMATS)[number]

/** As what a file knows a person: of a list, or by name alone. */
export const PERSON_ROLES = ['player', 'referee', 'named'] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

/** What somebody at a table is for the tournament: its head referee, a referee, a tablet that records or one that looks on. */
export const PRESENT_ROLES = ['head', 'referee', 'recorder', 'viewer'] as const

/**
 * Why what was entered can't be saved. `busy`: another program holds the file; `damaged`: it is read only, because its end is not what was written;
 * `misplaced`: it was moved, deleted or replaced while it was open, and nothing is saved in it any more.
 */
export const SAVING_TROUBLES = ['disk-full', 'read-only', 'busy', 'damaged', 'misplaced', 'other'] as const
export type SavingTrouble = (typeof SAVING_TROUBLES)[number]

/**
 * Why a laptop writes under another name. `taken`: another desk writes under it; `behind`: the hub held entries of it that the file did not, as where a
 * backup was put back; `forked`: each held others.
 */
export const RENAMING_CAUSES = ['taken', 'behind', 'forked'] as const

/** Words of the log among which a person chooses in the window. */
export const CHOICES = { appealOutcome: APPEAL_OUTCOMES, statementRole: STATEMENT_ROLES, weight: WEIGHTS } as const

/** What a tablet can be for: it records a table, a referee signs on it, or it looks on. */
export const TABLET_ROLES = ['recorder', 'referee', 'viewer'] as const
