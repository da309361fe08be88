import { type Ref, refParts } from '../../../db/log/entry.ts'
import { projections } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { entryOfKey } from '../../context/saving/idempotency.ts'
import { refusals } from '../../messages/refusals.ts'
import { actInForce, type UndoableAct, type UndoScope, undoableAct } from './undoable.ts'

/**
 * Which act an undo or redo refers to. `of`: the act the window displayed as latest. `after`: the key of a request it had sent and not yet
 * seen answered: then the latest act once that request was applied. `request`: the key of a request, whose own act is meant wherever it is.
 * None: the latest act.
 */
export type UndoTarget = {
  readonly of?: Ref | undefined
  readonly after?: string | undefined
  readonly request?: string | undefined
}

/** An undo that can be redone, by whom, and the text and author of what it undid. */
export type RedoableUndo = {
  readonly ref: Ref
  readonly table: string | null
  readonly text: string
  readonly by: string
  readonly author: string
}

/** `from`: device and tablet of the caller, as one string. */
type Asked = UndoTarget & { readonly table: string | null; readonly by: string; readonly from: string; readonly own?: boolean | undefined }

/**
 * Resolves the act that an undo targets. Refused if somebody else, or another device, has acted since. The user's own later acts are no
 * conflict.
 */
export const resolveUndoTarget = (db: ReadableDb, { table, by, from, own, of, after, request }: Asked): Result<UndoableAct, Refusal> => {
  if (request !== undefined) return actOfRequest(db, request)
  const last = undoableAct(db, { table, by: own ? by : undefined })
  if (!last) return refused(refusals.nothingToUndo)
  if (of === undefined && after === undefined) return ok(last)
  const meant = after === undefined ? of : actAfter(db, after, { table, by })
  if (meant === undefined) return refused(refusals.beforeNotDone)
  if (table !== null && isElsewhere(db, meant, table)) return refused(refusals.actElsewhere)
  if (last.refs.includes(meant) || (last.by === by && lineOf(db, last.refs[0])?.from === from)) return ok(last)
  const mine = after === undefined ? null : undoableAct(db, { table, by })
  return mine?.refs.includes(meant) ? ok(mine) : refused(refusals.notLast(last.by, saidOf(last)))
}

const actOfRequest = (db: ReadableDb, key: string): Result<UndoableAct, Refusal> => {
  const act = actInForce(db, entryOfKey(db, key))
  if (act === 'none') return refused(refusals.nothingToUndo)
  return act === 'needed' ? refused(refusals.stillNeeded) : ok(act)
}

/** Whether an act belongs to another table. */
const isElsewhere = (db: ReadableDb, ref: Ref, table: string): boolean => {
  const { device, number } = refParts(ref)
  const at = sql<string | null>(db, TABLE_OF).pluck().get(device, number)
  return typeof at === 'string' && at !== table
}

const TABLE_OF = `SELECT coalesce(body ->> '$.table', (SELECT table_id FROM hand WHERE hand.id = body ->> '$.hand')) FROM entry WHERE device = ? AND number = ?`

/** Resolves the undo that a redo targets; refused if the latest is another. */
export const resolveRedoTarget = (db: ReadableDb, { table, by, from, own, of, after, request }: Asked): Result<RedoableUndo, Refusal> => {
  const last = redoableUndo(db, { table, by: own ? by : undefined })
  if (request !== undefined) {
    const undo = undoAfter(db, request, { table, by })
    return last && last.ref === undo ? ok(last) : refused(undo === undefined ? refusals.nothingToRedo : refusals.wentOn)
  }
  if (of === undefined && after === undefined) return last ? ok(last) : refused(refusals.nothingToRedo)
  const meant = after === undefined ? of : undoAfter(db, after, { table, by })
  if (!last || meant === undefined) return refused(refusals.nothingToRedo)
  if (table !== null && isElsewhere(db, meant, table)) return refused(refusals.actElsewhere)
  const line = lineOf(db, last.ref)
  if (last.ref === meant || (line?.by === by && line.from === from)) return ok(last)
  const mine = after === undefined ? null : redoableUndo(db, { table, by })
  return mine?.ref === meant ? ok(mine) : refused(refusals.notLastUndone)
}

