import { refOf } from '../log/entry.ts'
import type { Projections } from './project.ts'
import { insert } from './rulings.ts'

/** The clocks of rounds. */
export const rounds: Pick<Projections, 'round-clock' | 'time-added'> = {
  'round-clock': (db, entry, { round, what }) =>
    insert(db, 'round_clock', { entry: entry.seq, ref: refOf(entry), round, what, at: entry.at, by: entry.by }),
  'time-added': (db, entry, { round, table, minutes, reason }) =>
    insert(db, 'time_added', { entry: entry.seq, ref: refOf(entry), round, table_id: table, minutes, reason, at: entry.at, by: entry.by }),
}
