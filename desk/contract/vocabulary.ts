import {
  APPEAL_OUTCOMES,
  CONTESTED_FIELDS,
  FILLED_TEXTS,
  LATER_ACT_NAMES,
  LATER_ACTS,
  type LaterAct,
  STATEMENT_ROLES,
  WEIGHTS,
} from '../../db/log/vocabulary.ts'
import type { FindingState } from '../../engine/model/findings.ts'
import { LANGUAGES } from '../../engine/model/language.ts'
import { SEATS } from '../../engine/model/seats.ts'

/** Text encodings of a list. Without a user's choice, the byte order mark decides, else the bytes. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'shift_jis'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Field separators in a line. */
export const SEPARATORS = [';', ',', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Fields by which players of a list are matched with those of the tournament. */
export const MATCHES = ['number', 'name'] as const
export type Match = (typeof MATCHES)[number]

/** Subjects of a list. */
export const LIST_KINDS = ['players', 'referees', 'rounds', 'seating'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/**
 * Meanings of a column, by the list's subject. `first`, `last`: the name in two columns. `player`: a number or a name. E, S, W, N: the
 * player in that seat.
 */
export const LIST_FIELDS = {
  players: ['number', 'name', 'first', 'last', 'country'],
  referees: ['name', 'first', 'last', 'head'],
  rounds: ['round', 'date', 'starts', 'minutes', 'tables'],
  seating: ['round', 'table', 'seat', 'player', 'number', 'name', 'first', 'last', 'country', ...SEATS],
} as const satisfies Readonly<Record<ListKind, readonly string[]>>
export type Plain = (typeof LIST_FIELDS)[ListKind][number]

/** A column for one round in a list of players: each player's table and seat. */
export type OfRound = `round:${number}`

export type Field = Plain | OfRound

const ALL: ReadonlySet<string> = new Set(Object.values(LIST_FIELDS).flat())
export const isField = (word: string): word is Field => ALL.has(word) || /^round:[1-9]\d{0,2}$/.test(word)

/** Languages of a report: one, or both side by side. */
export const REPORT_LANGUAGES = [...LANGUAGES, 'both'] as const
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number]

/** Stages of making a report. */
export const REPORT_STEPS = ['checking', 'reading', 'printing'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** Exports of a tournament, as a table or as data. */
export const EXPORTS = ['penalties', 'incidents', 'players', 'scores', 'tournament'] as const
export type Export = (typeof EXPORTS)[number]

/** The formats of exports, in the order of the buttons. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Pages about a rule set: all its rules, or its penalties on one page. */
export const RULE_PAGES = ['rule-sheet', 'penalty-card'] as const
export type RulePageKind = (typeof RULE_PAGES)[number]

/** Blank paper forms for a power cut. */
export const FORMS = ['incident', 'penalties', 'table'] as const
export type Form = (typeof FORMS)[number]

export const PERSONAL_STEPS = ['checking', 'reading', 'writing'] as const
export type PersonalStep = (typeof PERSONAL_STEPS)[number]

/** Treatment of free texts: names in them are replaced, or a mark replaces the whole text. */
export const TEXT_TREATMENTS = ['replaced', 'left-out'] as const
export type TextTreatment = (typeof TEXT_TREATMENTS)[number]

/**
 * Connection between an entry and a person. `id`: of a list. `name`: a name alone. `text`: a name in a text. `perhaps`: a word in a text
 * that may be the name. `belongs`: the entry belongs to something about the person. `entered`: the person entered it.
 */
export const HOWS = ['id', 'name', 'text', 'perhaps', 'belongs', 'entered'] as const
export type How = (typeof HOWS)[number]

/** Sections of a person's data, in display order. */
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

/** States of a penalty: in force, or the reason why it does not count. */
export const PENALTY_STATES = ['stands', 'cancelled', 'superseded', 'void', 'contradicted'] as const
export type PenaltyState = (typeof PENALTY_STATES)[number]

/** Kinds of conflicts between concurrent entries, after copies were joined (view `conflicts`). */
export const CONFLICT_KINDS = ['ruling', 'incident', 'act', 'hand', ...CONTESTED_FIELDS] as const
export type ConflictKind = (typeof CONFLICT_KINDS)[number]

/** Status of a list's line, compared with the tournament. */
export const ROW_NEWS = ['new', 'changed', 'same'] as const
export type RowNews = (typeof ROW_NEWS)[number]

export const INCIDENT_STATES = ['open', 'ruled', 'appealed', 'closed-by-agreement', 'closed', 'taken-back'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** Details of an incident that can be added later. */
export const FILLED_FIELDS = ['hand', 'from', 'to', 'finding', 'players', ...FILLED_TEXTS, 'weight', 'done'] as const

/** Those of them that are texts. */
export const INCIDENT_TEXTS: typeof FILLED_TEXTS = FILLED_TEXTS
export type IncidentText = (typeof INCIDENT_TEXTS)[number]

/** States of a finding in the window. `gone`: a repair of the record or a ruling removed it. It stays listed if a ruling depends on it. */
export const SHOWN_STATES = ['open', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** States of a finding in statistics. `pending`: it is judged at the end of the hand. */
export const COUNTED_STATES = ['open', 'pending', 'settled', 'confirmed', 'changed', 'dismissed', 'gone'] as const satisfies readonly (
  | ShownState
  | FindingState
)[]

/** Choices between two contradicting entries; `own`: the head referee's ruling instead of both. */
export const CONFLICT_CHOICES = ['one', 'other', 'own'] as const
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number]

/** File formats of a printable report. */
export const PAGE_FORMATS = ['pdf', 'html'] as const
export type PageFormat = (typeof PAGE_FORMATS)[number]

/** A person's role in a file: in one of its lists, or known by name alone. */
export const PERSON_ROLES = ['player', 'referee', 'named'] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

/** Roles of people and tablets at a table: head referee, referee, recording tablet, viewing tablet. */
export const PRESENT_ROLES = ['head', 'referee', 'recorder', 'viewer'] as const

/**
 * Causes of failed saving. `busy`: another program has locked the file. `damaged`: the file is read-only, because its end differs from the
 * data written. `misplaced`: the open file was moved, deleted or replaced; nothing more is saved in it.
 */
export const SAVING_TROUBLES = ['disk-full', 'read-only', 'busy', 'damaged', 'misplaced', 'other'] as const
export type SavingTrouble = (typeof SAVING_TROUBLES)[number]

/**
 * Reasons why a laptop writes under another device name. `taken`: another desk writes under it. `behind`: the hub had entries of it that
 * the file lacked, as after a restored backup. `forked`: each had others.
 */
export const RENAMING_CAUSES = ['taken', 'behind', 'forked', 'older'] as const

/** Words of the log that a user chooses from in the window. */
export const CHOSEN_WORDS = { appealOutcome: APPEAL_OUTCOMES, statementRole: STATEMENT_ROLES, weight: WEIGHTS } as const

/** Roles of a tablet: it records a table, a referee signs on it, or it only views. */
export const TABLET_ROLES = ['recorder', 'referee', 'viewer'] as const

type LaterText = (typeof LATER_ACTS)[LaterAct]['texts'][number]
/** The newest act of each kind on a penalty, with its texts; null if there is none. */
type Acts = Readonly<Record<LaterAct, ({ readonly by: string; readonly at: Date } & Readonly<Partial<Record<LaterText, string>>>) | null>>

/** An act that was done to a penalty after its ruling. `texts`: entered with it, without empty ones. `strikes`: the penalty no longer counts. */
export type DoneLater = {
  readonly act: LaterAct
  readonly by: string
  readonly at: Date
  readonly texts: readonly string[]
  readonly strikes: boolean
}

export const isLaterAct = (word: string): word is LaterAct => Object.hasOwn(LATER_ACTS, word)

/** The acts that were done to a penalty after its ruling. */
export const doneLater = (penalty: Acts): readonly DoneLater[] =>
  LATER_ACT_NAMES.flatMap((act) => {
    const done = penalty[act]
    const { texts, strikes } = LATER_ACTS[act]
    return done ? [{ act, by: done.by, at: done.at, texts: texts.flatMap((text: LaterText) => done[text] || []), strikes }] : []
  })

/** Whether a penalty no longer counts because of such an act. */
export const isStruckLater = (penalty: Acts): boolean => doneLater(penalty).some(({ strikes }) => strikes)

/** The values by which a list of incidents is filtered. */
export const INCIDENT_FACETS = ['state', 'round', 'table', 'player', 'referee', 'rule'] as const

/** The words of the desktop app's own menu, beside its actions. */
export const MENU_WORDS = [
  'file',
  'edit',
  'go',
  'view',
  'help',
  'open',
  'recent',
  'close',
  'quit',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'zoomIn',
  'zoomOut',
  'zoomReset',
  'fullScreen',
  'update',
  'files',
] as const
export type MenuWord = (typeof MENU_WORDS)[number]
