import type { Ref } from '../../../db/log/entry.ts'
import type { ClockStep } from '../../../db/log/vocabulary.ts'
import { TABLE_USES } from '../../../db/projections/keep-table.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { keptByTablet } from '../../context/tablets.ts'
import type { RoundClock, Rounds, rounds } from '../../contract/rounds.ts'
import { type RoundUse, refusals } from '../../messages/refusals.ts'
import { hasRound, tableNames } from '../../record/tables/find-table.ts'
import { actOfEntry } from '../../record/undo/undoable.ts'
import { clockEntries, clockOf, goingOn, lastUndone, newestClockEntry, roundsOf } from './rounds.ts'

type ByWhom = { readonly by: string; readonly key?: string | undefined }

/** Plans a round, or plans it again; new tables of a round without any are named by their numbers. */
export const planRound: ProcedureOf<typeof rounds.plan> = (desk, open, { round, starts, minutes, tables = 0, ...who }) =>
  change(desk, open, who, (write) => {
    write('round', { round, starts: starts === null ? null : new Date(starts).toISOString(), minutes })
    if (!hasTables(open.db, round)) for (let n = 1; n <= tables; n++) write('table', { table: newId(), name: String(n), round })
    return DONE
  })

/** Undoes every plan of a round that has not begun, and the tables made for it. */
export const removeRound: ProcedureOf<typeof rounds.remove> = (desk, open, { round, ...who }) =>
  change(desk, open, who, (write) => {
    const { db } = open
    if (!hasRound(db, round)) return notFound(refusals.noRound(round))
    const uses = sql<RoundUse>(db, USES).all(round)
    if (uses.length > 0) return refused(refusals.roundUsed(round, uses))
    if (clockEntries(db, round).length > 0) return refused(refusals.clockStarted(round))
    const kept = keptByTablet(
      desk.tablets,
      tableNames(db).filter((table) => table.round === round),
    )
    if (kept) return refused(kept)
    const entries = sql<Ref>(db, PLANS).pluck().all(String(round), round)
    write('undo', { table: null, entries, text: `round ${round}` })
    return DONE
  })

const USES = `WITH here AS (SELECT id FROM table_ WHERE round = ?) ${TABLE_USES.map(
  (use) => `SELECT '${use}' AS use, count(*) AS count FROM here JOIN ${use} ON table_id = here.id
    ${use === 'seating' ? '' : 'WHERE taken_back IS NULL'} HAVING count(*) > 0`,
).join(' UNION ALL ')}`

/** The entries that planned a round and made its tables. */
const PLANS = `SELECT ref FROM past WHERE taken_back IS NULL
    AND (kind = 'round' AND subject = ? OR kind = 'table' AND subject IN (SELECT id FROM table_ WHERE round = ?)) ORDER BY entry`

/** Starts, pauses, resumes or ends the clock of a round. Where one is started, those that still go on are over. */
export const setClock = (
  desk: DeskContext,
  open: OpenFile,
  what: ClockStep,
  { round, ...who }: ByWhom & { readonly round: number },
): Result<Rounds, Refusal> =>
  change(desk, open, who, (write) => {
    const { db } = open
    if (!hasRound(db, round)) return notFound(refusals.noRound(round))
    const why = WHY_NOT[what][clockOf(db, round).state]
    if (why) return refused(refusals[why](round))
    write('round-clock', { round, what })
    if (what === 'started') for (const other of goingOn(db)) if (other !== round) write('round-clock', { round: other, what: 'ended' })
    return DONE
  })

type Why = 'clockStarted' | 'clockRuns' | 'clockStands' | 'noClock' | 'clockEnded'

/** Why a step of the clock is refused, by the clock's state. */
const WHY_NOT: Readonly<Record<ClockStep, Partial<Record<RoundClock['state'], Why>>>> = {
  started: { running: 'clockStarted', paused: 'clockStarted', ended: 'clockEnded' },
  paused: { planned: 'noClock', paused: 'clockStands', ended: 'clockEnded' },
  resumed: { planned: 'noClock', running: 'clockRuns' },
  ended: { planned: 'noClock', ended: 'clockEnded' },
}

/** Gives a whole round or one table of it more time. */
export const addTime: ProcedureOf<typeof rounds.extend | typeof rounds.extraTime> = (desk, open, { minutes, reason, by, key, ...to }) =>
  change(desk, open, { by, key }, (write) => {
    const table = 'table' in to ? to.table : null
    const round = 'table' in to ? roundOfTable(open.db, to.table) : hasRound(open.db, to.round) ? to.round : undefined
    if (round === undefined) return notFound('round' in to ? refusals.noRound(to.round) : refusals.noTable)
    if (round === null) return refused(refusals.atNoRound)
    write('time-added', { round, table, minutes, reason })
    return DONE
  })

/** Undoes the last step of any clock as if it had never been done: a clock paused by mistake has run on. */
export const undoClock: ProcedureOf<typeof rounds.undo> = (desk, open, { of, ...who }) =>
  change(desk, open, who, (write) => {
    const entry = newestClockEntry(open.db)
    if (entry === undefined) return refused(refusals.nothingToUndo)
    const { refs, text, by } = actOfEntry(open.db, entry)
    if (of !== undefined && !refs.includes(of)) return refused(refusals.clockMoved(text, by))
    write('undo', { table: null, entries: [...refs], text })
    return DONE
  })

/** Redoes the last undone step of a clock. */
export const redoClock: ProcedureOf<typeof rounds.redo> = (desk, open, who) =>
  change(desk, open, who, (write) => {
    const undone = lastUndone(open.db)
    if (!undone) return refused(refusals.nothingToRedo)
    write('redo', { undo: undone.ref })
    return DONE
  })

const DONE = ok(null)

const change = (
  desk: DeskContext,
  open: OpenFile,
  { by, key }: ByWhom,
  act: (write: Write) => Result<null, Refusal>,
): Result<Rounds, Refusal> => {
  const done = transact<null>(desk, open, {
    by,
    numberless: true,
    once: { key, again: null },
    act,
  })
  return done.ok ? ok(roundsOf(desk, open.db)) : done
}

const hasTables = (db: ReadableDb, round: number): boolean => sql(db, 'SELECT 1 FROM table_ WHERE round = ?').get(round) !== undefined

const roundOfTable = (db: ReadableDb, table: string): number | null | undefined =>
  sql<number | null>(db, 'SELECT round FROM table_ WHERE id = ?').pluck().get(table)
