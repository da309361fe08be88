import type { Result } from '../engine/result.ts'
import { act, type Write } from './act.ts'
import { createFile } from './create-file.ts'
import type { DeviceName } from './device.ts'
import { type ReadableDb, sql, type WritableDb } from './handle.ts'
import type { Stamp } from './log/append.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn } from './log/entry.ts'
import { insertEntry } from './log/insert.ts'
import { entries } from './log/read.ts'
import type { OpenRefusal } from './peek.ts'
import { rebuild } from './rebuild.ts'

/** What an entry says in a log that is written anew. */
export type Said = Pick<Entry, 'by' | 'body'>

type Rewriting = {
  readonly device: DeviceName
  /** What each entry says now; names, places, kinds and times stay. */
  readonly change: (entry: Entry) => Said
  /** The last act: it says of the new log what it was made from. */
  readonly last: { readonly stamp: Stamp; readonly write: (write: Write) => unknown }
}

/**
 * Makes a new file whose log is that of another with something else said in its entries: each has the names, links and order that it had,
 * and a hash of its own. Nothing of what was said before is in it.
 */
export const rewriteFile = (from: ReadableDb, to: string, { device, change, last }: Rewriting): Result<WritableDb, OpenRefusal> =>
  createFile(
    to,
    (db) => {
      db.transaction(() => {
        const hashNow = (hash: Buffer): Buffer => {
          const seq = sql<number>(from, 'SELECT seq FROM entry WHERE hash = ?').pluck().get(hash)
          const now = seq === undefined ? undefined : sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq = ?').pluck().get(seq)
          if (!now) throw new Error('an entry names one that is not before it')
          return now
        }
        for (const entry of entries(from)) {
          const parents = parentsIn(entry.previous)
          const previous = parents.length === 0 ? NOTHING_BEFORE : Buffer.concat(parents.map(hashNow))
          const said = { ...entry, ...change(entry), previous }
          insertEntry(db, { ...said, hash: hashOfEntry(said) })
        }
        rebuild(db)
      })()
      act(db, last.stamp, last.write)
    },
    device,
  )
