import Database from 'better-sqlite3'
import type { ByLanguage } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import type { SqlValue } from '../sqlite/handle.ts'
import { copyInMemory } from '../sqlite/open-database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/list.ts'

/** A table, index, view or trigger of a file, as SQLite stores it. */
export type SchemaObject = {
  readonly type: string
  readonly name: string
  readonly table: string
  readonly sql: SqlValue
  readonly kinds: string
}

/** The first table, index, view or trigger that differs in any way from what this program makes, or null. */
export const schemaTrouble = (db: Database.Database, version = MIGRATIONS.length): ByLanguage<string> | null => {
  const [are, should] = [madeIn(db), schemaAt(version)]
  const texts = new Set(are.map(asText))
  const other = are.find((made) => !should.texts.has(asText(made))) ?? should.objects.find((made) => !texts.has(asText(made)))
  return other === undefined ? null : logWords.changed(other.type, other.name)
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
  return stranger === undefined ? null : logWords.changed(stranger.type, stranger.name)
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

/** `objects`: in an order in which they can be made. `texts`: the same as texts. `image`: an empty file with this schema. */
type Schema = {
  readonly objects: readonly SchemaObject[]
  readonly texts: ReadonlySet<string>
  readonly columns: ReadonlyMap<string, readonly SchemaColumn[]>
  readonly image: Buffer
}

/** A column of a table. `pk`: its place in the primary key, 0 outside it. */
export type SchemaColumn = { readonly name: string; readonly type: string; readonly pk: number }

const known = new Map<number, Schema>()

const schemaAt = (version: number): Schema => {
  const before = known.get(version)
  if (before) return before
  const memory = new Database(':memory:')
  try {
    migrate(memory, version)
    const order = ['table', 'index', 'view', 'trigger']
    const objects = madeIn(memory).toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    const columns = memory.prepare<[], SchemaColumn & { readonly of: string }>(COLUMNS).all()
    const schema = {
      objects,
      texts: new Set(objects.map(asText)),
      columns: Map.groupBy(columns, ({ of }) => of),
      image: memory.serialize(),
    }
    known.set(version, schema)
    return schema
  } finally {
    memory.close()
  }
}

const COLUMNS = `SELECT made.name AS "of", info.name, info.type, info.pk FROM sqlite_schema AS made, pragma_table_info(made.name) AS info
  WHERE made.type = 'table'`

/** The schema of a version, in an order in which it can be made. */
export const schemaOf = (version: number): readonly SchemaObject[] => schemaAt(version).objects

/** The columns of a table of the newest schema. */
export const columnsOf = (table: string): readonly SchemaColumn[] => schemaAt(MIGRATIONS.length).columns.get(table) ?? []

/** The bytes of an empty file with the newest schema: a copy of them takes a third of the time of making it. */
export const emptyFile = (): Buffer => schemaAt(MIGRATIONS.length).image

/** An empty database with the newest schema, in memory, to project that number of entries into. */
export const inMemory = (entries: number): Database.Database => {
  if (entries <= COPIED) return copyInMemory(emptyFile())
  const memory = new Database(':memory:')
  migrate(memory)
  return memory
}

/** Number of entries up to which the database is a copy, whose size is limited. */
const COPIED = 10_000

const asText = ({ type, name, table, sql, kinds }: SchemaObject): string => `${type} ${name} of ${table}: ${String(sql)} (${kinds})`
