import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { entriesBehind, type TakenIn, takingIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { OF_A_HAND } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql, type WritableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { clearCell } from '../../context/caches/cell.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { checkpointSoon } from '../../context/saving/checkpoint.ts'
import { handleExternalWrite } from '../../context/saving/transact.ts'
import { refusals } from '../../messages/refusals.ts'
import { insertInThread } from './insert-in-thread.ts'

/** Up to this many entries, with those after them, inserting is cheaper than starting a thread. */
const AT_ONCE = 200

/** Whether so few entries would be projected, these and those after them, that the desk's own thread can do it. */
export const isSmallInsert = (db: ReadableDb, arriving: readonly Arriving[]): boolean =>
  arriving.length + entriesBehind(db, arriving) <= AT_ONCE

/**
 * Inserts entries of other devices into the open file and notifies the windows. Refuses all if one is forged, changed, or has no
 * predecessor here. Skips entries that the file already holds.
 */
export const insertEntries = async (
  desk: DeskContext,
  open: OpenFile,
  arriving: readonly Arriving[],
): Promise<Result<TakenIn, Refusal>> => {
  const { writable } = open
  if (!writable) return refused(refusals.notJoined(refusals.notWritable(open)))
  const taken = isSmallInsert(writable, arriving) ? await here(writable, arriving) : await insertInThread(open, arriving)
  if (!taken.ok) return refused(refusals.notJoined(taken.error))
  if (taken.value.added > 0) {
    clearCell(cachesOf(writable).isJoined)
    tell(desk, open, taken.value, arriving)
  }
  checkpointSoon(open)
  return taken
}

/** In this thread; acts can be written between two steps. */
const here = async (db: WritableDb, arriving: readonly Arriving[]): Promise<Result<TakenIn, ByLanguage<string>>> => {
  try {
    const steps = takingIn(db, arriving)
    for (;;) {
      const step = steps.next()
      if (step.done) return ok(step.value)
      await (step.value > 0 ? wait(step.value) : turn())
    }
  } catch (error) {
    return refuse(saidBy(error))
  }
}

/** Appended acts change only their own tables; any other entry may change everything that a window shows. */
const tell = (desk: DeskContext, open: OpenFile, { moved }: TakenIn, arriving: readonly Arriving[]): void => {
  const newest = newestHead(open.db)
  if (!newest) return
  const tables = moved ? undefined : tablesOf(open.db, arriving)
  if (tables) open.lastPublished = newest
  else handleExternalWrite(desk, open, newest)
  for (const table of tables ?? []) desk.events.publish({ kind: 'entry', seq: newest.seq, table })
}

/** The tables of entries if all are acts; undefined if there are others. */
const tablesOf = (db: ReadableDb, arriving: readonly Arriving[]): ReadonlySet<string> | undefined => {
  const tables = new Set<string>()
  for (const { kind, body } of arriving) {
    const { hand } = JSON.parse(body) as { readonly hand?: string }
    const table = sql<string>(db, 'SELECT table_id FROM hand WHERE id = ?')
      .pluck()
      .get(hand ?? '')
    if (!OF_A_HAND.has(kind) || table === undefined) return undefined
    tables.add(table)
  }
  return tables
}
