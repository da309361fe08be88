import Database from 'better-sqlite3'
import type { ByLanguage } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import type { Value } from '../sqlite/handle.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'

/** A table, index, view or trigger of a file, as SQLite stores it. */
export type SchemaObject = {
  readonly type: string
  readonly name: string
  readonly table: string
  readonly sql: Value
  readonly kinds: string
}

/** The first table, index, view or trigger that differs in any way from what this program makes, or null. */
export const schemaTrouble = (db: Database.Database, version = MIGRATIONS.length): ByLanguage<string> | null => {
  const [are, should] = [madeIn(db).map(asText), schemaOf(version).map(asText)]
  const other = are.find((made) => !should.includes(made)) ?? should.find((made) => !are.includes(made))
  return other === undefined ? null : logWords.changed(other.slice(0, 200))
}

/**
 * The first table or view with one of our names and a foreign definition: a query on it might never end or call any function. Missing ones
 * and other names don't matter to readers. `only`: names that the caller queries.
 */
export const foreignObjectIn = (db: Database.Database, only?: readonly string[]): ByLanguage<string> | null => {
  const asked = schemaOf(MIGRATIONS.length).filter(({ name }) => only?.includes(name) ?? true)
  const ours = new Map(asked.map((made) => [made.name.toLowerCase(), asText(made)]))
  const all = db
    .prepare<[], SchemaObject & { readonly plain: string }>(
      `SELECT *, lower(CAST(name AS TEXT)) AS plain FROM (${ALL}) WHERE type NOT IN ('index', 'trigger')`,
    )
    .all()
  const stranger = all.find((made) => {
    const { plain: name } = made
    if (IN_SEARCH.includes(name)) return made.type !== 'table' || /\bgenerated\b|\bas\s*\(/i.test(String(made.sql))
    return ours.has(name) && ours.get(name) !== asText(made)
  })
  return stranger === undefined ? null : logWords.changed(asText(stranger).slice(0, 200))
}

const ALL =
  'SELECT type, name, tbl_name AS "table", sql, typeof(type) || typeof(name) || typeof(tbl_name) || typeof(sql) AS kinds FROM sqlite_schema'

/** Everything in a file's schema except the tables that SQLite makes for itself. */
export const madeIn = (db: Database.Database): readonly SchemaObject[] =>
  db
    .prepare<[], SchemaObject>(`${ALL} ORDER BY type, name, rowid`)
    .all()
    .filter(
      ({ type, name, sql }) =>
        !(type === 'table' && ((OF_SQLITE[name] !== undefined && OF_SQLITE[name] === sql) || IN_SEARCH.includes(name))),
    )

/** Shadow tables of the full-text search, which SQLite makes and drops with it, in the format of its version. */
export const IN_SEARCH: readonly string[] = ['data', 'idx', 'content', 'docsize', 'config'].map((part) => `incident_search_${part}`)

/** Tables that ANALYZE and AUTOINCREMENT leave, by exact name and form. They can't be dropped and have no effect. */
const OF_SQLITE: Readonly<Record<string, string>> = {
  sqlite_sequence: 'CREATE TABLE sqlite_sequence(name,seq)',
  sqlite_stat1: 'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  sqlite_stat4: 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
}

const known = new Map<number, readonly SchemaObject[]>()

/** The schema of a version, in an order in which it can be made. */
export const schemaOf = (version: number): readonly SchemaObject[] => {
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

/** Makes the newest schema in an empty file: the result of all migrations, without running them on it. */
export const createSchema = (db: Database.Database): void =>
  db.transaction(() => {
    for (const made of schemaOf(MIGRATIONS.length)) if (made.sql !== null) db.exec(String(made.sql))
    db.pragma(`user_version = ${MIGRATIONS.length}`)
  })()

const asText = ({ type, name, table, sql, kinds }: SchemaObject): string => `${type} ${name} of ${table}: ${String(sql)} (${kinds})`
