import { parentPort } from 'node:worker_threads'
import { threadWork } from '../../../context/threads/thread-work.ts'
import type { ReadWork, ReadWorkSays } from './read-in-thread.ts'
import { readList } from './read-list.ts'

// in a worker thread: it can be cancelled, and its memory is limited
const say = (says: ReadWorkSays): void => parentPort?.postMessage(says)
const { bytes, as } = threadWork() as ReadWork
say({ done: await readList(bytes, as, (read, of) => say({ read, of })) })
