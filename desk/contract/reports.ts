import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP, REFEREE } from './access.ts'
import { procedure } from './base.ts'
import { doneBy } from './inputs.ts'
import type { PenaltyRow } from './penalties.ts'
import { EXPORT_FORMATS, EXPORTS, FORMS, PAGE_FORMATS, REPORT_LANGUAGES, type ReportStep } from './vocabulary.ts'

const page = z.enum(PAGE_FORMATS)

const told = { language: z.enum(REPORT_LANGUAGES), by: doneBy }

/** A report request. A form is blank paper. `player`: the id of a player of the list. */
export const reportAsked = z.union([
  z.object({ what: z.literal('incident'), incident: z.number().int(), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.literal('form'), form: z.enum(FORMS), format: page, ...told }),
  z.object({ what: z.literal('player'), player: z.string().min(1).max(100), format: page, ...told }),
  /** All data about a person in the file; the person is given by id, number or name. */
  z.object({ what: z.literal('person'), person: z.string().min(1).max(200), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.enum(['penalties', 'tournament']), format: page, ...told }),
  /** An export as a table or as data: penalties, incidents, players, scores, or the whole tournament. */
  z.object({ what: z.enum(EXPORTS), format: z.enum(EXPORT_FORMATS), ...told }),
])

export const reports = {
  /** Makes a report and streams its progress, then the file. Closing the stream stops it and leaves nothing. */
  make: procedure({ access: LAPTOP, long: true }).input(reportAsked).output(eventIterator(type<ReportNews>())),
  /** Looks up the hash on a paper report in this file, by its first eight or more characters. */
  check: procedure({ access: REFEREE, long: true })
    .input(z.object({ hash: z.string().regex(/^[0-9a-f]{8,64}$/i) }))
    .output(type<PaperCheck>()),
  /** Changes since a report was made, by player and amount. A thread reads a large file. */
  changes: procedure({ access: LAPTOP, long: true })
    .input(
      z.object({
        what: z.string().min(1).max(50),
        incident: z.number().int().nullable(),
        player: z.string().min(1).max(100).nullable(),
        head: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .output(type<PaperChanges>()),
  /**
   * The reports that left the file, only the newest about each subject, each with `outdated`. `incident`: only those about one incident.
   */
  left: procedure({ access: REFEREE, long: true })
    .input(z.object({ incident: z.number().int().optional() }))
    .output(type<readonly LeftReport[]>()),
}

export type ReportAsked = z.infer<typeof reportAsked>

/** A report as a file: text, or bytes in Base64, because the API sends JSON. */
export type ReportFile = {
  readonly name: string
  readonly mime: string
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** Progress of a report (`done` out of `of`), then the file. */
export type ReportNews =
  | { readonly kind: 'step'; readonly step: ReportStep; readonly done: number; readonly of: number }
  | { readonly kind: 'file'; readonly file: ReportFile }

/** The changes in one player's penalties in force since a report was made. Points are deductions. */
export type PlayerChange = {
  readonly player: string | null
  readonly number: number | null
  readonly gone: readonly PenaltyInForce[]
  readonly added: readonly PenaltyInForce[]
  readonly tablePoints: Amount
  readonly tournamentPoints: Amount
  /** The changes in words. */
  readonly text: ByLanguage<string>
}

export type PenaltyInForce = Pick<PenaltyRow, 'round' | 'table' | 'rule' | 'penalty' | 'worth'>

export type Amount = { readonly before: number; readonly after: number }

/**
 * `outdated`: a report made now would differ; only for exports and for a person's report. Null for all others: `LeftReport` has their
 * value.
 */
export type PaperChanges = { readonly outdated: boolean | null; readonly players: readonly PlayerChange[] }

/** Result of looking up a hash from paper. `none`: no entry's hash begins like this. `several`: more characters are needed. */
export type PaperCheck =
  | { readonly kind: 'none' | 'several' }
  | {
      readonly kind: 'entry'
      readonly entry: number
      readonly what: string
      readonly at: Date
      readonly by: string
      /** The incident of the entry; null: none. */
      readonly incident: number | null
      /** Number of later entries, without notes of reports. */
      readonly later: number
      /** The reports that were made from it, each with `outdated`. */
      readonly reports: readonly LeftReport[]
    }

/** A report that left the file, the newest about its subject. */
export type LeftReport = {
  readonly what: string
  readonly incident: number | null
  readonly player: string | null
  readonly format: string
  readonly language: string | null
  readonly at: Date
  readonly version: number
  /** The newest entry from which it was made; null for reports of an early version. */
  readonly head: string | null
  /** A report made now would differ. Null: only `reports.changes` can find out. */
  readonly outdated: boolean | null
}
