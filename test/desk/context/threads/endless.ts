import { workerData } from 'node:worker_threads'
import type { ThreadInput } from '../../../../desk/context/threads/start-thread.ts'
import { threadWork } from '../../../../desk/context/threads/thread-work.ts'

// signals that it reached the loading of SQLite, then runs until it is stopped
const { work } = workerData as ThreadInput
Atomics.store(work as Int32Array<SharedArrayBuffer>, 0, 1)
threadWork()
for (;;) Math.random()
