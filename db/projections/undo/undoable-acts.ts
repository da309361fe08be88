import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { type Entry, refOf } from '../../log/entry.ts'
import { type Body, withAct } from '../../log/kinds.ts'
import { sql, type WritableDb } from '../../sqlite/handle.ts'
import type { UndoOf } from '../projection.ts'
import { remembered } from '../remembered.ts'

/**
 * Records an undoable act by its first entry, and that earlier undos at its table can't be redone any more. Events of a hand are found in
 * their own table.
 */
export const noteAct = <K extends EntryKind>(
  db: WritableDb,
  entry: Entry,
  { kind, body, undo }: { readonly kind: K; readonly body: Body<K>; readonly undo: UndoOf<K> | null },
): void => {
  const table = undo?.at?.(db, body)
  if (table === undefined) return
  if (undo?.rows !== 'event' && withAct(JSON.parse(entry.body)).with === undefined)
    sql(db, 'INSERT INTO act (entry, ref, table_id, kind, by) VALUES (?, ?, ?, ?, ?)').run(entry.seq, refOf(entry), table, kind, entry.by)
  overtake(db, entry, table)
}

/** After a new act at a table, undos there can't be redone; the author of the undo can, until their own next act. */
const overtake = (db: WritableDb, { seq, by }: Entry, table: string | null): void => {
  // hardly any act follows one, and an update costs far more than a lookup
  if (!hasRedoable.get(db, table)) return
  sql(
    db,
    `UPDATE undo SET overtaken = coalesce(overtaken, ?), overtaken_own = CASE WHEN by = ? THEN ? END
     ${REDOABLE} AND (overtaken IS NULL OR by = ?)`,
  ).run(seq, by, seq, table, by)
}

const hasRedoable = remembered((db, table: string | null) => sql(db, `SELECT 1 FROM undo ${REDOABLE}`).get(table) !== undefined)

/** The undos of a table that somebody may still redo. */
const REDOABLE = 'WHERE table_id IS ? AND redone IS NULL AND overtaken_own IS NULL'
