import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { copiesOfThread } from '../../../../db/disk/reading-copies.ts'
import { threadWork } from '../../../../desk/context/threads/thread-work.ts'

const came = threadWork() as Int32Array<SharedArrayBuffer>
mkdtempSync(join(tmpdir(), copiesOfThread(threadId)))
Atomics.store(came, 0, 1)
Atomics.notify(came, 0)
Atomics.wait(came, 0, 1)
