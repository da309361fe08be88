import type Database from 'better-sqlite3'

declare const readable: unique symbol
declare const writable: unique symbol

/** A tournament file that can be read. Made only by opening or making one, so that its settings hold. */
export type ReadableDb = Database.Database & { readonly [readable]: true }

/** A tournament file that can be written; `act` is the one way to do so. `device`: under whose name, from now on. */
export type WritableDb = ReadableDb & { readonly [writable]: true; device: string }

/** A value that SQLite gives or takes. */
export type Value = string | number | bigint | Buffer | null

const prepared = new WeakMap<ReadableDb, Map<string, Database.Statement<Value[]>>>()

/** A statement, prepared once for each file. `Row` is what its columns are. */
export const sql = <Row = Record<string, Value>>(db: ReadableDb, text: string): Database.Statement<Value[], Row> => {
  const statements = prepared.get(db) ?? new Map<string, Database.Statement<Value[]>>()
  const statement = statements.get(text) ?? db.prepare<Value[]>(text)
  prepared.set(db, statements.set(text, statement))
  return statement as Database.Statement<Value[], Row>
}
