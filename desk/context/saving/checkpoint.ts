import { tried } from '../../../db/disk/tried.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { misplacedIn, noteStamp } from '../../../db/writing/misplaced.ts'
import type { OpenFile } from '../context.ts'

/** Pause in input that counts as quiet, in ms. */
const QUIET = 50

/** Number of acts in the write-ahead log that makes a checkpoint worthwhile at the next quiet moment. */
const WORTH = 25

/** A pause of this length, in ms, triggers a checkpoint with fewer acts, so that a copy of the file alone has every act. */
const REST = 2000

/**
 * Call after each write, this process's or another's: moves commits from the write-ahead log into the file at the next quiet moment. SQLite
 * would do so in the middle of an act, which then takes several times as long. It still does if there is never a quiet moment
 * (`CHECKPOINT_AT`).
 */
export const checkpointSoon = (open: Pick<OpenFile, 'writable' | 'jobs'>): void => {
  const { writable } = open
  if (!writable) return
  const job = open.jobs.checkpoint
  job.acts++
  clearTimeout(job.timer)
  job.timer = setTimeout(
    () => {
      job.acts = 0
      // another process reads an earlier state; the rest follows later
      if (checkpoint(writable) === 'in part') checkpointSoon(open)
    },
    job.acts < WORTH ? REST : QUIET,
  ).unref()
}

/** Checkpoints as far as no reader blocks it. Never touches a misplaced file, which other programs may write. */
export const checkpoint = (db: WritableDb): 'whole' | 'in part' | 'not' =>
  // a full or missing disk: the next act fails and reports it
  tried(() => {
    if (!db.open || misplacedIn(db)) return 'not'
    const [done] = db.pragma('wal_checkpoint(PASSIVE)') as readonly {
      readonly busy: number
      readonly log: number
      readonly checkpointed: number
    }[]
    noteStamp(db)
    return done && (done.busy !== 0 || done.checkpointed < done.log) ? 'in part' : 'whole'
  }) ?? 'not'
