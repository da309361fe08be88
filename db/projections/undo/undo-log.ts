import { PROJECTIONS } from '../../schema/migrations/list.ts'
import { columnsOf } from '../../schema/schema.ts'
import { type LogHead, type ReadableDb, type SqlValue, sql, type WritableDb } from '../../sqlite/handle.ts'

/**
 * How many of the newest entries can be un-projected, so that entries of a desk that was offline for hours are inserted without a rebuild.
 */
export const UNDO_LOG_ENTRIES = 50_000
/** Interval at which older records are deleted, in entries. */
const FORGET_EVERY = 1000

/**
 * Starts the undo log: temporary triggers of this connection record how to revert each projected entry. The triggers are not part of the
 * file.
 */
export const startUndoLog = (db: WritableDb): void => {
  const { state } = db
  if (state.projecting === undefined) db.function('entry_carried', () => state.projecting ?? null)
  state.projecting ??= null
  // rows deleted by REPLACE are recorded too
  db.pragma('recursive_triggers = ON')
  db.exec(`SAVEPOINT undo_log; ${NOTED.flatMap(guardsOf).join('; ')}; RELEASE undo_log`)
}

/** Projects an entry with the given function; records its undo log if the connection has one. */
export const projectWithUndo = <T>(db: WritableDb, entry: number, carry: () => T): T => {
  const { state } = db
  const hasUndoLog = state.projecting !== undefined
  if (hasUndoLog) state.projecting = entry
  let carried: T
  try {
    carried = carry()
  } finally {
    if (hasUndoLog) state.projecting = null
  }
  if (hasUndoLog && entry % FORGET_EVERY === 0) forgetBefore(db, entry - UNDO_LOG_ENTRIES)
  return carried
}

/** Records a change of the search table, on which SQLite allows no triggers. */
export const noteSearch = (db: WritableDb, incident: number): void => {
  if (!isNoting(db)) return
  const was = sql<{ words: string }>(db, 'SELECT words FROM incident_search WHERE rowid = ?').get(incident)
  note(db, { what: SEARCH, gone: incident, was: was ? JSON.stringify([incident, incident, was.words]) : null })
}

/** Records that an entry replaces the heads that it names. Every entry does so: a trigger would be the dearest part of most of them. */
export const noteHeads = (db: WritableDb, replaced: readonly LogHead[]): void => {
  if (!isNoting(db)) return
  const [first, ...others] = replaced.map(({ entry, hash }) => JSON.stringify([entry, entry, hash.toString('hex')]))
  note(db, { what: HEADS, gone: db.state.projecting ?? null, was: first ?? null })
  for (const was of others) note(db, { what: HEADS, gone: null, was })
}

const isNoting = ({ state }: WritableDb): boolean => typeof state.projecting === 'number'

const note = (db: WritableDb, { what, gone, was }: Omit<Row, 'id'>): void => {
  sql(db, 'INSERT INTO way_back (entry, what, gone, was) VALUES (?, ?, ?, ?)').run(db.state.projecting ?? null, what, gone, was)
}

/** Whether all entries from a place on can be un-projected. */
export const canUnproject = (db: ReadableDb, from: number): boolean => {
  let next = sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
  for (const entry of sql<number>(db, 'SELECT entry FROM way_back ORDER BY id DESC').pluck().iterate()) {
    if (entry === next) next--
    else if (entry !== next + 1) return false
    if (next < from) return true
  }
  return next < from
}

/** Un-projects all entries from a place on, as if they had never been projected. `heed` is called between rows. */
export const takeBack = (db: WritableDb, from: number, heed: () => void): void => {
  // one row at a time: what SQLite needs to revert a larger statement goes to the disk, and with it that of all later ones of the transaction
  for (const [table, newest] of Object.entries(INSERTED)) {
    const remove = sql(db, `DELETE FROM ${table} WHERE ${newest} = (SELECT max(${newest}) FROM ${table}) AND entry >= ?`)
    while (remove.run(from).changes > 0) heed()
  }
  const some = sql<Row>(db, `SELECT * FROM way_back WHERE id < ? AND entry >= ? ORDER BY id DESC LIMIT ${AT_ONCE}`)
  let rows = some.all(Number.MAX_SAFE_INTEGER, from)
  while (rows.length > 0) {
    for (const row of rows) {
      heed()
      putBack(db, row, from)
    }
    const first = rows.at(-1)?.id ?? 0
    sql(db, 'DELETE FROM way_back WHERE id >= ?').run(first)
    rows = some.all(first, from)
  }
}

