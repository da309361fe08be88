import { parentPort } from 'node:worker_threads'
import { threadWork } from '../../context/threads/thread-work.ts'
import { doJoinWork, type JoinWork } from './join-work.ts'

// in a thread, so that recording continues
parentPort?.postMessage(doJoinWork(threadWork() as JoinWork))
