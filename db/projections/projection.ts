import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { type Entry, type Ref, refOf } from '../log/entry.ts'
import type { Body } from '../log/kinds.ts'
import type { LatestField } from '../log/vocabulary.ts'
import { logWords, troubled } from '../messages/messages.ts'
import type { PROJECTIONS } from '../schema/migrations/list.ts'
import { columnsOf, type SchemaColumn } from '../schema/schema.ts'
import { type ReadableDb, type SqlValue, sql, type WritableDb } from '../sqlite/handle.ts'
import { remembered } from './remembered.ts'

/** The entries known to an entry's author. `sawAll`: everything before it; `log`: where to look up the others. */
export type SeenByAuthor = { readonly sawAll: boolean; readonly log: ReadableDb }

/** A field that an entry sets, or a name that it takes. */
export type FieldSet = readonly [what: LatestField, key: string]

/** The value of which the newest entry about a subject is in force. */
export type ValueOf<K extends EntryKind> = {
  readonly subject: (body: Body<K>) => string
  /** Whether earlier values are stored, so that undo restores them. `remove`: how to delete the row if no value remains. */
  readonly history: { readonly remove: string | null } | null
}

/**
 * Rows of incidents, one for each entry. `from`: their table as `row`, with those that it takes to find `id`, the number of the incident.
 * `hasNumber`: the rows have that number in a column.
 */
export type RowsOfIncidents = { readonly from: string; readonly id: string; readonly hasNumber?: true }

/** Parts of an incident's search index that come from entries of a kind: queries for one column; `rowsOfIncident` and `INCIDENT_ID` name the incident. */
export type FoundIn = Readonly<Record<'texts' | 'players' | 'numbers' | 'referees' | 'rules', readonly string[]>>

/** The incidents in whose search index an entry changes something. */
export type IncidentsOf<K extends EntryKind> = FoundIn & {
  readonly of: RowsOfIncidents | ((db: ReadableDb, body: Body<K>) => readonly number[])
  /** No incident names the subject before its first value, so that one changes none. */
  readonly isUnnamedAtFirst?: true
}

/** How an entry is undone. Its queries have its ref as parameter, or as `one`. */
export type UndoOf<K extends EntryKind> = {
  /** The table whose rows undo marks; null if its value has a history. */
  readonly rows: (typeof PROJECTIONS)[number] | null
  /** Finds the table of the act: null for an act of no table, undefined for a part of another act. A null field: it is always such a part. */
  readonly at: ((db: ReadableDb, body: Body<K>) => string | null | undefined) | null
  /** Query for the text of the undo button. `quotedAfter`: what a refusal puts before it; null if a refusal does not quote it. */
  readonly text: string | null
  readonly quotedAfter: string | null
  /**
   * Query that finds a later entry which depends on it and can't be judged again without it. Columns of `one`: its ref, and the seq of its
   * act's last entry. `aboutIncidents`: the tables with rows about incidents.
   */
  readonly needed: string | ((aboutIncidents: readonly string[]) => string) | null
  /** Whether it remains when its act is undone, if a later entry needs it and the act did not begin with it. */
  readonly remains: boolean
  /** Whether it can have been undone without the rest of its act. */
  readonly isUndoneAlone: boolean
  /** For undo in an incident: the name of the act, and the query for the ruling that is undone with it; null if such undo passes it over. */
  readonly inIncident: { readonly what: string; readonly ruling: string } | null
}

/** Everything that the file makes of the entries of a kind; null: does not apply to it. */
export type EntryProjection<K extends EntryKind> = {
  /** Its effect on the projections. */
  readonly project: (db: WritableDb, entry: Entry, body: Body<K>, seen: SeenByAuthor) => unknown
  /**
   * The act that it belongs to. `own`: its own, even if several were written at once; `shared`: that of the entries it was written with;
   * `whole`: that too, and all later entries belong to it as well; `none`: the program itself adds it.
   */
  readonly act: 'own' | 'shared' | 'whole' | 'none'
  /** The part of the file that it can change when it is appended: only the hand that it names, everything, or nothing that a report shows. */
  readonly scope: 'hand' | 'everything' | 'nothing'
  /** The fields that it sets. If two concurrent entries set one, both are recorded as latest: a conflict. */
  readonly sets: ((body: Body<K>, db: ReadableDb) => readonly FieldSet[]) | null
  readonly value: ValueOf<K> | null
  readonly incidents: IncidentsOf<K> | null
  readonly undo: UndoOf<K> | null
}

/** A missing kind does not compile. */
export type Projections = { readonly [K in EntryKind]: EntryProjection<K> }

