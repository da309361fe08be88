import { type Ref, refOf } from '../../log/entry.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { sql, type WritableDb } from '../../sqlite/handle.ts'
import { updateHandsInForce } from '../play/concurrent-hands.ts'
import { play } from '../play/play.ts'
import { renumber } from '../play/renumber.ts'
import type { Projections } from '../projection.ts'
import { people } from '../tournament.ts'
import { restoreValue } from './history.ts'

/** Tables whose rows can be undone, each row made by one entry. A hand is known by its first entry. */
const TAKEN_BACK = [
  ...([
    'hand',
    'event',
    'event_removed',
    'fork_settled',
    'hands_settled',
    'incident',
    'incident_filled',
    'incident_closed',
    'statement',
    'attachment',
  ] as const),
  ...(['seat_change', 'result', 'result_reopened', 'round_clock', 'time_added', 'live_timing', 'import', 'withdrawal'] as const),
  ...(['ruling', 'appeal', 'appeal_decided', 'penalty_imposed', 'penalty_cancelled', 'reviewed', 'act', 'past'] as const),
] as const

/** Undo marks the rows of the entries it names; redo clears the mark. Nothing is lost. */
export const undo: Pick<Projections, 'undo' | 'redo'> = {
  undo: (db, entry, { table, entries, text }) => {
    sql(db, 'INSERT INTO undo (entry, ref, table_id, by, entries, text) VALUES (?, ?, ?, ?, ?, ?)').run(
      entry.seq,
      refOf(entry),
      table,
      entry.by,
      JSON.stringify(entries),
      text,
    )
    mark(db, entries, entry.seq)
  },
  redo: (db, { seq }, { undo }) => {
    const entries = sql<string>(db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(undo)
    if (entries === undefined) throw troubled(logWords.notHeld('undo', undo))
    sql(db, 'UPDATE undo SET redone = ? WHERE ref = ?').run(seq, undo)
    mark(db, JSON.parse(entries) as readonly Ref[], null)
  },
}

const mark = (db: WritableDb, refs: readonly Ref[], by: number | null): void => {
  const all = JSON.stringify(refs)
  for (const table of TAKEN_BACK) sql(db, `UPDATE ${table} SET taken_back = ? WHERE ref IN (SELECT value FROM json_each(?))`).run(by, all)
  for (const ref of sql<Ref>(db, SAID).pluck().all(all)) restoreValue(db, ref, CARRY)
  updateHandsInForce(db, all)
  for (const hand of sql<string>(db, HANDS).pluck().all(all, all)) renumber(db, hand)
}

/** Values of people and headers, each after those that it refers to. */
const SAID = 'SELECT past.ref FROM json_each(?) JOIN past ON past.ref = value ORDER BY key'
const HANDS = `SELECT hand FROM json_each(?) JOIN event ON event.ref = value UNION
  SELECT hand FROM json_each(?) JOIN event_removed ON event_removed.ref = value`

const CARRY = { ...people, hand: play.hand }
