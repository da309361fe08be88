import type Database from 'better-sqlite3'
import type { Entry } from '../log/entry.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import type { ReadRow } from './row.ts'

/** Where an entry was found: its place in the damaged file, where it has one there; `isCurrent`: in a page that belongs to the file, not in what SQLite left over. */
export type FoundAt = { readonly seq: number | null; readonly isCurrent: boolean }

/** Entries that were found, each once, in a file of their own: a damaged file can be larger than the memory. */
export type FoundEntries = {
  readonly db: Database.Database
  readonly add: (row: ReadRow, at: FoundAt) => void
  /** How many there are, damaged ones left out. */
  readonly count: () => number
  readonly close: () => void
}

/** `own`: found in the damaged file itself, and not only in a backup. */
const TABLES = `
  CREATE TABLE found (
    id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, device TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL,
    kind TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, previous BLOB NOT NULL,
    seq INTEGER, current INTEGER NOT NULL, mended INTEGER NOT NULL, own INTEGER NOT NULL, kept INTEGER
  );
  CREATE TABLE damaged (
    device TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL,
    body TEXT NOT NULL, previous BLOB NOT NULL, hash BLOB NOT NULL, UNIQUE (device, number)
  );`

const ADD = `INSERT INTO found (hash, device, number, at, by, kind, version, body, previous, seq, current, mended, own)
  VALUES (@hash, @device, @number, @at, @by, @kind, @version, @body, @previous, @seq, @current, @mended, @own)
  ON CONFLICT (hash) DO UPDATE SET seq = coalesce(seq, excluded.seq), current = max(current, excluded.current)`

const ADD_DAMAGED = `INSERT INTO damaged (device, number, at, by, kind, version, body, previous, hash)
  VALUES (@device, @number, @at, @by, @kind, @version, @body, @previous, @hash) ON CONFLICT DO NOTHING`

/** Opens the file that entries are collected in; it goes with the folder of the draft that it is in. */
export const foundEntries = (path: string): FoundEntries & { readonly from: 'file' | 'backups'; readonly nowBackups: () => void } => {
  const db = openDatabase(path)
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.exec(TABLES)
  const [add, addDamaged] = [db.prepare(ADD), db.prepare(ADD_DAMAGED)]
  let from: 'file' | 'backups' = 'file'
  db.exec('BEGIN')
  return {
    db,
    get from() {
      return from
    },
    nowBackups: () => {
      from = 'backups'
    },
    add: ({ entry, state }, { seq, isCurrent }) => {
      const own = from === 'file'
      if (state !== 'damaged')
        add.run({
          ...entry,
          seq: own ? seq : null,
          current: Number(isCurrent),
          mended: Number(state === 'mended'),
          own: Number(own),
        } satisfies Row)
      else if (own && isCurrent) addDamaged.run(entry)
    },
    count: () => db.prepare<[], number>('SELECT count(*) FROM found').pluck().get() ?? 0,
    close: () => void db.close(),
  }
}

type Row = Omit<Entry, 'seq'> & {
  readonly seq: number | null
  readonly current: number
  readonly mended: number
  readonly own: number
}
