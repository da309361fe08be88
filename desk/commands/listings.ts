import { sql } from '../../db/handle.ts'
import { BIDI } from '../reports/html.ts'
import type { Command } from './command.ts'
import { withFileToRead } from './with-file.ts'

/** Lists the rows of a view, tab-separated with a header line, or one JSON object a line. */
const listing = (view: 'log' | 'findings' | 'incidents' | 'penalties', does: string): Command => ({
  usage: '--db FILE [--json]',
  does,
  options: { db: { type: 'string' } },
  run: (given) =>
    withFileToRead(given, (db) => {
      const rows = sql<Readonly<Record<string, unknown>>>(db, `SELECT * FROM ${view}`)
      const columns = rows.columns().map(({ name }) => name)
      if (!given.flag('json')) given.say(columns.join('\t'))
      for (const row of rows.iterate())
        given.say(given.flag('json') ? JSON.stringify(row) : columns.map((name) => cell(row[name])).join('\t'))
      return 0
    }),
})

/** One cell of a line: nothing in it may look like the next cell or line, or turn the line round. */
const cell = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value)
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replaceAll(BIDI, '')

export const log = listing('log', 'prints the log, one entry a line, its seq first')
export const findings = listing('findings', 'lists the findings with their numbers and states')
export const incidents = listing('incidents', 'lists the incidents')
export const penalties = listing('penalties', 'lists the penalties, cancelled ones too')
