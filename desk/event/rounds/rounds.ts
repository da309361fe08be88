import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { DeskContext } from '../../context/context.ts'
import type { ClockAct, LastClockAct, Round, Rounds } from '../../contract/rounds.ts'
import { actOfEntry } from '../../record/undo/undoable.ts'
import { type ClockEntry, clockFrom } from './clock.ts'

/**
 * The current state of all rounds: those that were planned, and those that tables belong to. A round that only a list of seats has named is none
 * any more once its tables are removed.
 */
export const roundsOf = ({ now }: Pick<DeskContext, 'now'>, db: ReadableDb): Rounds => {
  const undone = lastUndone(db)
  const newest = newestClockEntry(db)
  return {
    now: now(),
    rounds: sql<Row>(db, ROUNDS).all().map(roundFrom(db)),
    canUndo: newest === undefined ? null : lastClockAct(db, newest),
    canRedo: undone ? clockAct(db, undone.refs) : null,
  }
}

/** The newest step of a clock in force. */
export const newestClockEntry = (db: ReadableDb): number | undefined => sql<number | null>(db, NEWEST).pluck().get() ?? undefined

/** The newest undo of a clock's step, if it can be redone: its name, with the entries it undid. */
export const lastUndone = (db: ReadableDb): { readonly ref: Ref; readonly refs: readonly Ref[] } | undefined => {
  const undo = sql<{ ref: Ref; entries: string }>(db, UNDONE).get()
  return undo && { ref: undo.ref, refs: JSON.parse(undo.entries) as readonly Ref[] }
}

/** The state of a round's clock, in this laptop's time, whichever laptop started and paused it. */
export const clockOf = (db: ReadableDb, round: number): Round['clock'] => clockFrom(clockEntries(db, round))

/** The steps of a round's clock in force, in this laptop's time. */
export const clockEntries = (db: ReadableDb, round: number): readonly ClockEntry[] =>
  sql<{ what: ClockEntry['what']; ref: Ref; at: string }>(db, CLOCK)
    .all(round)
    .map(({ what, ref, at }) => ({ what, at: toLocalTime(db, ref, at) }))

/** The rounds whose clocks were started and that are not over. */
export const goingOn = (db: ReadableDb): readonly number[] =>
  sql<number>(db, 'SELECT DISTINCT round FROM round_clock WHERE taken_back IS NULL ORDER BY round')
    .pluck()
    .all()
    .filter((round) => ['running', 'paused'].includes(clockOf(db, round).state))

const roundFrom =
  (db: ReadableDb) =>
  ({ number, starts, minutes, extended, tables }: Row): Round => ({
    number,
    starts: starts === null ? null : new Date(starts),
    minutes,
    extended,
    tables,
    clock: clockOf(db, number),
    extra: sql<{ table: string; minutes: number }>(db, EXTRA).all(number),
  })

type Row = Pick<Round, 'number' | 'minutes' | 'extended' | 'tables'> & { readonly starts: string | null }

const ROUNDS = `SELECT one.number, round.starts, round.minutes, (SELECT count(*) FROM table_ WHERE table_.round = one.number) AS tables,
    (SELECT coalesce(sum(minutes), 0) FROM time_added WHERE time_added.round = one.number AND table_id IS NULL AND taken_back IS NULL) AS extended
  FROM (SELECT number FROM round WHERE coalesce(starts, minutes) IS NOT NULL
    UNION SELECT round FROM table_ WHERE round IS NOT NULL UNION SELECT round FROM round_clock WHERE taken_back IS NULL) one LEFT JOIN round ON round.number = one.number ORDER BY one.number`

const CLOCK = 'SELECT what, ref, at FROM round_clock WHERE round = ? AND taken_back IS NULL ORDER BY entry'

const EXTRA = `SELECT table_id AS "table", sum(minutes) AS minutes FROM time_added WHERE round = ? AND table_id IS NOT NULL AND taken_back IS NULL
  GROUP BY table_id ORDER BY min(entry)`

const NEWEST = `SELECT max(entry) FROM (SELECT entry FROM round_clock WHERE taken_back IS NULL UNION ALL SELECT entry FROM time_added WHERE taken_back IS NULL)`

const UNDONE = `SELECT ref, entries FROM undo WHERE redone IS NULL AND overtaken IS NULL
    AND (EXISTS (SELECT 1 FROM round_clock c WHERE c.taken_back = undo.entry) OR EXISTS (SELECT 1 FROM time_added a WHERE a.taken_back = undo.entry))
  ORDER BY entry DESC LIMIT 1`

const lastClockAct = (db: ReadableDb, entry: number): LastClockAct | null => {
  const { refs, by } = actOfEntry(db, entry)
  const act = clockAct(db, refs)
  const [ref] = refs
  return act && ref ? { ...act, ref, by } : null
}

/** An act on clocks, named by its first step. Starting a round also ends the rounds in progress. */
const clockAct = (db: ReadableDb, refs: readonly Ref[]): ClockAct | null =>
  refs.flatMap((ref) => sql<ClockAct>(db, ACT).all(ref, ref))[0] ?? null

const ACT = `SELECT round, what, NULL AS "table", NULL AS minutes FROM round_clock WHERE ref = ?
  UNION ALL SELECT added.round, CASE WHEN added.table_id IS NULL THEN 'extended' ELSE 'extra-time' END, table_.name, added.minutes
    FROM time_added added LEFT JOIN table_ ON table_.id = added.table_id WHERE added.ref = ?`
