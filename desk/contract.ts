import { eventIterator, oc, type } from '@orpc/contract'
import { z } from 'zod'
import type { Finding } from '../engine/findings.ts'
import type { HouseRules } from '../engine/house/house-rules.ts'
import { type ByLanguage, LANGUAGES } from '../engine/language.ts'
import type { Penalty } from '../engine/penalties.ts'
import type { BySeat, Seat } from '../engine/seats.ts'
import type { TableView } from '../engine/view.ts'
import type { RuleSetName } from '../engine/words/rule-sets.ts'
import { date, name, penalty, reason, remedies } from './inputs.ts'

/** A tournament file that the desk has open. */
export type Tournament = {
  readonly file: string
  readonly name: string
  readonly place: string
  readonly date: string
  readonly rules: string
  readonly edition: string
  /** The same with what names and citations need, also of a set of the tournament's own. */
  readonly ruleSet: RuleSetName
  readonly sample: boolean
  readonly readOnly: boolean
}

/** A tournament file in the desk's folder. `name` is null where it can't be read, `trouble` says why. */
export type TournamentFile = {
  readonly file: string
  readonly name: string | null
  readonly changed: Date
  readonly size: number
  readonly sample: boolean
  readonly trouble: ByLanguage<string> | null
}

export type Referee = { readonly id: string; readonly name: string; readonly head: boolean }
export type PlayerAtTable = { readonly number: number | null; readonly name: string; readonly country: string }

/** One table of a round, as the list of tables shows it. */
export type TableSummary = {
  readonly id: string
  readonly name: string
  readonly round: number | null
  readonly players: BySeat<PlayerAtTable | null>
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number } | null
  readonly acts: number
  readonly open: { readonly violation: number; readonly question: number; readonly record: number; readonly advice: number }
  /** The open finding that is looked at first: the worst, the oldest of them. */
  readonly first: {
    readonly finding: Finding
    readonly rules: RuleSetName
    readonly since: Date
  } | null
  readonly changed: Date | null
}

/** An act of a hand as the record has it; a short form is several acts with one `text` at its first and `shortOf` at the others. */
export type Act = {
  /** The event's number in the hand. */
  readonly number: number
  readonly seq: number
  /** The event in table notation, on its own. */
  readonly text: string
  /** Where it was entered as part of a short form: the whole form as typed and which part this is. */
  readonly form: { readonly text: string; readonly part: number; readonly parts: number } | null
  readonly at: Date
  readonly by: string
}

/** A finding as shown beside its act: the engine's data, its words in both languages come from `engine/words`. */
export type ShownFinding = {
  readonly id: number
  readonly finding: Finding
  /** `gone`: the record was mended or a ruling took it out; it stays listed where a ruling rests on it. */
  readonly state: 'open' | 'settled' | 'confirmed' | 'changed' | 'dismissed' | 'gone'
  readonly incident: number | null
  readonly ruling: Ruling | null
  /** Rulings on it that were taken back, oldest first. */
  readonly takenBack: readonly Ruling[]
  /** How many penalties or confirmed findings under this rule the player has had before, in this tournament. */
  readonly earlier: readonly { readonly round: number | null; readonly table: string; readonly rule: string; readonly decision: string }[]
}

/** Undone: by whom and when. It stays in the log and in the lists. */
export type TakenBack = { readonly by: string; readonly at: Date }

/** A penalty that was withdrawn, with the reason. */
export type Cancelled = { readonly by: string; readonly at: Date; readonly reason: string }

export type Ruling = {
  readonly id: number
  readonly finding: number | null
  readonly decision: 'upheld' | 'changed' | 'dismissed'
  readonly proposed: Penalty
  readonly imposed: Penalty
  /** What was done at the table: `step-1` for the first of the finding's steps, or a remedy's name. */
  readonly remedies: readonly string[]
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly seq: number
  readonly hash: string
  /** Whether the penalty that it imposed was cancelled. */
  readonly cancelled: Cancelled | null
  readonly takenBack: TakenBack | null
}

