import { workerData } from 'node:worker_threads'
import { givenWork } from '../../../../desk/context/threads/given-work.ts'
import type { GivenWork } from '../../../../desk/context/threads/start-thread.ts'

// signals that it reached the loading of SQLite, then runs until it is stopped
const { work } = workerData as GivenWork
Atomics.store(work as Int32Array<SharedArrayBuffer>, 0, 1)
givenWork()
for (;;) Math.random()
