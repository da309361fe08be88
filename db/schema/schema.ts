import Database from 'better-sqlite3'
import type { ByLanguage } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import { type ReadableDb, sql, type Value } from '../sqlite/handle.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'

/** A table, index, view or guard of a file, as SQLite keeps it. */
export type Made = { readonly type: string; readonly name: string; readonly table: string; readonly sql: Value; readonly kinds: string }

/** Whether tables, indexes, views and guards are to the letter those that this program makes: the first that is not, or null. */
export const schemaTrouble = (db: Database.Database, version = MIGRATIONS.length): ByLanguage<string> | null => {
  const [are, should] = [madeIn(db).map(asText), schemaOf(version).map(asText)]
  const other = are.find((made) => !should.includes(made)) ?? should.find((made) => !are.includes(made))
  return other === undefined ? null : logWords.changed(other.slice(0, 200))
}

/**
 * The first table or view of a file of today that has a name of ours and is not ours: what is asked of it could go on for ever, or call
 * whatever it likes. What is missing, and what has other names, is nobody's trouble who only reads. `only`: who asks no more than these.
 */
export const strangerIn = (db: Database.Database, only?: readonly string[]): ByLanguage<string> | null => {
  const asked = schemaOf(MIGRATIONS.length).filter(({ name }) => only?.includes(name) ?? true)
  const ours = new Map(asked.map((made) => [made.name.toLowerCase(), asText(made)]))
  const all = sql<Made & { readonly plain: string }>(
    db as ReadableDb,
    `SELECT *, lower(CAST(name AS TEXT)) AS plain FROM (${ALL}) WHERE type NOT IN ('index', 'trigger')`,
  ).all()
  const stranger = all.find((made) => {
    const { plain: name } = made
    if (IN_SEARCH.includes(name)) return made.type !== 'table' || /\bgenerated\b|\bas\s*\(/i.test(String(made.sql))
    return ours.has(name) && ours.get(name) !== asText(made)
  })
  return stranger === undefined ? null : logWords.changed(asText(stranger).slice(0, 200))
}

const ALL =
  'SELECT type, name, tbl_name AS "table", sql, typeof(type) || typeof(name) || typeof(tbl_name) || typeof(sql) AS kinds FROM sqlite_schema'

/** All that a file is made of, but the tables that SQLite makes for itself. */
export const madeIn = (db: Database.Database): readonly Made[] =>
  sql<Made>(db as ReadableDb, `${ALL} ORDER BY type, name, rowid`)
    .all()
    .filter(
      ({ type, name, sql }) =>
        !(type === 'table' && ((OF_SQLITE[name] !== undefined && OF_SQLITE[name] === sql) || IN_SEARCH.includes(name))),
    )

/** What SQLite keeps the words of a search in: it makes and drops them with the table that they belong to, in the form of its version. */
export const IN_SEARCH: readonly string[] = ['data', 'idx', 'content', 'docsize', 'config'].map((part) => `incident_search_${part}`)

/** What ANALYZE and counted rows leave behind, by its exact name and form; it can't be dropped, and decides nothing. */
const OF_SQLITE: Readonly<Record<string, string>> = {
  sqlite_sequence: 'CREATE TABLE sqlite_sequence(name,seq)',
  sqlite_stat1: 'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  sqlite_stat4: 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
}

const known = new Map<number, readonly Made[]>()

/** All that a file of a version is made of, in the order in which it can be made. */
export const schemaOf = (version: number): readonly Made[] => {
  const before = known.get(version)
  if (before) return before
  const memory = new Database(':memory:')
  try {
    migrate(memory, version)
    const order = ['table', 'index', 'view', 'trigger']
    const made = madeIn(memory).toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    known.set(version, made)
    return made
  } finally {
    memory.close()
  }
}

/** Makes all that a file of today is made of in an empty one: what the migrations leave, without the way there. */
export const makeToday = (db: Database.Database): void =>
  db.transaction(() => {
    for (const made of schemaOf(MIGRATIONS.length)) if (made.sql !== null) db.exec(String(made.sql))
    db.pragma(`user_version = ${MIGRATIONS.length}`)
  })()

const asText = ({ type, name, table, sql, kinds }: Made): string => `${type} ${name} of ${table}: ${String(sql)} (${kinds})`
