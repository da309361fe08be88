import { parentPort, workerData } from 'node:worker_threads'
import { doJoinWork, type JoinWork } from './join-work.ts'

// in a thread of its own, so that recording goes on meanwhile
parentPort?.postMessage(doJoinWork(workerData as JoinWork))
