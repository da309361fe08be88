import type Database from 'better-sqlite3'

declare const readable: unique symbol
declare const writable: unique symbol

/** A tournament file that can be read. Only opening or creating one makes a handle, so that its settings are applied. */
export type ReadableDb = Database.Database & { readonly [readable]: true }

/** A tournament file that can be written, only by `act`. `device`: the name under which this handle writes. */
export type WritableDb = ReadableDb & { readonly [writable]: true; device: string }

/** A value that SQLite gives or takes. */
export type Value = string | number | bigint | Buffer | null

const prepared = new WeakMap<ReadableDb, Map<string, Database.Statement<Value[]>>>()

/** A statement, prepared once for each file. `Row`: the type of its rows. */
export const sql = <Row = Record<string, Value>>(db: ReadableDb, text: string): Database.Statement<Value[], Row> => {
  const statements = prepared.get(db) ?? new Map<string, Database.Statement<Value[]>>()
  const statement = statements.get(text) ?? db.prepare<Value[]>(text)
  prepared.set(db, statements.set(text, statement))
  return statement as Database.Statement<Value[], Row>
}
