import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { ChangesFound, ChangesWork } from './changes-in-thread.ts'
import { changesSince } from './changes-since.ts'

const found = ({ file, paper }: ChangesWork): ChangesFound => {
  const read = readFileOnce(file, (db) => changesSince(db, paper))
  return read.ok ? read : { ok: false, error: read.error.text }
}

await workInThread(found)
