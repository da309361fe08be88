import type { WritableDb } from '../../db/handle.ts'

/** A moment in which nobody has entered anything, in milliseconds. */
const QUIET = 50

/** So many acts are left beside the file at least before it is worth the work. */
const WORTH = 25

type Waiting = { acts: number; timer: ReturnType<typeof setTimeout> | undefined }
const waiting = new WeakMap<WritableDb, Waiting>()

/**
 * Said after each act: what was committed beside the file (in its write-ahead log, where it is safe) is brought into it once nobody enters
 * anything for a moment. SQLite would do so in the middle of an act now and then, which then takes several times as long; it still does
 * where there is never a quiet moment (`CHECKPOINT_AT`).
 */
export const checkpointSoon = (db: WritableDb): void => {
  const state = waiting.get(db) ?? { acts: 0, timer: undefined }
  waiting.set(db, state)
  state.acts++
  clearTimeout(state.timer)
  if (state.acts < WORTH) return
  state.timer = setTimeout(() => {
    state.acts = 0
    try {
      if (db.open) db.pragma('wal_checkpoint(PASSIVE)')
    } catch {
      // a disk that is full or gone: the next act meets it and says so
    }
  }, QUIET)
  state.timer.unref()
}
