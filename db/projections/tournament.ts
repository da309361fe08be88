import { refOf } from '../log/entry.ts'
import { PLAYER_DETAILS } from '../log/listed-player.ts'
import { sql } from '../sqlite/handle.ts'
import { TABLE_IN_USE } from './keep-table.ts'
import {
  atItsTable,
  atNoTable,
  EARLIER_VALUE,
  FOUND_IN,
  type Projections,
  rowOf,
  SHARED_ACT,
  SUBJECT_OF_VALUE,
  UNDO_ENTRY,
} from './projection.ts'
import { ITS_TABLE } from './search/found-in.ts'
import { incidentsAtTable, incidentsOfPlayer } from './search/incidents-of.ts'

const NAME = "SELECT body ->> '$.name' FROM past WHERE ref = ?"

/** The tournament, its own rule sets, people, tables and seats. The newest entry about each counts; for a rule set the first. */
export const people: Pick<Projections, 'tournament' | 'rule-set' | 'referee' | 'player' | 'withdrawal' | 'table' | 'seating'> = {
  tournament: {
    ...SHARED_ACT,
    project: (db, { seq }, { name, place, date, rules, edition, settings, sample, later = [] }) =>
      sql(db, 'INSERT OR REPLACE INTO tournament VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
        seq,
        name,
        place,
        date,
        rules,
        edition,
        JSON.stringify(settings),
        Number(sample),
        JSON.stringify(later),
      ),
    sets: () => [['tournament', '']],
    value: { subject: () => '', history: { remove: null } },
    undo: { ...UNDO_ENTRY, at: atNoTable, text: NAME, needed: `SELECT 1 FROM one WHERE NOT EXISTS (${EARLIER_VALUE})` },
  },

  'rule-set': {
    ...SHARED_ACT,
    project: (db, entry, { house }) =>
      sql(db, 'INSERT INTO rule_set (id, edition, entry, ref, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id, edition) DO NOTHING').run(
        house.id,
        house.edition,
        entry.seq,
        refOf(entry),
        JSON.stringify(house),
      ),
    sets: ({ house }) => [['rule-set', `${house.id} ${house.edition}`]],
    undo: null,
  },

  referee: {
    ...SHARED_ACT,
    project: (db, { seq }, { referee, name, head }) =>
      sql(db, 'INSERT OR REPLACE INTO referee VALUES (?, ?, ?, ?)').run(referee, seq, name, Number(head)),
    sets: ({ referee, name }) => [
      ['referee', referee],
      ['referee-name', name],
    ],
    value: { subject: ({ referee }) => referee, history: { remove: 'DELETE FROM referee WHERE id = ?' } },
    undo: { ...UNDO_ENTRY, at: atNoTable, text: NAME, needed: `SELECT 1 FROM sign_in WHERE referee = ${SUBJECT_OF_VALUE}` },
  },

  player: {
    ...SHARED_ACT,
    project: (db, { seq }, { player, ...listed }) =>
      sql(db, SET_PLAYER).run(player, seq, ...PLAYER_DETAILS.map((detail) => listed[detail])),
    sets: ({ player, number, name }) => [
      ['player', player],
      ['player-name', name],
      ...(number === null ? [] : [['player-number', String(number)] as const]),
    ],
    value: { subject: ({ player }) => player, history: { remove: 'DELETE FROM player WHERE id = ?' } },
    incidents: { ...FOUND_IN, of: (db, { player }) => incidentsOfPlayer(db, player), isUnnamedAtFirst: true },
    undo: {
      ...UNDO_ENTRY,
      at: atNoTable,
      text: NAME,
      needed: `SELECT 1 FROM finding WHERE player = ${SUBJECT_OF_VALUE} UNION ALL SELECT 1 FROM penalty WHERE player = ${SUBJECT_OF_VALUE}
        UNION ALL SELECT 1 FROM seating JOIN past ON past.kind = 'seating' AND past.entry = seating.entry JOIN one WHERE player = ${SUBJECT_OF_VALUE} AND past.entry > seq
        UNION ALL SELECT 1 FROM seat_change JOIN one WHERE player = ${SUBJECT_OF_VALUE} AND seat_change.entry > seq AND taken_back IS NULL`,
    },
  },

  withdrawal: {
    ...SHARED_ACT,
    project: rowOf('withdrawal'),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'withdrawal',
      at: atNoTable,
      text: `SELECT CASE back WHEN 1 THEN '+ ' ELSE '− ' END || coalesce(player.name, referee.name) FROM withdrawal
        LEFT JOIN player ON player.id = withdrawal.player LEFT JOIN referee ON referee.id = withdrawal.referee WHERE withdrawal.ref = ?`,
    },
  },

  table: {
    ...SHARED_ACT,
    project: (db, { seq }, { table, name, round }) =>
      sql(db, 'INSERT OR REPLACE INTO table_ VALUES (?, ?, ?, ?)').run(table, seq, name, round),
    sets: ({ table, name, round }) => [
      ['table', table],
      ['table-name', `${round ?? ''} ${name}`],
    ],
    value: { subject: ({ table }) => table, history: { remove: `DELETE FROM table_ WHERE id = ? AND NOT ${TABLE_IN_USE}` } },
    incidents: { ...FOUND_IN, of: (db, { table }) => incidentsAtTable(db, table), texts: [`SELECT table_.name FROM ${ITS_TABLE}`] },
    undo: {
      ...UNDO_ENTRY,
      at: atNoTable,
      text: NAME,
      needed: `SELECT 1 FROM (SELECT table_id FROM live_timing WHERE taken_back IS NULL
        UNION ALL SELECT table_id FROM hand WHERE taken_back IS NULL
        UNION ALL SELECT table_id FROM incident WHERE taken_back IS NULL)
        WHERE table_id = ${SUBJECT_OF_VALUE} AND NOT EXISTS (${EARLIER_VALUE})`,
    },
  },

  seating: {
    ...SHARED_ACT,
    project: (db, { seq }, { table, seat, player }) =>
      player === null
        ? sql(db, 'DELETE FROM seating WHERE table_id = ? AND seat = ?').run(table, seat)
        : sql(db, 'INSERT OR REPLACE INTO seating VALUES (?, ?, ?, ?)').run(table, seat, seq, player),
    sets: ({ table, seat }) => [['seat', `${table} ${seat}`]],
    value: {
      subject: ({ table, seat }) => `${seat} ${table}`,
      history: { remove: "DELETE FROM seating WHERE seat || ' ' || table_id = ?" },
    },
    undo: {
      ...UNDO_ENTRY,
      at: atItsTable,
      needed: `SELECT 1 FROM hand WHERE table_id = substr(${SUBJECT_OF_VALUE}, 3) AND taken_back IS NULL`,
    },
  },
}

const SET_PLAYER = `INSERT OR REPLACE INTO player (id, entry, ${PLAYER_DETAILS.join(', ')}) VALUES (?, ?, ${PLAYER_DETAILS.map(() => '?').join(', ')})`
