import { refOf } from '../log/entry.ts'
import { sql } from '../sqlite/handle.ts'
import { atItsTable, atNoTable, insert, type Projections, SHARED, SUBJECT, UNDO } from './projection.ts'

export const rounds: Pick<Projections, 'round' | 'round-clock' | 'time-added' | 'live-timing'> = {
  round: {
    ...SHARED,
    project: (db, { seq }, { round, starts, minutes }) =>
      sql(db, 'INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?)').run(round, seq, starts, minutes),
    sets: ({ round }) => [['round', String(round)]],
    value: { subject: ({ round }) => String(round), history: { remove: 'DELETE FROM round WHERE number = CAST(? AS INTEGER)' } },
    incidents: null,
    undo: {
      ...UNDO,
      at: atNoTable,
      text: "SELECT 'round ' || (body ->> '$.round') FROM past WHERE ref = ?",
      needed: ['table_', 'round_clock WHERE taken_back IS NULL', 'time_added WHERE taken_back IS NULL']
        .map(
          (later) =>
            `SELECT 1 FROM (SELECT round, entry FROM ${later}) later JOIN one WHERE later.round = CAST(${SUBJECT} AS INTEGER) AND later.entry > seq`,
        )
        .join(' UNION ALL '),
    },
  },

  'round-clock': {
    ...SHARED,
    project: (db, entry, { round, what }) =>
      insert(db, 'round_clock', { entry: entry.seq, ref: refOf(entry), round, what, at: entry.at, by: entry.by }),
    sets: null,
    value: null,
    incidents: null,
    undo: { ...UNDO, rows: 'round_clock', at: atNoTable, text: "SELECT 'round ' || round || ' ' || what FROM round_clock WHERE ref = ?" },
  },

  'time-added': {
    ...SHARED,
    project: (db, entry, { round, table, minutes, reason }) =>
      insert(db, 'time_added', {
        entry: entry.seq,
        ref: refOf(entry),
        round,
        table_id: table,
        minutes,
        reason,
        at: entry.at,
        by: entry.by,
      }),
    sets: null,
    value: null,
    incidents: null,
    undo: { ...UNDO, rows: 'time_added', at: atNoTable, text: "SELECT 'round ' || round || ' +' || minutes FROM time_added WHERE ref = ?" },
  },

  'live-timing': {
    ...SHARED,
    project: (db, entry, { table, on }) =>
      insert(db, 'live_timing', { entry: entry.seq, ref: refOf(entry), table_id: table, is_on: on ? 1 : 0, at: entry.at, by: entry.by }),
    sets: null,
    value: null,
    incidents: null,
    undo: {
      ...UNDO,
      rows: 'live_timing',
      at: atItsTable,
      text: "SELECT 'live timing ' || CASE is_on WHEN 1 THEN 'on' ELSE 'off' END FROM live_timing WHERE ref = ?",
      // without it, the clock times since then would count as table time, and would raise violations
      needed: `SELECT 1 FROM live_timing JOIN one ON one.ref = live_timing.ref JOIN hand ON hand.table_id = live_timing.table_id JOIN event ON event.hand = hand.id
        WHERE live_timing.is_on = 1 AND event.number IS NOT NULL AND event.entry > seq`,
    },
  },
}
