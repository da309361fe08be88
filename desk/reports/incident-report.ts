import { sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Language } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal } from '../refusal.ts'
import { save } from '../saving.ts'
import { incidentData } from './incident-data.ts'
import { incidentHtml } from './incident-html.ts'

export type ReportAsked = { readonly incident: number; readonly format: 'html' | 'json'; readonly language: Language }
export type Report = { readonly name: string; readonly mime: string; readonly content: string }

/** The report of an incident as a file. That it was made is an entry of the log; a file that can't be written gives its reports all the same. */
export const incidentReport = (office: Office, open: OpenFile, { incident, format, language }: ReportAsked): Result<Report, Refusal> => {
  const data = incidentData(office, open, incident, language)
  if (!data) return notFound(`there is no incident ${incident}`)
  if (open.writable) noteExport(office, open, incident, format)
  const name = `incident-${incident}.${format}`
  return format === 'html'
    ? { ok: true, value: { name, mime: 'text/html; charset=utf-8', content: incidentHtml(data) } }
    : { ok: true, value: { name, mime: 'application/json', content: `${JSON.stringify(data, null, 2)}\n` } }
}

const noteExport = (office: Office, open: OpenFile, incident: number, format: string): void => {
  const ref = sql<Ref>(open.db, 'SELECT ref FROM incident WHERE id = ?').pluck().get(incident) ?? null
  save(office, open, {
    by: office.by,
    table: null,
    act: (write) => ({ ok: true, value: write('export', { what: 'incident', format, incident: ref }) }),
  })
}
