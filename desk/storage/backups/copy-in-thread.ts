import { join } from 'node:path'
import { type CopyFile, copyHere } from '../../../db/file/backup/backup.ts'
import { troubled } from '../../../db/messages/messages.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'
import { isReadHere, runInThread } from '../../context/threads/run-in-thread.ts'

/** The thread's work: a file in use, and the draft of its copy. */
export type CopyWork = { readonly file: string; readonly draft: string }
/** Pages copied so far, and all. */
export type CopyStep = readonly [done: number, of: number]

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'copy-worker')

/** Copies a file while the desk answers: a large one, or one that is not at its path, would keep it from that. */
export const copyInThread: CopyFile = async (db, draft, { told, signal }) => {
  if (isReadHere(db)) return copyHere(db, draft, { ...(told && { told }), signal })
  const work: CopyWork = { file: db.name, draft }
  const entries = await runInThread<number, CopyStep>(PROGRAM, work, { signal, onProgress: ([done, of]) => told?.(done, of) })
  const lost = misplacedIn(db)
  if (lost) throw troubled(lost)
  return entries
}
