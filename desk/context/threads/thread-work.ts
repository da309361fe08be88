import { workerData } from 'node:worker_threads'
import { loadSqlite } from '../../../db/sqlite/sqlite.ts'
import type { ThreadInput } from './start-thread.ts'

/** The work of this thread. Loads SQLite first, because a thread can't be stopped safely during that. */
export const threadWork = (): unknown => {
  const { work, mayEnd } = workerData as ThreadInput
  loadSqlite()
  Atomics.store(mayEnd, 0, 1)
  Atomics.notify(mayEnd, 0)
  return work
}
