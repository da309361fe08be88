import type Database from 'better-sqlite3'

declare const readable: unique symbol
declare const writable: unique symbol

/** A tournament file that can be read. Only opening or creating one makes a handle, so that its settings are applied. */
export type ReadableDb = Database.Database & { readonly [readable]: true; readonly state: HandleState }

/** A tournament file that can be written, only by `act`. `device`: the name under which this handle writes. */
export type WritableDb = ReadableDb & { readonly [writable]: true; device: string }

/** A value that SQLite gives or takes. */
export type SqlValue = string | number | bigint | Buffer | null

/** Everything that a handle caches or remembers. It ends with the handle. */
export type HandleState = {
  /** Prepared statements by their text. Always valid: SQLite prepares them again when the schema changes. */
  readonly statements: Map<string, Database.Statement<SqlValue[]>>
  /** The file, its write-ahead log and index as they were when the file was opened. Never changes. */
  places: readonly FilePlace[]
  /** The file and its log as this handle last found them whole (`misplacedIn`); null: not noted. `overwritten`: another program wrote over them. */
  stamp: FileStamp | null
  overwritten: boolean
  /** Known ancestry of entries. Dropped when an ancestor is missing, since it can still arrive, and when it grows too large. */
  ancestry: AncestryCache | null
  /** The entry being projected; null between entries, undefined without an undo log. */
  projecting: number | null | undefined
  /** The heads of the log by hash, with their places, while many entries are projected; undefined: they are in their table. */
  heads: Map<string, LogHead> | undefined
  /** Records of the floors above, which make their own slot. */
  readonly slots: Map<symbol, unknown>
}

/** An entry that no other names yet. */
export type LogHead = { readonly entry: number; readonly hash: Buffer }

/** A path, and its inode when the file was opened. */
export type FilePlace = { readonly path: string; readonly inode: string }

/** Size and time of the last change of a file, the size of its write-ahead log in bytes, and whether that has a beginning and an end. */
export type FileStamp = { readonly file: string; readonly log: number; readonly isLogWhole: boolean }

/** An entry with the highest number of each other device that its author knew. The author's own entries are always known. */
export type AuthorKnowledge = { readonly device: string; readonly number: number; readonly seen: ReadonlyMap<string, number> }

/** Ancestry by hash for entries with numbers above the floor. Never changes, whatever is inserted before them. */
export type AncestryCache = { readonly floor: number; readonly known: Map<string, AuthorKnowledge> }

export const readableHandle = (connection: Database.Database): ReadableDb =>
  Object.assign(connection, { state: newState() }) as unknown as ReadableDb

/** Makes a handle that writes under a device's name; empty: it writes no entries of its own. */
export const writableHandle = (connection: Database.Database, device: string): WritableDb =>
  Object.assign(connection, { state: newState(), device }) as unknown as WritableDb

const newState = (): HandleState => ({
  statements: new Map(),
  places: [],
  stamp: null,
  overwritten: false,
  ancestry: null,
  projecting: undefined,
  heads: undefined,
  slots: new Map(),
})

/** Makes a slot for a floor above: one record for each handle, created when it is first needed. */
export const slotIn = <T>(create: () => T): ((db: ReadableDb) => T) => {
  const key = Symbol('slot')
  return ({ state: { slots } }) => {
    if (!slots.has(key)) slots.set(key, create())
    return slots.get(key) as T
  }
}

/** SQLite's number of the file's state. It changes whenever another connection has written. */
export const dataVersion = (db: ReadableDb): number => sql<number>(db, 'PRAGMA data_version').pluck().get() ?? 0

/** A statement, prepared once for each handle. `Row`: the type of its rows. */
export const sql = <Row = Record<string, SqlValue>>(db: ReadableDb, text: string): Database.Statement<SqlValue[], Row> => {
  const { statements } = db.state
  const statement = statements.get(text) ?? db.prepare<SqlValue[]>(plannedOnce(text))
  statements.set(text, statement)
  return statement as Database.Statement<SqlValue[], Row>
}

/**
 * SQLite plans a statement again at each execution if the plan could depend on the value of a parameter, and considers that for each
 * `= ?` in a condition. It does not for `= +?`, which means the same. A plan can cost 40 times as much as the lookup.
 */
const plannedOnce = (text: string): string =>
  text.replace(/\b(?:WHERE|ON|HAVING)\b.*/s, (conditions) => conditions.replaceAll(/(=|\bIS) \?/g, '$1 +?'))