/** Answers of many kinds. What a kind sets and how it is undone, each kind says itself: a forgotten answer must not compile. */
export const NO_VALUE_NO_INCIDENTS = { value: null, incidents: null } as const
export const SHARED_ACT = { ...NO_VALUE_NO_INCIDENTS, act: 'shared', scope: 'everything' } as const
export const OWN_ACT = { ...NO_VALUE_NO_INCIDENTS, act: 'own', scope: 'everything' } as const
export const UNDO_ENTRY = {
  rows: null,
  at: null,
  text: null,
  quotedAfter: null,
  needed: null,
  remains: false,
  isUndoneAlone: false,
  inIncident: null,
} as const
export const FOUND_IN = { texts: [], players: [], numbers: [], referees: [], rules: [] } as const

/** Rows that have the number of their incident in a column. */
export const rowsIn = (table: (typeof PROJECTIONS)[number]): RowsOfIncidents => ({
  from: `${table} row`,
  id: 'row.incident',
  hasNumber: true,
})

/** Where an act is, for `at`. */
export const atNoTable = (): null => null
export const atItsTable = (_: ReadableDb, { table }: { readonly table: string | null }): string | null => table
export const atTableOfHand = (db: ReadableDb, { hand }: { readonly hand: string }): string | undefined => tableOfHand.get(db, hand)
const tableOfHand = remembered((db, hand: string) => sql<string>(db, 'SELECT table_id FROM hand WHERE id = ?').pluck().get(hand))
export const atTableOfIncident = (db: ReadableDb, { incident }: { readonly incident: Ref }): string | null | undefined =>
  sql<string | null>(db, 'SELECT table_id FROM incident WHERE ref = ?').pluck().get(incident)
export const atTableOfRuling = (db: ReadableDb, { ruling }: { readonly ruling: Ref }): string | null | undefined =>
  sql<string | null>(db, 'SELECT incident.table_id FROM ruling JOIN incident ON incident.id = ruling.incident WHERE ruling.ref = ?')
    .pluck()
    .get(ruling)

/** For queries of `needed`: what the value of the entry is about; whether an earlier value is in force. */
export const SUBJECT_OF_VALUE = '(SELECT subject FROM past WHERE ref = (SELECT ref FROM one))'
export const EARLIER_VALUE = `SELECT 1 FROM past earlier JOIN past ON past.kind = earlier.kind AND past.subject = earlier.subject JOIN one ON one.ref = past.ref
  WHERE earlier.entry < past.entry AND earlier.taken_back IS NULL`

type Row = Readonly<Record<string, SqlValue | undefined>>

/** Inserts a row by the names of its columns; columns that are not named or undefined are null. */
export const insertRow = (db: WritableDb, table: string, row: Row) => {
  const columns = Object.keys(row)
  return sql(db, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(
    ...Object.values(row).map((value) => value ?? null),
  )
}

/** The columns in which a row says which entry made it. */
const columnsOfEntry = (entry: Entry) => ({ entry: entry.seq, ref: refOf(entry), at: entry.at, by: entry.by }) as const

/**
 * Inserts one row for an entry. A column holds the field of the body that it is named for: a row id where that is a reference to another
 * row, JSON where it is a list or a record. `more`: columns that are no such field.
 */
export const rowOf =
  <Of extends object>(table: (typeof PROJECTIONS)[number], more?: (body: Of, entry: Entry) => Row) =>
  (db: WritableDb, entry: Entry, body: Of) => {
    const known: Row = { ...columnsOfEntry(entry), ...more?.(body, entry) }
    const fields = body as Readonly<Record<string, unknown>>
    const cellOf = ({ name, type }: SchemaColumn): SqlValue => {
      if (name === 'id') return nextId(db, table)
      if (name in known) return known[name] ?? null
      const value = fields[name === 'table_id' ? 'table' : camelCase(name)] ?? null
      if (typeof value === 'boolean') return Number(value)
      if (typeof value === 'object' && value !== null) return JSON.stringify(value)
      const created = CREATED.find((one) => one === name)
      return created && value !== null && type === 'INTEGER' ? rowIdOf(db, created, value as Ref) : (value as SqlValue)
    }
    return insertRow(db, table, Object.fromEntries(columnsOf(table).map((column) => [column.name, cellOf(column)])))
  }

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Columns of this name and of whole numbers hold the row id of what another entry created. */
const CREATED = ['finding', 'incident', 'ruling', 'penalty', 'appeal', 'result'] as const

/** The row id of something that an entry created. Throws if the log refers to a row that the file lacks. */
export const rowIdOf = (db: ReadableDb, table: (typeof CREATED)[number], ref: Ref): number => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  if (id === undefined) throw troubled(logWords.notHeld(table, ref))
  return id
}

/** The next id of a table whose rows are numbered from 1 in log order. Rows are never deleted, so ids are never reused. */
export const nextId = (db: ReadableDb, table: (typeof PROJECTIONS)[number]): number =>
  sql<number>(db, `SELECT 1 + coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 1
