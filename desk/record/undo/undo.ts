import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { decisionsOfEntries, entryKinds } from '../../context/permissions/entry-kinds.ts'
import { mayEnter, recordedBy } from '../../context/permissions/may-decide.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { refusals } from '../../messages/refusals.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import { type FindingChange, NO_CHANGE } from '../findings/log-findings.ts'
import { resolveRedoTarget, resolveUndoTarget, type UndoTarget } from './target.ts'
import { isOnlyMeant, type UndoableAct } from './undoable.ts'

/**
 * `table`: null for the whole tournament; `key`: idempotency key. `own`: only the caller's own acts. `keepsRulings`: refuses if the latest
 * act is a signed ruling or result, or changed seats; `keepsOthers`: if another person entered it.
 */
export type UndoRequest = UndoTarget & {
  readonly table: string | null
  readonly by: string
  readonly own?: boolean | undefined
  readonly keepsRulings?: boolean | undefined
  readonly keepsOthers?: boolean | undefined
  readonly key?: string | undefined
}

/** The changed table and hand, null if none or for a repeated request; `text`: the act that was undone or redone. */
export type UndoResult = FindingChange & { readonly table: string | null; readonly hand: string | null; readonly text: string }

/** Undoes the latest act. It remains in the log; the findings are those without it. */
export const undo = (
  desk: DeskContext,
  open: OpenFile,
  { key, keepsRulings, keepsOthers, ...asked }: UndoRequest,
): Result<UndoResult, Refusal> => {
  const by = recordedBy(desk, open.db, asked.by)
  return transact<UndoResult>(desk, open, {
    by,
    table: asked.table,
    numberless: isNamed(asked),
    once: once(key, asked.table),
    act: (write) => {
      const meant = resolveUndoTarget(open.db, { ...asked, by, from: fromOf(desk, open) })
      if (!meant.ok) return meant
      const last = meant.value
      if (keepsRulings && last.ruling) return refused(refusals.signed(last.ruling.by))
      if (keepsRulings && isOnlyMeant(last)) return refused(refusals.onlyMeant(last.kind, last.by))
      if (keepsOthers && last.by !== '' && last.by !== by) return refused(refusals.enteredBy(last.by))
      if (desk.station?.role?.kind === 'recorder' && !mayRecorderUndo(last, by)) return refused(refusals.notARecorders(last.by))
      const may = mayEnter(desk, open.db, { by, decisions: decisionsOfEntries(open.db, last.refs) })
      if (!may.ok) return may
      write('undo', { table: last.table, entries: [...last.refs], text: last.text })
      return ok({ table: last.table, hand: last.hand, text: last.text, ...afterwards(open, write, last.refs) })
    },
  })
}

/** Redoes the act that the latest undo reverted. */
export const redo = (desk: DeskContext, open: OpenFile, { key, ...asked }: UndoRequest): Result<UndoResult, Refusal> => {
  const by = recordedBy(desk, open.db, asked.by)
  return transact<UndoResult>(desk, open, {
    by,
    table: asked.table,
    numberless: isNamed(asked),
    once: once(key, asked.table),
    act: (write) => {
      const meant = resolveRedoTarget(open.db, { ...asked, by, from: fromOf(desk, open) })
      if (!meant.ok) return meant
      const taken = meant.value
      const refs = JSON.parse(
        sql<string>(open.db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(taken.ref) ?? '[]',
      ) as readonly Ref[]
      const may = mayEnter(desk, open.db, { by, decisions: decisionsOfEntries(open.db, refs) })
      if (!may.ok) return may
      write('redo', { undo: taken.ref })
      const [hand = null] = handsOf(open.db, refs)
      return ok({ table: taken.table, hand, text: taken.text, ...afterwards(open, write, refs) })
    },
  })
}

const fromOf = ({ station }: DeskContext, { writable }: OpenFile): string => `${writable?.device ?? ''} ${station?.id ?? ''}`

const isNamed = ({ of, after, request }: UndoTarget): boolean => (of ?? after ?? request) !== undefined

const once = (key: string | undefined, table: string | null) => ({ key, again: { table, hand: null, text: '', ...NO_CHANGE } })

const afterwards = (open: OpenFile, write: Parameters<typeof judgeAgain>[1], refs: readonly Ref[]): FindingChange =>
  judgeAgain(open, write, ...handsOf(open.db, refs))

/** The hands that entries belong to. */
const handsOf = (db: ReadableDb, refs: readonly Ref[]): readonly string[] => sql<string>(db, HANDS).pluck().all(JSON.stringify(refs))

const HANDS = `WITH named (ref) AS (SELECT value FROM json_each(?))
  SELECT hand FROM named JOIN event USING (ref) UNION SELECT hand FROM named JOIN event_removed USING (ref)
  UNION SELECT subject FROM named JOIN past USING (ref) WHERE kind = 'hand'
  UNION SELECT hand.id FROM named JOIN hands_settled settled USING (ref) JOIN hand ON hand.ref IN (settled.one, settled.other)
  UNION SELECT hand.id FROM named JOIN seat_change USING (ref) JOIN hand ON hand.table_id = seat_change.table_id AND hand.position = 1`

/** Whether a recorder's tablet may undo an act. Decisions are checked separately. */
const mayRecorderUndo = ({ kind, by }: UndoableAct, recorder: string): boolean => {
  const { undoneBy } = entryKinds[kind]
  return undoneBy === 'recorder' || (undoneBy === 'author' && by === recorder)
}
