import { workerData } from 'node:worker_threads'
import { loadSqlite } from '../../../db/sqlite/sqlite.ts'
import type { GivenWork } from './start-thread.ts'

/** What a thread is to do. Loads SQLite first: in the middle of that a thread can't be ended. */
export const givenWork = (): unknown => {
  const { work, mayEnd } = workerData as GivenWork
  loadSqlite()
  Atomics.store(mayEnd, 0, 1)
  Atomics.notify(mayEnd, 0)
  return work
}
