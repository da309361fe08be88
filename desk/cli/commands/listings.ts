import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Language } from '../../../engine/model/language.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { oneLine } from '../../context/escape-html.ts'
import { results as signedResults } from '../../event/rounds/results.ts'
import { columnHead } from '../../messages/columns.ts'
import { likelyMends } from '../../rulings/findings/mends.ts'
import type { Command, CommandInput } from '../command.ts'
import { mendAsJson } from '../judging/judged.ts'
import { withFileToRead } from '../shared/with-file.ts'

type Row = Readonly<Record<string, unknown>>

/** An optional computed column, which no view has. */
type More = {
  readonly option: string
  readonly of: (db: ReadableDb, language: Language) => (row: Row) => { readonly data: unknown; readonly text: string }
}

/** Lists the rows of a view, tab-separated with a header line, or one JSON object a line. */
const listing = (view: string, more?: More): Command => ({
  usage: `--db FILE [--json]${more ? ` [--${more.option}]` : ''}`,
  options: ['db=', ...(more ? [more.option] : [])],
  run: (given) =>
    withFileToRead(given, (db) => {
      printRows(given, db, view, more && given.flag(more.option) ? more : undefined)
      return 0
    }),
})

export const printRows = (given: CommandInput, db: ReadableDb, view: string, more?: More): void => {
  const rows = sql<Row>(db, `SELECT * FROM ${view}`)
  const columns = rows.columns().map(({ name }) => name)
  const heads = [...columns, ...(more ? [more.option] : [])].map((column) => columnHead(column, given.language))
  if (!given.flag('json')) given.say(heads.join('\t'))
  const added = more?.of(db, given.language)
  for (const row of rows.iterate()) {
    const { data, text } = added?.(row) ?? { data: undefined, text: '' }
    const cells = [...columns.map((name) => cell(row[name])), ...(more ? [cell(text)] : [])]
    given.say(given.flag('json') ? JSON.stringify(more ? { ...row, [more.option]: data } : row) : cells.join('\t'))
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : oneLine(String(value)))

export const log = listing('log')
/** For open findings of level record: the likely repairs. */
const whatWasMeant: More = {
  option: 'mends',
  of: (db, language) => {
    return ({ id, level, state }) => {
      const mends = level === 'record' && state === 'open' && typeof id === 'number' ? likelyMends({ db }, id) : undefined
      const said = (mends?.ok ? mends.value.mends : []).slice(0, 3).map((mend) => mendAsJson(mend, language))
      return { data: said, text: said.map(({ text }) => text).join(' · ') }
    }
  },
}

export const findings = listing('findings', whatWasMeant)
export const incidents = listing('incidents')
export const penalties = listing('penalties')

/** The view, with fields that only the log holds: sticks, the difference of the sum, and the reason for signing nevertheless. */
const RESULTS = `(SELECT results.*, entry.body ->> '$.sticks' AS sticks, entry.body ->> '$.difference.by' AS differs_by, entry.body ->> '$.reason' AS reason
  FROM results JOIN result ON result.id = results.id JOIN entry ON entry.seq = result.entry ORDER BY results.id, instr('${SEATS.join('')}', seat))`

/** Each player's place, share of the sticks left, uma, and total by the rules of the table. */
const withUma: More = {
  option: 'uma',
  of: (db) => {
    const finals = signedResults(db).flatMap(({ id, scores }) => scores.map(({ seat, final }) => ({ id, seat, final })))
    return ({ id, seat }) => {
      const final = finals.find((one) => one.id === id && one.seat === seat)?.final ?? null
      return { data: final, text: final ? `${final.place}: ${final.total} (${final.uma})` : '' }
    }
  },
}
export const results = listing(RESULTS, withUma)
