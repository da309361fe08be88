import { finishCopy } from '../../../db/file/backup/backup.ts'
import { workInThread } from '../../context/threads/thread-work.ts'

await workInThread((draft: string) => finishCopy(draft))
