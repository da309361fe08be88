import { parentPort } from 'node:worker_threads'
import { givenWork } from '../../context/threads/given-work.ts'
import { readBeside } from './read-beside.ts'

parentPort?.postMessage(readBeside(givenWork() as string))
