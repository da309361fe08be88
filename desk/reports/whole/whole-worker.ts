import { openToRead } from '../../../db/file/open-to-read.ts'
import type { Result } from '../../../engine/model/result.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { WrittenReport } from '../printed/versions.ts'
import { writeWhole } from './write-whole.ts'
import type { WholeWork } from './write-whole-apart.ts'

const report = async ({ file, asked, ...known }: WholeWork): Promise<Result<WrittenReport, Refusal>> => {
  const opened = openToRead(file)
  if (!opened.ok) return refused(opened.error.text)
  const { value: db } = opened
  // all of the report is of one moment, though others write meanwhile
  db.exec('BEGIN')
  try {
    return await writeWhole({ ...known, db }, asked)
  } finally {
    db.close()
  }
}

await workInThread(report)
