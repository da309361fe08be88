import { parentPort } from 'node:worker_threads'
import { threadWork } from '../../context/threads/thread-work.ts'
import { readBeside } from './read-beside.ts'

parentPort?.postMessage(readBeside(threadWork() as string))
