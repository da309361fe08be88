import { workInThread } from '../../context/threads/thread-work.ts'
import { readBeside } from './read-beside.ts'

await workInThread(readBeside)
