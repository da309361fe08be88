import { statSync } from 'node:fs'
import { join } from 'node:path'
import { finishCopy } from '../../../db/file/backup/backup.ts'
import { runInThread } from '../../context/threads/run-in-thread.ts'

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'finish-copy-worker')

/** Size from which a copy is finished in a thread, in bytes: half a gigabyte would keep the desk from answering for a second. */
const LARGE = 10_000_000

/** Finishes a copy of any size while the desk answers. */
export const finishInThread = async (draft: string): Promise<number> =>
  statSync(draft).size < LARGE ? finishCopy(draft) : runInThread<number>(PROGRAM, draft)
