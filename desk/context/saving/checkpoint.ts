import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { misplacedIn } from '../../../db/writing/misplaced.ts'

/** A moment in which nobody has entered anything, in milliseconds. */
const QUIET = 50

/** So many acts are left beside the file at least before they are brought into it at the next such moment. */
const WORTH = 25

/** Fewer are brought into the file after this long a rest, in milliseconds: a copy of the file alone has every act then. */
const REST = 2000

type Waiting = { acts: number; timer: ReturnType<typeof setTimeout> | undefined }
const waiting = new WeakMap<WritableDb, Waiting>()

/**
 * Said after each act, whoever wrote it: what was committed beside the file (in its write-ahead log, where it is safe) is brought into it once nobody
 * enters anything for a moment. SQLite would do so in the middle of an act now and then, which then takes several times as long; it still does
 * where there is never a quiet moment (`CHECKPOINT_AT`).
 */
export const checkpointSoon = (db: WritableDb): void => {
  const state = waiting.get(db) ?? { acts: 0, timer: undefined }
  waiting.set(db, state)
  state.acts++
  clearTimeout(state.timer)
  state.timer = setTimeout(
    () => {
      state.acts = 0
      // somebody else reads an earlier state: what came after it follows later
      if (checkpoint(db) === 'in part') checkpointSoon(db)
    },
    state.acts < WORTH ? REST : QUIET,
  )
  state.timer.unref()
}

/** Brings what was committed into the file itself, as far as nobody is kept waiting; nothing of a file that has lost its place, which others may write in. */
export const checkpoint = (db: WritableDb): 'whole' | 'in part' | 'not' => {
  try {
    if (!db.open || misplacedIn(db)) return 'not'
    const [done] = db.pragma('wal_checkpoint(PASSIVE)') as readonly {
      readonly busy: number
      readonly log: number
      readonly checkpointed: number
    }[]
    return done && (done.busy !== 0 || done.checkpointed < done.log) ? 'in part' : 'whole'
  } catch {
    // a disk that is full or gone: the next act meets it and says so
    return 'not'
  }
}
