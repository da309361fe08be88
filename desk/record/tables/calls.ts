import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { Call, CallAnswer, OpenCall } from '../../contract/calls.ts'
import { tableNames } from './find-table.ts'

/** The open calls of a table, oldest first. */
export const callsAt = (db: ReadableDb, table: string): readonly Call[] =>
  sql<Row>(db, `${CALLS} AND incident.table_id = ? ORDER BY incident.entry`)
    .all(table)
    .map((row) => callFrom(db, row))

/** The calls of all tables that wait for a referee, longest wait first. */
export const openCalls = (db: ReadableDb): readonly OpenCall[] => {
  const rows = sql<Row>(db, `${CALLS} AND incident.table_id IS NOT NULL ORDER BY incident.entry`).all()
  if (rows.length === 0) return []
  const tables = new Map(tableNames(db).map((table) => [table.id, table]))
  return rows
    .flatMap((row) => {
      const table = tables.get(row.table_id)
      const call = callFrom(db, row)
      return table && !call.met ? [{ ...call, table }] : []
    })
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
}

type Row = {
  readonly incident: number
  readonly ref: Ref
  readonly table_id: string
  readonly at: string
  /** How long it had waited on an offline tablet, in ms. */
  readonly waited: number
  readonly by: string
  readonly note: string
  readonly told: 0 | 1
}

const callFrom = (db: ReadableDb, { incident, ref, at, waited, by, note, told }: Row): Call => {
  const answers = sql<Answer>(db, ANSWERS).all(incident)
  return {
    incident,
    ref,
    since: new Date(toLocalTime(db, ref, at).getTime() - waited),
    by,
    note,
    coming: answers
      .filter(({ how }) => how === 'coming')
      .map((answer) => ({ by: answer.by, since: toLocalTime(db, answer.ref, answer.at) })),
    met: told === 1 || answers.some(({ how }) => how === 'there'),
  }
}

type Answer = { readonly ref: Ref; readonly by: string; readonly how: CallAnswer; readonly at: string }

/** Each person's last answer to a call. */
const ANSWERS = `SELECT ref, by, how, at FROM call_answered answer WHERE incident = ?
  AND NOT EXISTS (SELECT 1 FROM call_answered later WHERE later.incident = answer.incident AND later.by = answer.by AND later.entry > answer.entry)
  ORDER BY entry`

/** Whether more was recorded about the call than in its own act: the entries of that act refer to it as `with`. */
const TOLD = ['incident_filled', 'statement', 'attachment']
  .map(
    (table) => `EXISTS (SELECT 1 FROM ${table} more JOIN entry ON entry.seq = more.entry WHERE more.incident = incident.id
      AND more.taken_back IS NULL AND entry.body ->> '$.with' IS NOT incident.ref)`,
  )
  .join(' OR ')

const CALLS = `SELECT incident.id AS incident, incident.ref, incident.table_id, incident.at, coalesce(opened.body ->> '$.waited', 0) AS waited, incident.by, coalesce(incident.note, '') AS note, (${TOLD}) AS told
  FROM incident_now incident JOIN incident_state state ON state.id = incident.id JOIN entry opened ON opened.seq = incident.entry
  WHERE incident.taken_back IS NULL AND incident.finding IS NULL AND state.state = 'open'`
