import { constants, setPriority } from 'node:os'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import { foreignFileTrouble } from './foreign-file.ts'
import type { CheckRequest, CheckResult } from './full-check.ts'

/** Verifies a whole file in a thread, from the first hash to the last projection. */
const checked = (check: CheckRequest): CheckResult => {
  const { file } = check
  if (check.from === 'elsewhere') return { text: foreignFileTrouble(file) }
  const read = readFileOnce(file, (db) => verify(db, { projections: check.projections ?? true }))
  return { text: read.ok ? read.value.text : read.error.text }
}

/**
 * Gives the thread a lower priority than input, if the system has priorities of threads. Not the lowest: closing the file waits for the
 * thread.
 */
const standBack = (): void => {
  // other systems would lower the priority of the whole process
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

standBack()
await workInThread(checked)
