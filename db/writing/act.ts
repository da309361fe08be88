import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { append, endAt, type LogEnd, readLogEnd, type Stamp } from '../log/append.ts'
import { type Entry, type Ref, refOf } from '../log/entry.ts'
import type { Body } from '../log/kinds.ts'
import { projections } from '../projections/by-kind.ts'
import { project } from '../projections/project.ts'
import type { WritableDb } from '../sqlite/handle.ts'
import { inTurn } from './write-lock.ts'

/** An entry just written, for references by later entries of the same act. */
export type WrittenEntry = Pick<Entry, 'seq' | 'hash'> & { readonly ref: Ref }
export type Write = <K extends EntryKind>(kind: K, body: Body<K>) => WrittenEntry

/**
 * The only way to write: all entries of an act and their projections in one transaction. When it returns, the act is committed and synced
 * in the file at its path. When it throws, nothing was written, or (`isMisplaced`) only into a file that is no longer at its path. Reads
 * inside see one state.
 */
export const act = <T>(db: WritableDb, stamp: Stamp, what: (write: Write) => T): T =>
  inTurn(db, () => {
    let end: LogEnd | undefined
    let first: Ref | undefined
    let isWhole = false
    return what((kind, body) => {
      const of = projections[kind].act
      const isOwn = of === 'own' && !isWhole
      const entry = append(db, stamp, end ?? readLogEnd(db), kind, first && !isOwn && of !== 'none' ? { ...body, with: first } : body)
      end = endAt(entry)
      if (!project(db, entry)) throw new Error(`nothing can be made of ${kind}`)
      if (of === 'whole') isWhole = true
      if (of !== 'none' && (first === undefined || isOwn)) first = refOf(entry)
      return { seq: entry.seq, hash: entry.hash, ref: refOf(entry) }
    })
  })
