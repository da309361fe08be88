import type { Ref } from '../../../db/log/entry.ts'
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
    const last = sql<Act>(open.db, LAST).get(...Array.from({ length: 9 }, () => id), by)
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

const CANCELLATION = `SELECT 'cancellation' AS what, c.ref, c.entry, c.by, (SELECT s.ruling FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling
    WHERE s.former = penalty.ruling AND later.taken_back IS NULL AND later.entry < c.entry AND later.reason = c.reason ORDER BY later.id DESC LIMIT 1) AS ruling
  FROM penalty_cancelled c JOIN penalty ON penalty.id = c.penalty JOIN ruling ON ruling.id = penalty.ruling WHERE ruling.incident = ? AND c.taken_back IS NULL`

/** The ruling of another incident on the same, with which this one was closed. */
const CLOSED_WITH = `(SELECT ruling.id FROM entry JOIN ruling ON coalesce(ruling.event, ruling.ref) = entry.body ->> '$.with'
    WHERE entry.seq = incident_closed.entry AND ruling.incident <> incident_closed.incident)`

const LAST = `SELECT what, ref, ruling FROM (
    SELECT 'opening' AS what, ref, entry, by, NULL AS ruling FROM incident WHERE id = ? AND taken_back IS NULL
    UNION ALL SELECT 'details', ref, entry, by, NULL FROM incident_filled WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'closing', ref, entry, by, ${CLOSED_WITH} FROM incident_closed WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'statement', ref, entry, by, NULL FROM statement WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'picture', ref, entry, by, NULL FROM attachment WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'ruling', ref, entry, by, id FROM ruling WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'appeal', ref, entry, by, NULL FROM appeal WHERE incident = ? AND taken_back IS NULL
    UNION ALL SELECT 'decision of the appeal', d.ref, d.entry, d.by, d.ruling FROM appeal_decided d JOIN appeal ON appeal.id = d.appeal
      WHERE appeal.incident = ? AND d.taken_back IS NULL
    UNION ALL ${CANCELLATION}
  ) WHERE by = coalesce(?, by) ORDER BY entry DESC LIMIT 1`

const UNDONE =
  'SELECT ref, entries FROM undo WHERE table_id IS ? AND text LIKE ? AND redone IS NULL AND overtaken IS NULL ORDER BY entry DESC LIMIT 1'
