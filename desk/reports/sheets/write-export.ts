import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { Language } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { ReportHead } from '../../contract/report-data.ts'
import { EXPORTS, type Export, type ExportFormat, type ReportLanguage } from '../../contract/vocabulary.ts'
import { incidentsData } from '../data/incidents.ts'
import { penaltiesData } from '../data/penalties.ts'
import { playersData } from '../data/players.ts'
import { scoresData } from '../data/scores.ts'
import { tournamentData } from '../data/tournament.ts'
import { digestOf, type WrittenReport } from '../printed/versions.ts'
import { sheetsIn } from './both-languages.ts'
import { incidentsSheets } from './incidents.ts'
import { penaltiesSheets } from './penalties.ts'
import { playersSheets } from './players.ts'
import { scoresSheets } from './scores.ts'
import type { Sheet, SheetsOf } from './sheet.ts'
import { tournamentSheets } from './tournament.ts'

export type ExportAsked = { readonly what: Export; readonly format: ExportFormat; readonly language: ReportLanguage }

/** Gathers some data, and makes its sheets on request. */
const gathered = <Data extends ReportHead>(data: (db: ReadableDb) => Data | undefined, sheets: SheetsOf<Data>) => ({
  from: (db: ReadableDb) => {
    const found = data(db)
    return found && { data: found, sheets: (language: Language): readonly Sheet[] => sheets(found, language) }
  },
})

const KINDS = {
  penalties: gathered(penaltiesData, penaltiesSheets),
  incidents: gathered(incidentsData, incidentsSheets),
  players: gathered(playersData, playersSheets),
  scores: gathered(scoresData, scoresSheets),
  tournament: gathered(tournamentData, tournamentSheets),
} as const satisfies Readonly<Record<Export, unknown>>

/** The hash of an export's content, by the name under which it is recorded; undefined if the name is no export. */
export const digestOfExport = (db: ReadableDb, noted: string): string | undefined => {
  const what = EXPORTS.find((one) => noted === notedAs(one))
  const found = what && KINDS[what].from(db)
  return found && digestOfData(found.data)
}

const notedAs = (what: Export): string => `${what}-data`

/** The entry that it was made from is left out: a later one that changes nothing in it makes no new version. */
const digestOfData = (data: ReportHead): string => digestOf({ ...data, log: undefined })

/** Writes something of a tournament as CSV (its first sheet), XLSX or JSON. The same entries give the same bytes. */
export const writeExport = async (db: ReadableDb, { what, format, language }: ExportAsked): Promise<Result<WrittenReport, Refusal>> => {
  const found = KINDS[what].from(db)
  if (!found) return refuse({ code: 'NO_TOURNAMENT' })
  const { log } = found.data
  const content = await WRITERS[format](found, language)
  return ok({
    subject: { what: notedAs(what) },
    name: `${what}.${format}`,
    language: format === 'json' ? null : language,
    written: new Date(log.at),
    digest: digestOfData(found.data),
    head: log.hash,
    content,
  })
}

type Found = { readonly data: ReportHead; readonly sheets: (language: Language) => readonly Sheet[] }
type Content = string | Uint8Array

/** How each format is written. Lazy loading: a desk starts without the libraries that write them. */
const WRITERS: { readonly [F in ExportFormat]: (found: Found, language: ReportLanguage) => Content | Promise<Content> } = {
  csv: async ({ sheets }, language) => (await import('./csv.ts')).csvOf(firstOf(sheetsIn(sheets, language)), language),
  xlsx: async ({ sheets }, language) => (await import('./xlsx.ts')).xlsxOf(sheetsIn(sheets, language)),
  json: ({ data }) => `${JSON.stringify(data, null, 2)}\n`,
}

const firstOf = ([first]: readonly Sheet[]): Sheet => {
  if (!first) throw new Error('an export has a sheet')
  return first
}
