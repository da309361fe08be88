import type Database from 'better-sqlite3'
import type { Entry } from '../log/entry.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import type { ReadRow } from './row.ts'

/** Where an entry was found: its place in the damaged file, if known; `isCurrent`: in a page in use, not in leftover space. */
export type FoundAt = { readonly seq: number | null; readonly isCurrent: boolean }

/** Found entries, each once, in a file of their own: a damaged file may exceed the memory. */
export type FoundEntries = {
  readonly db: Database.Database
  readonly add: (row: ReadRow, at: FoundAt) => void
  /** Their number, without damaged ones. */
  readonly count: () => number
  readonly close: () => void
}

/** `own`: found in the damaged file itself, not only in a backup. */
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

/** Opens the file that collects entries; it is deleted with the folder of its draft. */
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
