import { logEnd } from '../../../db/log/identity.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import { rememberEnd } from './known-ends.ts'
import { olderState } from './older-state.ts'

/** Interval at which the end of a growing log is remembered, in ms. */
const NOTED_EVERY = 5000

/** Remembers where the log of an open file ends, now and as it grows. After a kill, the remembered end is a little older. */
export const startRememberingEnds = (desk: DeskContext, open: OpenFile): void => {
  open.jobs.logEnd.timer = setInterval(() => note(desk, open), NOTED_EVERY).unref()
  note(desk, open)
}

/** Remembers the end a last time, before the file is closed. */
export const stopRememberingEnds = (desk: DeskContext, open: OpenFile): void => {
  clearInterval(open.jobs.logEnd.timer)
  note(desk, open)
}

const note = (desk: DeskContext, open: OpenFile): void => {
  const { logEnd: job } = open.jobs
  try {
    const now = logEnd(open.db)?.heads.join()
    if (now === undefined || now === job.noted || !rememberEnd(desk.home, open.file, open.db)) return
    job.noted = now
    if (!open.older) return
    // a merge may have brought back the missing entries
    open.older = olderState(desk.home, open.file, open.db)
    if (!open.older && desk.open === open) publishSaveStatus(desk)
  } catch {
    // the file can't be read now: the remembered end stays
  }
}
