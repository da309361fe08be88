import Database from 'better-sqlite3'
import type { ByLanguage } from '../engine/language.ts'
import { type ReadableDb, sql, type Value } from './handle.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { logWords } from './words.ts'

/** A table, index, view or guard of a file, as SQLite keeps it. */
export type Made = { readonly type: string; readonly name: string; readonly table: string; readonly sql: Value; readonly kinds: string }

/** Whether tables, indexes, views and guards are to the letter those that this program makes: the first that is not, or null. */
export const schemaTrouble = (db: Database.Database, version = MIGRATIONS.length): ByLanguage<string> | null => {
  const [are, should] = [madeIn(db).map(asText), schemaOf(version).map(asText)]
  const other = are.find((made) => !should.includes(made)) ?? should.find((made) => !are.includes(made))
  return other === undefined ? null : logWords.changed(other.slice(0, 200))
}

/** All that a file is made of, but the tables that SQLite makes for itself. */
export const madeIn = (db: Database.Database): readonly Made[] =>
  sql<Made>(
    db as ReadableDb,
    'SELECT type, name, tbl_name AS "table", sql, typeof(type) || typeof(name) || typeof(tbl_name) || typeof(sql) AS kinds FROM sqlite_schema ORDER BY type, name, rowid',
  )
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

const asText = ({ type, name, table, sql, kinds }: Made): string => `${type} ${name} of ${table}: ${String(sql)} (${kinds})`
