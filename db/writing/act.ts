import { append, type Stamp } from '../log/append.ts'
import { type Entry, type Ref, refOf } from '../log/entry.ts'
import type { Body, Kind } from '../log/kinds.ts'
import { project } from '../projections/project.ts'
import { isUnread } from '../projections/unknown-entries.ts'
import type { WritableDb } from '../sqlite/handle.ts'
import { inTurn } from './write-lock.ts'

/** An entry just written, for references by later entries of the same act. */
export type Written = Pick<Entry, 'seq' | 'hash'> & { readonly ref: Ref }
export type Write = <K extends Kind>(kind: K, body: Body<K>) => Written

/**
 * The only way to write: all entries of an act and their projections in one transaction. When it returns, the act is committed and synced
 * in the file at its path. When it throws, nothing was written, or (`isMisplaced`) only into a file that is no longer at its path. Reads
 * inside see one state.
 */
export const act = <T>(db: WritableDb, stamp: Stamp, what: (write: Write) => T): T =>
  inTurn(db, () => {
    let first: Ref | undefined
    let ofTheirOwn = OF_THEIR_OWN
    return what((kind, body) => {
      const entry = append(db, stamp, kind, first && !ofTheirOwn.includes(kind) ? { ...body, with: first } : body)
      project(db, entry)
      if (isUnread(db, entry)) throw new Error(`nothing can be made of ${kind}`)
      if (kind === 'import') ofTheirOwn = SHOWN
      if (!SHOWN.includes(kind) && (first === undefined || ofTheirOwn.includes(kind))) first = refOf(entry)
      return { seq: entry.seq, hash: entry.hash, ref: refOf(entry) }
    })
  })

/** Entries that the program adds by itself. */
const SHOWN: readonly Kind[] = ['finding', 'finding-gone']

/**
 * Kinds undone one at a time even if several were written in one act. All others are undone with the entry they belong to. An import is
 * undone as a whole.
 */
const OF_THEIR_OWN: readonly Kind[] = ['hand', 'event', 'event-removed', 'seats-changed', 'undo', 'redo', 'export', ...SHOWN]
