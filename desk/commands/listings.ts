import { type ReadableDb, sql } from '../../db/handle.ts'
import type { ByLanguage } from '../../engine/language.ts'
import { BIDI } from '../reports/html.ts'
import type { Command, Given } from './command.ts'
import { withFileToRead } from './with-file.ts'

/** Lists the rows of a view, tab-separated with a header line, or one JSON object a line. */
const listing = (view: 'log' | 'findings' | 'incidents' | 'penalties', does: ByLanguage<string>): Command => ({
  usage: '--db FILE [--json]',
  does,
  options: { db: { type: 'string' } },
  run: (given) =>
    withFileToRead(given, (db) => {
      sayRows(given, db, view)
      return 0
    }),
})

/** The rows of a view, a line each. */
export const sayRows = (given: Given, db: ReadableDb, view: string): void => {
  const rows = sql<Readonly<Record<string, unknown>>>(db, `SELECT * FROM ${view}`)
  const columns = rows.columns().map(({ name }) => name)
  if (!given.flag('json')) given.say(columns.join('\t'))
  for (const row of rows.iterate()) given.say(given.flag('json') ? JSON.stringify(row) : columns.map((name) => cell(row[name])).join('\t'))
}

/** One cell of a line: nothing in it may look like the next cell or line, or turn the line round. */
const cell = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value)
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replaceAll(BIDI, '')

export const log = listing('log', {
  en: 'prints the log, one entry a line, its seq first',
  fr: 'affiche le journal, une entrée par ligne, son seq d’abord',
})
export const findings = listing('findings', {
  en: 'lists the findings with their numbers and states',
  fr: 'énumère les constats avec leurs numéros et leurs états',
})
export const incidents = listing('incidents', { en: 'lists the incidents', fr: 'énumère les incidents' })
export const penalties = listing('penalties', {
  en: 'lists the penalties, cancelled ones too',
  fr: 'énumère les pénalités, annulées comprises',
})
