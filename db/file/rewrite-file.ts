import type { Result } from '../../engine/model/result.ts'
import type { DeviceName } from '../disk/device.ts'
import type { Stamp } from '../log/append.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { logEntries } from '../log/read.ts'
import { rebuild } from '../projections/rebuild.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { act, type Write } from '../writing/act.ts'
import type { OpenRefusal } from './check-header.ts'
import { createFile } from './create-file.ts'

/** The content of an entry in a rewritten log, and the device that wrote it. */
export type RewrittenEntry = Pick<Entry, 'device' | 'at' | 'by' | 'kind' | 'version' | 'body'>

type Rewriting = {
  readonly device: DeviceName
  /** The new content of each entry. Devices must keep their order by name: concurrent entries are ordered by it. */
  readonly change: (entry: Entry) => RewrittenEntry
  /** Entries to insert right after the first one; every later entry moves on by their number. */
  readonly inserted: (first: Entry) => readonly RewrittenEntry[]
  /** The last act of the new log. */
  readonly last: { readonly stamp: Stamp; readonly write: (write: Write) => unknown }
}

/**
 * Writes the log of one file into a new file with other content. Each entry keeps its links and its order; each gets a new hash. The new file
 * contains no byte of the old content.
 */
export const rewriteFile = (from: ReadableDb, to: string, { device, change, inserted, last }: Rewriting): Result<WritableDb, OpenRefusal> =>
  createFile(
    to,
    (db) => {
      db.transaction(() => {
        let shift = 0
        const hashNow = (hash: Buffer): Buffer => {
          const seq = sql<number>(from, 'SELECT seq FROM entry WHERE hash = ?').pluck().get(hash)
          const now =
            seq === undefined
              ? undefined
              : sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq = ?')
                  .pluck()
                  .get(seq + shift)
          if (!now) throw new Error('an entry names one that is not before it')
          return now
        }
        const insert = (entry: Omit<Entry, 'hash'>): Buffer => {
          const hash = hashOfEntry(entry)
          insertEntry(db, { ...entry, hash })
          return hash
        }
        for (const entry of logEntries(from)) {
          const { seq, number } = entry
          const parents = parentsIn(entry.previous)
          if (parents.length > 0) {
            const previous = Buffer.concat(parents.map(hashNow))
            insert({ ...change(entry), seq: seq + shift, number: number + shift, previous })
            continue
          }
          let previous = insert({ ...change(entry), seq, number, previous: NOTHING_BEFORE })
          for (const one of inserted(entry)) {
            shift++
            previous = insert({ ...one, seq: seq + shift, number: number + shift, previous })
          }
        }
        rebuild(db)
      })()
      act(db, last.stamp, last.write)
    },
    device,
  )
