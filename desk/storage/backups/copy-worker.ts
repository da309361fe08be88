import { copyAside } from '../../../db/file/backup/backup.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { CopyStep, CopyWork } from './copy-in-thread.ts'

await workInThread(({ file, draft }: CopyWork, tell: (step: CopyStep) => void) => copyAside(file, draft, (done, of) => tell([done, of])))
