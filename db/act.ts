import type { WritableDb } from './handle.ts'
import { append, type Stamp } from './log/append.ts'
import { type Entry, type Ref, refOf } from './log/entry.ts'
import type { Body, Kind } from './log/kinds.ts'
import { project } from './projections/project.ts'

/** An entry just written, as later entries of the same act speak of it. */
export type Written = Pick<Entry, 'seq' | 'hash'> & { readonly ref: Ref }
export type Write = <K extends Kind>(kind: K, body: Body<K>) => Written

/**
 * The one way to write: all entries of an act and what they change in the projections, in one transaction.
 * When it returns, the act is committed and synced; when it throws, nothing was written. What is read inside cannot change meanwhile.
 */
export const act = <T>(db: WritableDb, stamp: Stamp, what: (write: Write) => T): T =>
  db
    .transaction(() =>
      what((kind, body) => {
        const entry = append(db, stamp, kind, body)
        project(db, entry)
        return { seq: entry.seq, hash: entry.hash, ref: refOf(entry) }
      }),
    )
    .immediate()
