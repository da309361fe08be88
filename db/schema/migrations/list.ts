import { PENALTY_TABLES } from './0001/penalties.ts'
import { firstSchema } from './0001.ts'

/**
 * All migrations, oldest first; a file's `user_version` is the number of migrations it has been through. Released ones are never edited:
 * this holds from the tag 0.1.0.
 */
export const MIGRATIONS: readonly string[] = [firstSchema]

/** Projection tables, each after those that it refers to. */
export const PROJECTIONS = [
  ...([
    'tournament',
    'referee',
    'player',
    'round',
    'table_',
    'seating',
    'hand',
    'event',
    'event_removed',
    'typed_apart',
    'fork_settled',
    'hands_settled',
    'finding',
  ] as const),
  ...(['referee_code', 'sign_in', 'withdrawal', 'seat_change', 'result', 'result_reopened', 'import'] as const),
  ...(['round_clock', 'time_added', 'live_timing'] as const),
  ...(['incident', 'incident_filled', 'incident_closed', 'call_answered', 'statement', 'attachment'] as const),
  ...(['ruling', 'ruling_superseded', 'appeal', 'appeal_decided'] as const),
  ...PENALTY_TABLES,
  ...(['undo', 'export', 'act_key', 'rule_set', 'head', 'latest', 'review', 'reviewed', 'act', 'past'] as const),
  ...(['incident_facet', 'incident_search', 'unread'] as const),
] as const