export type HandSummary = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  readonly acts: number
}

/** Everything that the table screen draws for one hand of one table, after its last act. */
export type TableState = {
  readonly table: TableSummary
  readonly hands: readonly HandSummary[]
  /** The hand shown. */
  readonly hand: string
  readonly rules: RuleSetName
  readonly view: TableView
  readonly acts: readonly Act[]
  readonly findings: readonly ShownFinding[]
  /** `ruling`: the act is a signed ruling; who signed it, and whether a report of it was exported. */
  readonly canUndo: {
    readonly text: string
    readonly act: number
    readonly ruling?: { readonly by: string; readonly exported: boolean }
  } | null
  readonly canRedo: { readonly text: string } | null
  /** The number of the newest entry in the log that this state includes. */
  readonly seq: number
}

/** What an act changed: the findings that came and went with it. */
export type Change = { readonly state: TableState; readonly came: readonly number[]; readonly gone: readonly number[] }

export type LedgerRow = {
  readonly id: number
  readonly ruling: number
  readonly player: string | null
  readonly seat: Seat | null
  readonly rule: string
  /** Of the ruling: the rule set that it was made under, and where the rule stands in it. */
  readonly rules: RuleSetName
  readonly sections: readonly string[]
  readonly penalty: Penalty
  readonly proposed: Penalty
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly round: number | null
  readonly table: string
  readonly incident: number
  readonly cancelled: Cancelled | null
  readonly takenBack: TakenBack | null
}

export type Incident = {
  readonly id: number
  readonly table: string
  readonly tableId: string
  readonly round: number | null
  readonly hand: string
  readonly event: number | null
  readonly rule: string | null
  readonly seat: Seat | null
  readonly player: string | null
  readonly state: 'open' | 'ruled' | 'taken-back'
  readonly takenBack: TakenBack | null
  readonly openedAt: Date
  readonly by: string
  /** All, oldest first, those taken back too. */
  readonly rulings: readonly Ruling[]
}

/** Whether what was entered is safe, and since when not. */
export type Saving = {
  readonly state: 'saved' | 'trouble'
  readonly seq: number
  readonly at: Date | null
  readonly trouble: { readonly code: 'disk-full' | 'read-only' | 'other'; readonly detail: ByLanguage<string>; readonly since: Date } | null
}

/** What is pushed to every window, in the order of the log. */
export type News =
  | { readonly kind: 'entry'; readonly seq: number; readonly table: string | null }
  | { readonly kind: 'saving'; readonly saving: Saving }

/** The text of a house-rules file. */
const houseText = z.string().max(1_000_000)

/** Of the one who asks: an act that is sent again under its key is done once, and answered with the table as it is now. */
const key = z.string().min(1).max(100).optional()

const notation = z.object({
  line: z.number(),
  column: z.number(),
  found: z.string(),
  expected: z.string(),
  message: z.string(),
  fr: z.string(),
})
/** The message, and the same in French. */
const refusal = z.object({ message: z.string(), fr: z.string() })

const base = oc.errors({
  NO_TOURNAMENT: { status: 409, message: 'No tournament file is open', data: z.object({ fr: z.string() }) },
  NOT_FOUND: { status: 404, data: refusal },
  REFUSED: { status: 422, data: refusal },
  NOT_SAVED: { status: 507, data: z.object({ code: z.enum(['disk-full', 'read-only', 'other']), detail: z.string(), fr: z.string() }) },
})

