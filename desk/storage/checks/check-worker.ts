import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { givenWork } from '../../context/threads/given-work.ts'
import { strangerTrouble } from './foreign-file.ts'
import type { Checked, ToCheck } from './full-check.ts'

/** Goes through a whole file in a thread of its own, so that nobody waits for it: first hash to last projection. */
const checked = (check: ToCheck): Checked => {
  const { file } = check
  if (check.from === 'elsewhere') return { text: strangerTrouble(file) }
  const opened = openToRead(file)
  if (!opened.ok) return { text: opened.error.text }
  try {
    return { text: verify(opened.value, { projections: check.projections ?? true }).text }
  } finally {
    opened.value.close()
  }
}

/**
 * Behind those who enter acts, where the system lets one thread stand behind another; not last of all, since who closes the file waits until the thread has
 * let go of it.
 */
const standBack = (): void => {
  // elsewhere it would be the whole program
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

standBack()
parentPort?.postMessage(checked(givenWork() as ToCheck))
