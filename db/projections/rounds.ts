import { refOf } from '../log/entry.ts'
import { insert, type Projections } from './projection.ts'

/** The clocks of rounds, and of tables. */
export const rounds: Pick<Projections, 'round-clock' | 'time-added' | 'live-timing'> = {
  'round-clock': (db, entry, { round, what }) =>
    insert(db, 'round_clock', { entry: entry.seq, ref: refOf(entry), round, what, at: entry.at, by: entry.by }),
  'time-added': (db, entry, { round, table, minutes, reason }) =>
    insert(db, 'time_added', { entry: entry.seq, ref: refOf(entry), round, table_id: table, minutes, reason, at: entry.at, by: entry.by }),
  'live-timing': (db, entry, { table, on }) =>
    insert(db, 'live_timing', { entry: entry.seq, ref: refOf(entry), table_id: table, is_on: on ? 1 : 0, at: entry.at, by: entry.by }),
}