/** What can be asked of the desk. The window, the shell and the tests know nothing else of it. */
export const contract = {
  tournaments: {
    /** The file in use, if any. */
    current: base.output(type<Tournament | null>()),
    /** The tournament files in the desk's folder, newest first. */
    list: base.output(type<{ folder: string; files: readonly TournamentFile[] }>()),
    open: base.input(z.object({ file: z.string().min(1).max(4096) })).output(type<Tournament>()),
    /** Makes a file in the desk's folder; refuses a name that is taken. */
    create: base
      .input(
        z.object({
          name,
          place: z.string().trim().max(200),
          date,
          rules: z.string().min(1).max(60),
          /** The text of a house-rules file; goes before `rules`. */
          house: houseText.optional(),
          tables: z.number().int().min(1).max(500),
          referee: name,
        }),
      )
      .output(type<Tournament>()),
    /** Makes (or finds) the sample tournament and opens it. */
    sample: base.output(type<Tournament>()),
  },
  ruleSets: {
    /** The tournament's own rule sets, all editions, oldest first, as they were set down. */
    list: base.output(type<readonly HouseRules[]>()),
    /** Reads the text of a house-rules file without keeping it; refused, naming line and field, where it does not read. */
    read: base.input(z.object({ text: houseText })).output(type<HouseRules>()),
    /** Sets house rules down; tables that have not begun go by them from now on. */
    adopt: base.input(z.object({ text: houseText, by: name })).output(type<Tournament>()),
  },
  referees: { list: base.output(type<readonly Referee[]>()) },
  tables: {
    list: base.output(type<readonly TableSummary[]>()),
    /** A further table, its players by name (empty: unknown). */
    create: base
      .input(
        z.object({
          name,
          players: z.object({ E: z.string().max(200), S: z.string().max(200), W: z.string().max(200), N: z.string().max(200) }),
        }),
      )
      .output(type<TableSummary>()),
    /** One hand of a table, the newest if none is named; `at`: the table as it lay after that event (the list of acts stays whole). */
    state: base
      .input(z.object({ table: z.string(), hand: z.string().optional(), at: z.number().int().min(0).optional() }))
      .output(type<TableState>()),
    /** Enters one or more lines of table notation, all or none. Answered means committed and synced. */
    record: base
      .errors({ NOTATION: { status: 400, data: notation } })
      .input(z.object({ table: z.string(), text: z.string().max(20_000_000), by: z.string().max(200), key }))
      .output(type<Change>()),
    /** Takes the last act back; `keepsRulings`: refused where that is a signed ruling. */
    undo: base
      .input(z.object({ table: z.string(), by: z.string().max(200), keepsRulings: z.boolean().optional(), key }))
      .output(type<Change>()),
    redo: base.input(z.object({ table: z.string(), by: z.string().max(200), key })).output(type<Change>()),
  },
  findings: {
    /** Answers a question with one of its words. */
    answer: base.input(z.object({ finding: z.number().int(), word: z.string().max(50), by: name })).output(type<Change>()),
    /** Confirms (`upheld`), changes the penalty of, or dismisses a finding. Signing is one entry; the penalty another. */
    rule: base
      .input(
        z.object({
          finding: z.number().int(),
          decision: z.enum(['upheld', 'changed', 'dismissed']),
          penalty: penalty.optional(),
          remedies: remedies.default([]),
          reason,
          by: name,
        }),
      )
      .output(type<Change & { ruling: Ruling }>()),
  },
  incidents: {
    list: base.output(type<readonly Incident[]>()),
    get: base.input(z.object({ incident: z.number().int() })).output(type<Incident>()),
    /** The incident as a file: HTML (one file, nothing outside it) or JSON. */
    report: base
      .input(z.object({ incident: z.number().int(), format: z.enum(['html', 'json']), language: z.enum(LANGUAGES) }))
      .output(type<{ name: string; mime: string; content: string }>()),
  },
  penalties: {
    list: base.output(type<readonly LedgerRow[]>()),
    cancel: base.input(z.object({ penalty: z.number().int(), reason, by: name })).output(type<LedgerRow>()),
  },
  log: {
    verify: base.output(type<{ ok: boolean; entries: number; head: string; trouble: string | null; text: ByLanguage<string> | null }>()),
  },
  saving: base.output(type<Saving>()),
  /** Everything that happens from now on, to every window. */
  news: base.output(eventIterator(type<News>())),
}
export type Contract = typeof contract