/**
 * The newest undo that can be redone, at one table or anywhere. One author's undo expires when that author enters something there;
 * anybody's undo expires with anybody's entry.
 */
export const redoableUndo = (db: ReadableDb, { table, by, before = Number.MAX_SAFE_INTEGER }: UndoScope): RedoableUndo | null => {
  const open = by === undefined ? 'overtaken IS NULL' : 'by = ?'
  const where = `redone IS NULL AND overtaken_own IS NULL AND entry < ? AND ${open}${table === null ? '' : ' AND table_id = ?'}`
  const values = [before, ...(by === undefined ? [] : [by]), ...(table === null ? [] : [table])]
  const query = `SELECT ref, table_id AS "table", text, by FROM undo WHERE ${where} ORDER BY entry DESC LIMIT 1`
  const last = sql<Omit<RedoableUndo, 'author'>>(db, query).get(...values)
  return last ? { ...last, author: lineOf(db, takenBy(db, last.ref))?.by ?? '' } : null
}

type Line = {
  readonly seq: number
  readonly ref: Ref
  readonly kind: EntryKind
  readonly undone: Ref | null
  readonly from: string
  readonly by: string
}

const LINE = `SELECT seq, by, device || ':' || number AS ref, kind, body ->> '$.undo' AS undone, device || ' ' || coalesce(body ->> '$.tablet', '') AS "from" FROM entry`

const lineOf = (db: ReadableDb, ref: Ref | undefined): Line | undefined => {
  if (ref === undefined) return undefined
  const { device, number } = refParts(ref)
  return sql<Line>(db, `${LINE} WHERE device = ? AND number = ?`).get(device, number)
}

/** The user's latest act right after the request with this key was applied; undefined if it never was, or was undone. */
const actAfter = (db: ReadableDb, key: string, scope: Required<Pick<UndoScope, 'table' | 'by'>>): Ref | undefined => {
  const done = sql<Line>(db, `${LINE} WHERE seq = ?`).get(entryOfKey(db, key))
  if (done?.kind === 'undo') return undoableAct(db, { table: scope.table, before: lineOf(db, takenBy(db, done.ref))?.seq })?.refs[0]
  if (done?.kind === 'redo') return takenBy(db, done.undone)
  const mine = done && undoableAct(db, scope)?.refs[0]
  const line = lineOf(db, mine)
  // another window of the same user may have acted since
  return done && scope.table !== null && isElsewhere(db, done.ref, scope.table)
    ? done.ref
    : done && line && line.seq >= done.seq && line.from === done.from
      ? mine
      : undefined
}

/** The act that an undo reverted. */
const takenBy = (db: ReadableDb, undo: Ref | null): Ref | undefined =>
  sql<Ref>(db, `SELECT entries ->> '$[0]' FROM undo WHERE ref = ?`).pluck().get(undo)

const undoAfter = (db: ReadableDb, key: string, { table }: UndoScope): Ref | undefined => {
  const done = sql<Line>(db, `${LINE} WHERE seq = ?`).get(entryOfKey(db, key))
  if (done?.kind === 'undo') return done.ref
  if (done?.kind !== 'redo') return undefined
  const before = sql<number>(db, 'SELECT entry FROM undo WHERE ref = ?').pluck().get(done.undone)
  return redoableUndo(db, { table, before })?.ref
}

/** The text by which a refusal quotes an act; empty if it does not. */
const saidOf = ({ kind, text }: UndoableAct): string => {
  const before = projections[kind].undo?.quotedAfter ?? null
  return before === null ? '' : `${before}${text}`
}
