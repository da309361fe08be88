import { refOf } from '../log/entry.ts'
import { sql } from '../sqlite/handle.ts'
import { insert, type Projections } from './projection.ts'

/** The tournament, its own rule sets, people, rounds, tables and seats. The newest entry about each counts; for a rule set the first. */
export const people: Pick<Projections, 'tournament' | 'rule-set' | 'referee' | 'player' | 'withdrawal' | 'round' | 'table' | 'seating'> = {
  tournament: (db, { seq }, { name, place, date, rules, edition, settings, sample, later = [] }) =>
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
  'rule-set': (db, entry, { house }) =>
    sql(db, 'INSERT INTO rule_set (id, edition, entry, ref, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id, edition) DO NOTHING').run(
      house.id,
      house.edition,
      entry.seq,
      refOf(entry),
      JSON.stringify(house),
    ),
  referee: (db, { seq }, { referee, name, head }) =>
    sql(db, 'INSERT OR REPLACE INTO referee VALUES (?, ?, ?, ?)').run(referee, seq, name, Number(head)),
  player: (db, { seq }, { player, number, name, country }) =>
    sql(db, 'INSERT OR REPLACE INTO player VALUES (?, ?, ?, ?, ?)').run(player, seq, number, name, country),
  withdrawal: (db, entry, { player, referee, back, reason }) =>
    insert(db, 'withdrawal', {
      entry: entry.seq,
      ref: refOf(entry),
      player,
      referee,
      back: Number(back),
      reason,
      at: entry.at,
      by: entry.by,
    }),
  round: (db, { seq }, { round, starts, minutes }) =>
    sql(db, 'INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?)').run(round, seq, starts, minutes),
  table: (db, { seq }, { table, name, round }) => sql(db, 'INSERT OR REPLACE INTO table_ VALUES (?, ?, ?, ?)').run(table, seq, name, round),
  seating: (db, { seq }, { table, seat, player }) =>
    player === null
      ? sql(db, 'DELETE FROM seating WHERE table_id = ? AND seat = ?').run(table, seat)
      : sql(db, 'INSERT OR REPLACE INTO seating VALUES (?, ?, ?, ?)').run(table, seat, seq, player),
}

/** The clocks of rounds and tables. */
export const rounds: Pick<Projections, 'round-clock' | 'time-added' | 'live-timing'> = {
  'round-clock': (db, entry, { round, what }) =>
    insert(db, 'round_clock', { entry: entry.seq, ref: refOf(entry), round, what, at: entry.at, by: entry.by }),
  'time-added': (db, entry, { round, table, minutes, reason }) =>
    insert(db, 'time_added', { entry: entry.seq, ref: refOf(entry), round, table_id: table, minutes, reason, at: entry.at, by: entry.by }),
  'live-timing': (db, entry, { table, on }) =>
    insert(db, 'live_timing', { entry: entry.seq, ref: refOf(entry), table_id: table, is_on: on ? 1 : 0, at: entry.at, by: entry.by }),
}
