import { parentPort, workerData } from 'node:worker_threads'
import { readBeside } from './read-beside.ts'

parentPort?.postMessage(readBeside(String(workerData)))
