import { logEnd } from '../../../db/log/identity.ts'
import { newestHead, tournamentIn } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { giveNewDeviceName, renamingTo } from '../../context/device-names.ts'
import { hubOf } from '../../context/hub-ties.ts'
import { handleExternalWrite, publishSaveStatus } from '../../context/saving/transact.ts'
import { rememberEnd, rememberLostEnd } from './known-ends.ts'
import { lostUntil, olderState } from './older-state.ts'

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

/** Another program has put an older state in the place of the open file: the user is told which entries are missing. */
export const noteOlderState = (desk: DeskContext, open: OpenFile): void => {
  const { lastPublished: last } = open
  if (last) rememberLostEnd(desk.home, open.file, open.db, { heads: [last.hash], entries: last.seq, at: last.at })
  open.older = olderState(desk.home, open.file, open.db)
  writeUnderOwnName(desk, open)
  desk.diagnostics.note('alarm', { why: 'older' })
  const newest = newestHead(open.db)
  if (newest) handleExternalWrite(desk, open, newest)
  if (desk.open === open) publishSaveStatus(desk)
}

/**
 * A file that lacks entries which it had goes on under a new device name. Under the old one it would write other entries with the same
 * numbers, and could not be joined with a copy that has the missing ones. A hub resolves this for the files tied to it.
 */
export const writeUnderOwnName = ({ home, now, device }: DeskContext, { file, db, writable }: OpenFile): void => {
  const until = writable && lostUntil(home, file, db)
  const tournament = tournamentIn(db)
  if (!until || (tournament && hubOf(home, tournament) !== undefined)) return
  const renamed = renamingTo(home, device(file))
  if (!renamed || renamed.at < until) giveNewDeviceName(home, device(file), { why: 'older', entries: 0, kept: null }, now())
  writable.device = device(file)
}
