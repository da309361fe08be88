import { sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Language } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'
import { incidentData } from './incident-data.ts'
import { incidentHtml } from './incident-html.ts'
import { paperTrouble } from './paper-trouble.ts'

export type ReportAsked = { readonly incident: number; readonly format: 'html' | 'json'; readonly language: Language }
export type Report = { readonly name: string; readonly mime: string; readonly content: string }

/** The report of an incident as a file; refused where the file's log and what is made from it are not as they should be. */
export const incidentReport = (office: Office, open: OpenFile, { incident, format, language }: ReportAsked): Result<Report, Refusal> => {
  const trouble = paperTrouble(open.db)
  if (trouble !== null) return refused(refusals.noReport(trouble))
  const data = incidentData(office, open, incident, language)
  if (!data) return notFound(refusals.noIncident(incident))
  const name = `incident-${incident}.${format}`
  return format === 'html'
    ? { ok: true, value: { name, mime: 'text/html; charset=utf-8', content: incidentHtml(data) } }
    : { ok: true, value: { name, mime: 'application/json', content: `${JSON.stringify(data, null, 2)}\n` } }
}

/** That a report left the file is an entry of the log; a file that can't be written gives its reports all the same. */
export const noteExport = (office: Office, open: OpenFile, { incident, format }: ReportAsked): Result<unknown, Refusal> => {
  if (!open.writable) return { ok: true, value: null }
  const ref = sql<Ref>(open.db, 'SELECT ref FROM incident WHERE id = ?').pluck().get(incident) ?? null
  return save(office, open, {
    by: office.by,
    table: null,
    numberless: true,
    act: (write) => ({ ok: true, value: write('export', { what: 'incident', format, incident: ref }) }),
  })
}
