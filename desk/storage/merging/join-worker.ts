import { workInThread } from '../../context/threads/thread-work.ts'
import { doJoinWork, type JoinWork } from './join-work.ts'

// in a thread, so that recording continues
await workInThread((work: JoinWork) => doJoinWork(work))
