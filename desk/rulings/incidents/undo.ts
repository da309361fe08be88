import type { Ref } from '../../../db/log/entry.ts'
import { actsInIncidents } from '../../../db/projections/by-kind.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { recordedBy } from '../../context/permissions/may-decide.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Incident } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { logFindings } from '../../record/findings/log-findings.ts'
import { handRow, playHand } from '../../record/played-hand.ts'
import { actOfRuling, linesWith } from '../decide/act-of-ruling.ts'
import { type ByWhom, changeIncident } from './change.ts'

/** `own`: undo only the caller's own acts. */
export type UndoingIncident = ByWhom & { readonly own?: boolean | undefined }

/** Takes the last act about an incident back; in the end its opening. It stays in the log. */
export const undoIncident = (desk: DeskContext, open: OpenFile, asked: UndoingIncident): Result<Incident, Refusal> =>
  changeIncident(desk, open, { ...asked, evenTakenBack: true }, (write, { id, table }) => {
    const by = asked.own ? recordedBy(desk, open.db, asked.by) : null
    const last = sql<Act>(open.db, LAST).get(...ACTS.map(() => id), by)
    if (!last) return refused(refusals.nothingToUndo)
    const entries = last.ruling === null ? [last.ref, ...linesWith(open.db, last.ref)] : [...actOfRuling(open.db, last.ruling)]
    write('undo', { table, entries, text: `incident ${id}: ${last.what}` })
    refold(open, write, entries)
    return { ok: true, value: null }
  })

/** Redoes the last undo of an incident. */
export const redoIncident = (desk: DeskContext, open: OpenFile, asked: ByWhom): Result<Incident, Refusal> =>
  changeIncident(desk, open, { ...asked, evenTakenBack: true }, (write, { id, table }) => {
    const undone = sql<{ ref: Ref; entries: string }>(open.db, UNDONE).get(table, `incident ${id}:%`)
    if (!undone) return refused(refusals.nothingToRedo)
    write('redo', { undo: undone.ref })
    refold(open, write, JSON.parse(undone.entries) as readonly Ref[])
    return { ok: true, value: null }
  })

type Write = Parameters<typeof logFindings>[1]

/** Judges again after rulings were undone or restored. */
const refold = ({ db }: OpenFile, write: Write, entries: readonly Ref[]): void => {
  const told = entries.flatMap((ref) => sql<string>(db, HANDS).pluck().all(ref, ref))
  for (const hand of new Set(told)) {
    const row = handRow(db, hand)
    if (row) logFindings(db, write, playHand(db, row))
  }
}

const HANDS = `SELECT hand FROM event WHERE ref = ? UNION
  SELECT event.hand FROM event_removed JOIN event ON event.entry = event_removed.event WHERE event_removed.ref = ?`

type Act = { readonly what: string; readonly ref: Ref; readonly ruling: number | null }

/** The acts about an incident that are in force, by kind of entry. */
const ACTS = actsInIncidents.map(
  ({ what, ruling, rows: { from, id } }) =>
    `SELECT '${what}' AS what, row.ref, row.entry, row.by, ${ruling} AS ruling FROM ${from} WHERE ${id} = ? AND row.taken_back IS NULL`,
)

const LAST = `SELECT what, ref, ruling FROM (${ACTS.join(' UNION ALL ')}) WHERE by = coalesce(?, by) ORDER BY entry DESC LIMIT 1`

const UNDONE =
  'SELECT ref, entries FROM undo WHERE table_id IS ? AND text LIKE ? AND redone IS NULL AND overtaken IS NULL ORDER BY entry DESC LIMIT 1'
