import { sql } from '../sqlite/handle.ts'
import { atItsTable, atNoTable, type Projections, rowOf, SHARED_ACT, SUBJECT_OF_VALUE, UNDO_ENTRY } from './projection.ts'

export const rounds: Pick<Projections, 'round' | 'round-clock' | 'time-added' | 'live-timing'> = {
  round: {
    ...SHARED_ACT,
    project: (db, { seq }, { round, starts, minutes }) =>
      sql(db, 'INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?)').run(round, seq, starts, minutes),
    sets: ({ round }) => [['round', String(round)]],
    value: { subject: ({ round }) => String(round), history: { remove: 'DELETE FROM round WHERE number = CAST(? AS INTEGER)' } },
    undo: {
      ...UNDO_ENTRY,
      at: atNoTable,
      text: "SELECT 'round ' || (body ->> '$.round') FROM past WHERE ref = ?",
      needed: ['table_', 'round_clock WHERE taken_back IS NULL', 'time_added WHERE taken_back IS NULL']
        .map(
          (later) =>
            `SELECT 1 FROM (SELECT round, entry FROM ${later}) later JOIN one WHERE later.round = CAST(${SUBJECT_OF_VALUE} AS INTEGER) AND later.entry > seq`,
        )
        .join(' UNION ALL '),
    },
  },

  'round-clock': {
    ...SHARED_ACT,
    project: rowOf('round_clock'),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'round_clock',
      at: atNoTable,
      text: "SELECT 'round ' || round || ' ' || what FROM round_clock WHERE ref = ?",
    },
  },

  'time-added': {
    ...SHARED_ACT,
    project: rowOf('time_added'),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'time_added',
      at: atNoTable,
      text: `SELECT 'round ' || added.round || coalesce(', table ' || name, '') || ' +' || minutes
        FROM time_added added LEFT JOIN table_ ON table_.id = table_id WHERE ref = ?`,
    },
  },

  'live-timing': {
    ...SHARED_ACT,
    project: rowOf('live_timing', ({ on }) => ({ is_on: Number(on) })),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'live_timing',
      at: atItsTable,
      text: "SELECT 'live timing ' || CASE is_on WHEN 1 THEN 'on' ELSE 'off' END FROM live_timing WHERE ref = ?",
      // without it, the clock times since then would count as table time, and would raise violations
      needed: `SELECT 1 FROM live_timing JOIN one ON one.ref = live_timing.ref JOIN hand ON hand.table_id = live_timing.table_id JOIN event ON event.hand = hand.id
        WHERE live_timing.is_on = 1 AND event.number IS NOT NULL AND event.entry > seq`,
    },
  },
}
