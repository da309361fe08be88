import { join } from 'node:path'
import { saidBy } from '../../../db/messages/messages.ts'
import { startThread, THREAD_STOPPED } from '../../context/threads/start-thread.ts'
import type { JoinWork, JoinWorkDone } from './join-work.ts'

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'join-worker')

/** Merges or previews copies, or renames a device's entries, in a thread. A preview can be cancelled. */
export const joinInThread = <W extends JoinWork>(work: W, signal?: AbortSignal): Promise<JoinWorkDone<W['does']>> =>
  new Promise((resolve) => {
    const { worker, stop } = startThread(PROGRAM, work)
    const failed = (error: unknown): void => resolve({ ok: false, error: saidBy(error) })
    worker.once('message', resolve)
    worker.once('error', failed)
    worker.once('exit', () => failed(THREAD_STOPPED))
    if (work.does === 'preview') signal?.addEventListener('abort', stop, { once: true })
  })
