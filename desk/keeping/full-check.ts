import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'

/** What a full check of a file found: nothing, or the first thing that is wrong. */
export type Checked = { readonly text: ByLanguage<string> | null }

/** The thread's program: beside this one, as a source or as it was built for the shell. */
const PROGRAM = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'check-worker.ts' : 'check-worker.mjs')

/** Starts a full check of a file, which others go on writing; answers how it is stopped. */
export const fullCheck = (file: string, done: (checked: Checked) => void): (() => void) => {
  const worker = new Worker(PROGRAM, { workerData: file })
  worker.unref()
  worker.once('message', done)
  worker.once('error', (error) => done({ text: saidBy(error) }))
  return () => void worker.terminate()
}
