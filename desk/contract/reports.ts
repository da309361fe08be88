import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { longLaptopCall, longRefereeCall } from './access.ts'
import { doneBy } from './inputs.ts'
import { penaltyRow } from './penalty-fields.ts'
import { answer, byLanguage, integer, moment, type Shape, text } from './shape.ts'
import { EXPORT_FORMATS, EXPORTS, FORMS, PAGE_FORMATS, REPORT_LANGUAGES, REPORT_STEPS, RULE_PAGES } from './vocabulary.ts'

const page = z.enum(PAGE_FORMATS)

const told = { language: z.enum(REPORT_LANGUAGES), by: doneBy }

/** A report request. A form is blank paper. `player`: the id of a player of the list. */
export const reportAsked = z.union([
  z.object({ what: z.literal('incident'), incident: z.number().int(), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.literal('form'), form: z.enum(FORMS), format: page, ...told }),
  /** About a rule set by id, house rules in the newest edition if none is given; without an id, the rules in force. */
  z.object({
    what: z.enum(RULE_PAGES),
    rules: z.string().min(1).max(200).optional(),
    edition: z.string().min(1).max(200).optional(),
    format: page,
    ...told,
  }),
  z.object({ what: z.literal('player'), player: z.string().min(1).max(100), format: page, ...told }),
  /** All data about a person in the file; the person is given by id, number or name. */
  z.object({ what: z.literal('person'), person: z.string().min(1).max(200), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.enum(['penalties', 'tournament']), format: page, ...told }),
  /** An export as a table or as data: penalties, incidents, players, scores, or the whole tournament. */
  z.object({ what: z.enum(EXPORTS), format: z.enum(EXPORT_FORMATS), ...told }),
])

export type ReportAsked = z.infer<typeof reportAsked>
/** The requests for one kind of report. */
export type ReportAskedOf<What extends ReportAsked['what']> = Extract<ReportAsked, { what: What }>

/** A report as a file: text, or bytes in Base64, because the API sends JSON. */
const reportFile = z.strictObject({ name: text, mime: text, content: text, encoding: z.enum(['text', 'base64']) })
export interface ReportFile extends Shape<typeof reportFile> {}

/** Progress of a report (`done` out of `of`), then the file. */
const reportNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('step'), step: z.enum(REPORT_STEPS), done: integer, of: integer }),
  z.strictObject({ kind: z.literal('file'), file: reportFile }),
])
export type ReportNews = Shape<typeof reportNews>

const penaltyInForce = penaltyRow.pick({ round: true, table: true, rule: true, penalty: true, worth: true })
export interface PenaltyInForce extends Shape<typeof penaltyInForce> {}

const amount = z.strictObject({ before: z.number(), after: z.number() })
export interface Amount extends Shape<typeof amount> {}

/** The changes in one player's penalties in force since a report was made. Points are deductions. */
const playerChange = z.strictObject({
  player: text.nullable(),
  number: integer.nullable(),
  gone: z.array(penaltyInForce),
  added: z.array(penaltyInForce),
  tablePoints: amount,
  tournamentPoints: amount,
  /** The changes in words. */
  text: byLanguage,
})
export interface PlayerChange extends Shape<typeof playerChange> {}

/**
 * `outdated`: a report made now would differ; only for exports and for a person's report. Null for all others: `LeftReport` has their
 * value.
 */
const paperChanges = z.strictObject({ outdated: z.boolean().nullable(), players: z.array(playerChange) })
export interface PaperChanges extends Shape<typeof paperChanges> {}

/** A report that left the file, the newest about its subject. */
const leftReport = z.strictObject({
  what: text,
  incident: integer.nullable(),
  player: text.nullable(),
  format: text,
  language: text.nullable(),
  at: moment,
  version: integer,
  /** The newest entry from which it was made; null for reports of an early version. */
  head: text.nullable(),
  /** A report made now would differ. Null: only `reports.changes` can find out. */
  outdated: z.boolean().nullable(),
})
export interface LeftReport extends Shape<typeof leftReport> {}

/** Result of looking up a hash from paper. `none`: no entry's hash begins like this. `several`: more characters are needed. */
const paperCheck = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['none', 'several']) }),
  z.strictObject({
    kind: z.literal('entry'),
    entry: integer,
    what: text,
    at: moment,
    by: text,
    /** The incident of the entry; null: none. */
    incident: integer.nullable(),
    /** Number of entries that came after it or joined the file later, without notes of reports. */
    later: integer,
    /** The reports that were made from it, else those of its incident, each with `outdated`. */
    reports: z.array(leftReport),
  }),
])
export type PaperCheck = Shape<typeof paperCheck>

export const reports = {
  /** Makes a report and streams its progress, then the file. Closing the stream stops it and leaves nothing. */
  make: longLaptopCall.input(reportAsked).output(eventIterator(answer<ReportNews>(reportNews))),
  /** Looks up the hash on a paper report in this file, by its first eight or more characters. */
  check: longRefereeCall.input(z.object({ hash: z.string().regex(/^[0-9a-f]{8,64}$/i) })).output(answer<PaperCheck>(paperCheck)),
  /** Changes since a report was made, by player and amount. A thread reads a large file. */
  changes: longLaptopCall
    .input(
      z.object({
        what: z.string().min(1).max(50),
        incident: z.number().int().nullable(),
        player: z.string().min(1).max(100).nullable(),
        head: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .output(answer<PaperChanges>(paperChanges)),
  /**
   * The reports that left the file, only the newest about each subject, each with `outdated`. `incident`: only those about one incident.
   */
  left: longRefereeCall
    .input(z.object({ incident: z.number().int().optional() }))
    .output(answer<readonly LeftReport[]>(z.array(leftReport))),
}
