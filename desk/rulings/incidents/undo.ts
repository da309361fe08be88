import { type Ref, refParts } from '../../../db/log/entry.ts'
import { incidentOfEntry } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok } from '../../../engine/model/result.ts'
import type { OpenFile, ProcedureOf, ResolvedProcedureOf } from '../../context/context.ts'
import { recordedBy } from '../../context/permissions/may-decide.ts'
import { refused } from '../../context/refusals.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import { refusals } from '../../messages/refusals.ts'
import { logFindings } from '../../record/findings/log-findings.ts'
import { handRow, playHand } from '../../record/played-hand.ts'
import { actOfRuling, linesWith } from '../decide/act-of-ruling.ts'
import { type ByWhom, changeIncident } from './change.ts'
import { type ActOnIncident, lastAct } from './last-act.ts'

/** `own`: undo only the caller's own acts. `of`: the act that is meant, null if it is not known. */
type UndoingIncident = ByWhom & { readonly own?: boolean | undefined; readonly of?: Ref | null | undefined }

/** Takes the last act about an incident back; in the end its opening. It stays in the log. */
export const undoIncident: ProcedureOf<typeof contract.undo, UndoingIncident> = (desk, open, asked) =>
  changeIncident(desk, open, { ...asked, evenTakenBack: true }, (write, { id, table }) => {
    const by = asked.own ? recordedBy(desk, open.db, asked.by) : null
    const last = lastAct(open.db, id, by)
    if (!last) return refused(refusals.nothingToUndo)
    if (asked.of && asked.of !== last.ref) return refused(refusals.lastActBy(last.by))
    const opening = openedWith(open.db, last.ref)
    const entries = last.ruling === null ? [last.ref, ...opening, ...linesWith(open.db, last.ref)] : [...actOfRuling(open.db, last.ruling)]
    write('undo', { table, entries, text: `incident ${id}: ${opening.length > 0 ? 'opening' : saidOf(last)}` })
    refold(open, write, entries)
    return ok(null)
  })

/** The act in a word. The cancellation that a new ruling wrote of the former penalty is undone with that ruling. */
const saidOf = ({ what, ruling }: ActOnIncident): string => (what === 'cancellation' && ruling !== null ? 'ruling' : what)

/** Redoes the last undo of an incident. */
export const redoIncident: ResolvedProcedureOf<typeof contract.redo> = (desk, open, asked) =>
  changeIncident(desk, open, { ...asked, evenTakenBack: true }, (write, { id, table }) => {
    const undone = undoneIn(open.db, id, table)
    if (!undone) return refused(refusals.nothingToRedo)
    write('redo', { undo: undone.ref })
    refold(open, write, undone.entries)
    return ok(null)
  })

/** The opening of an incident that was written in one act with its first details, which name it. */
const openedWith = (db: ReadableDb, details: Ref): readonly Ref[] => sql<Ref>(db, OPENED).pluck().all(details)

const OPENED = `SELECT opened.ref FROM incident_filled filled JOIN entry ON entry.seq = filled.entry
  JOIN incident opened ON opened.id = filled.incident AND opened.ref = entry.body ->> '$.with' WHERE filled.ref = ?`

type Undone = { readonly ref: Ref; readonly entries: readonly Ref[] }

/** The last undo of an act about an incident. Its text names the number that the incident had then, which a join of copies changes. */
const undoneIn = (db: ReadableDb, incident: number, table: string | null): Undone | undefined =>
  sql<{ ref: Ref; entries: string }>(db, UNDONE)
    .all(table)
    .map(({ ref, entries }): Undone => ({ ref, entries: JSON.parse(entries) as readonly Ref[] }))
    .find(({ entries }) => entries.some((ref) => incidentOf(db, ref) === incident))

const incidentOf = (db: ReadableDb, ref: Ref): number | undefined => {
  const { device, number } = refParts(ref)
  const seq = sql<number>(db, 'SELECT seq FROM entry WHERE device = ? AND number = ?').pluck().get(device, number)
  return seq === undefined ? undefined : incidentOfEntry(db, seq)
}

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

const UNDONE = `SELECT ref, entries FROM undo WHERE table_id IS ? AND text LIKE 'incident %: %' AND redone IS NULL AND overtaken IS NULL ORDER BY entry DESC`
