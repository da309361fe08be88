import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { saidBy, troubled } from '../../db/words.ts'
import type { JoinWork, JoinWorkDone } from './join-work.ts'

/** The thread's program: beside this one, as a source or as it was built for the shell. */
const PROGRAM = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'join-worker.ts' : 'join-worker.mjs')

/** Has copies joined or looked at, or entries taken in, in a thread of its own. Who looks can stop it. */
export const inThread = <W extends JoinWork>(work: W, signal?: AbortSignal): Promise<JoinWorkDone<W['does']>> =>
  new Promise((resolve) => {
    const worker = new Worker(PROGRAM, { workerData: work })
    const failed = (error: unknown): void => resolve({ ok: false, error: saidBy(error) })
    worker.once('message', resolve)
    worker.once('error', failed)
    worker.once('exit', () => failed(STOPPED))
    if (work.does === 'preview') signal?.addEventListener('abort', () => void worker.terminate(), { once: true })
  })

const STOPPED = troubled({ en: 'it was stopped', fr: 'cela a été interrompu' })
