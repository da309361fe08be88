import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP, REFEREE } from './access.ts'
import { procedure } from './base.ts'
import { doneBy } from './inputs.ts'
import type { PenaltyRow } from './report-data.ts'
import { EXPORT_FORMATS, EXPORTS, FORMS, PAGE_FORMATS, REPORT_LANGUAGES, type ReportStep } from './vocabulary.ts'

const page = z.enum(PAGE_FORMATS)

const told = { language: z.enum(REPORT_LANGUAGES), by: doneBy }

/** A report that can be asked for. A form is blank paper; `player` is a player's id, in the list of players. */
export const reportAsked = z.union([
  z.object({ what: z.literal('incident'), incident: z.number().int(), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.literal('form'), form: z.enum(FORMS), format: page, ...told }),
  z.object({ what: z.literal('player'), player: z.string().min(1).max(100), format: page, ...told }),
  /** What the file holds about a person: by id, number or name. */
  z.object({ what: z.literal('person'), person: z.string().min(1).max(200), format: z.enum([...PAGE_FORMATS, 'json']), ...told }),
  z.object({ what: z.enum(['penalties', 'tournament']), format: page, ...told }),
  /** What leaves as a table or as data: the penalties, incidents, players, scores, or all of the tournament. */
  z.object({ what: z.enum(EXPORTS), format: z.enum(EXPORT_FORMATS), ...told }),
])

/** What can be asked about reports. */
export const reports = {
  /** Makes a report and tells how far it has come, at last the file; ending the stream stops it, and nothing of it is kept. */
  make: procedure({ access: LAPTOP, long: true }).input(reportAsked).output(eventIterator(type<ReportNews>())),
  /** What the hash on a paper report stands for in this file, by its first eight signs or more. */
  check: procedure({ access: REFEREE, long: true })
    .input(z.object({ hash: z.string().regex(/^[0-9a-f]{8,64}$/i) }))
    .output(type<PaperCheck>()),
  /** What changed since one of them was made, by player and amount; a large file is read in a thread. */
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
  /** The reports that left the file, the newest about each thing, and whether the record has changed since; of one incident, where one is named. */
  left: procedure({ access: REFEREE, long: true })
    .input(z.object({ incident: z.number().int().optional() }))
    .output(type<readonly LeftReport[]>()),
}

export type ReportAsked = z.infer<typeof reportAsked>

/** A report as a file. Text, or bytes in Base64, since it crosses as JSON. */
export type ReportFile = {
  readonly name: string
  readonly mime: string
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** What is told while a report is made: how far it has come (`of` is how much there is), at last the file. */
export type ReportNews =
  | { readonly kind: 'step'; readonly step: ReportStep; readonly done: number; readonly of: number }
  | { readonly kind: 'file'; readonly file: ReportFile }

/** How the penalties in force of one player changed since a report was made. Points are to be taken off. */
export type PlayerChange = {
  readonly player: string | null
  readonly number: number | null
  readonly gone: readonly PenaltyInForce[]
  readonly added: readonly PenaltyInForce[]
  readonly tablePoints: Amount
  readonly tournamentPoints: Amount
  /** The same in words. */
  readonly text: ByLanguage<string>
}

export type PenaltyInForce = Pick<PenaltyRow, 'round' | 'table' | 'rule' | 'penalty' | 'worth'>

export type Amount = { readonly before: number; readonly after: number }

/** `outdated`: of data that left before exports had a digest; null for every other report, which says so itself. */
export type PaperChanges = { readonly outdated: boolean | null; readonly players: readonly PlayerChange[] }

/** What a hash on paper stands for in this file. `none`: no entry begins so; `several`: more of it must be typed. */
export type PaperCheck =
  | { readonly kind: 'none' | 'several' }
  | {
      readonly kind: 'entry'
      readonly entry: number
      readonly what: string
      readonly at: Date
      readonly by: string
      /** The incident that the entry belongs to; null where it belongs to none. */
      readonly incident: number | null
      /** How many entries came after it, notes of reports apart. */
      readonly later: number
      /** The reports that were made from it, and whether they still hold. */
      readonly reports: readonly LeftReport[]
    }

/** A report that left the file: the newest of those about the same thing. */
export type LeftReport = {
  readonly what: string
  readonly incident: number | null
  readonly player: string | null
  readonly format: string
  readonly language: string | null
  readonly at: Date
  readonly version: number
  /** The newest entry that it was made from; null for reports of an early version. */
  readonly head: string | null
  /** The record has changed since in a way that a report made now would show; null where only `reports.changes` can tell. */
  readonly outdated: boolean | null
}