type Row = { readonly id: number; readonly what: string; readonly gone: number | null; readonly was: string | null }
const AT_ONCE = 1000

const putBack = (db: WritableDb, { what, gone, was }: Row, from: number): void => {
  // names in a file are not trusted unchecked
  if (!(PROJECTIONS as readonly string[]).includes(what)) throw new Error(`there is no way back for ${what}`)
  if (gone !== null) sql(db, `DELETE FROM ${what} WHERE rowid = ?`).run(gone)
  if (was === null) return
  const { columns, insert } = shapeOf(what)
  const [rowid = null, ...values] = JSON.parse(was) as SqlValue[]
  if (madeSince(what, columns, values, from)) return
  sql(db, insert).run(
    ...(insert.includes('rowid') ? [rowid] : []),
    ...values.map((value, n) => (columns[n]?.isBytes && typeof value === 'string' ? Buffer.from(value, 'hex') : value)),
  )
}

/** Oldest first: only rows to be deleted are read. */
const forgetBefore = (db: WritableDb, entry: number): void => {
  sql(db, 'DELETE FROM way_back WHERE id < (SELECT id FROM way_back WHERE entry >= ? ORDER BY id LIMIT 1)').run(entry)
}

/** The words of incidents, in a table of SQLite's full-text search. */
const SEARCH = 'incident_search'
const HEADS = 'head'
const NOTED = PROJECTIONS.filter((table) => table !== SEARCH && table !== HEADS)

/**
 * Tables into which an entry only inserts rows with its own place, and the column that counts these rows in log order. They are found
 * without the undo log: most entries insert one, and noting each would double the cost.
 */
const INSERTED = { event: 'entry', finding: 'id' } as const satisfies { readonly [Table in (typeof PROJECTIONS)[number]]?: string }

/** Whether a row of such a table, which a later entry changed, was itself inserted from this place on. */
const madeSince = (table: string, columns: Shape['columns'], values: readonly SqlValue[], from: number): boolean =>
  Object.hasOwn(INSERTED, table) && Number(values[columns.findIndex(({ name }) => name === 'entry')]) >= from

type Shape = { readonly columns: readonly { readonly name: string; readonly isBytes: boolean }[]; readonly insert: string }

/** The columns of a table, and how to restore a row; by its rowid column alone where it has one. */
const shapeOf = (table: string): Shape => {
  const shape = shapes.get(table) ?? readShape(table)
  shapes.set(table, shape)
  return shape
}

const shapes = new Map<string, Shape>()

const readShape = (table: string): Shape => {
  const info = columnsOf(table)
  const columns = info.map(({ name, type }) => ({ name, isBytes: type === 'BLOB' }))
  const isRowid = info.filter(({ pk }) => pk > 0).length === 1 && info.some(({ type, pk }) => pk === 1 && type === 'INTEGER')
  const names = [...(isRowid ? [] : ['rowid']), ...columns.map(({ name }) => `"${name}"`)]
  return { columns, insert: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})` }
}

const guardsOf = (table: string): readonly string[] => {
  const row = shapeOf(table).columns.map(({ name, isBytes }) => (isBytes ? `hex(OLD."${name}")` : `OLD."${name}"`))
  const was = `json_array(OLD.rowid, ${row.join(', ')})`
  const guard = (on: string, gone: string, before: string): string =>
    `CREATE TEMP TRIGGER IF NOT EXISTS note_${on.toLowerCase()}_of_${table} AFTER ${on} ON main.${table} WHEN entry_carried() IS NOT NULL
     BEGIN INSERT INTO way_back (entry, what, gone, was) VALUES (entry_carried(), '${table}', ${gone}, ${before}); END`
  const inserted = Object.hasOwn(INSERTED, table) ? [] : [guard('INSERT', 'NEW.rowid', 'NULL')]
  return [...inserted, guard('UPDATE', 'NEW.rowid', was), guard('DELETE', 'NULL', was)]
}
