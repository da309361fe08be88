import { join } from 'node:path'
import { saidBy } from '../../../db/messages/messages.ts'
import { runInThread } from '../../context/threads/run-in-thread.ts'
import type { JoinWork, JoinWorkDone } from './join-work.ts'

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'join-worker')

/** Merges or previews copies, or renames a device's entries, in a thread. A preview can be cancelled. */
export const joinInThread = async <W extends JoinWork>(work: W, signal?: AbortSignal): Promise<JoinWorkDone<W['does']>> => {
  try {
    return await runInThread(PROGRAM, work, work.does === 'preview' ? { signal } : {})
  } catch (error) {
    return { ok: false, error: saidBy(error) }
  }
}
