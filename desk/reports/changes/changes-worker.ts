import { openToRead } from '../../../db/file/open-to-read.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { ChangesFound, ChangesWork } from './changes-in-thread.ts'
import { changesSince } from './changes-since.ts'

const found = ({ file, paper }: ChangesWork): ChangesFound => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, error: opened.error.text }
  try {
    return { ok: true, value: changesSince(opened.value, paper) }
  } finally {
    opened.value.close()
  }
}

await workInThread(found)
