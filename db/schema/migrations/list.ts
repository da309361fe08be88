import { log } from './0001-log.ts'
import { people } from './0002-people.ts'
import { play } from './0003-play.ts'
import { rulings } from './0004-rulings.ts'
import { views } from './0005-views.ts'
import { actKeys } from './0006-act-keys.ts'
import { heads } from './0007-heads.ts'
import { ruleSets } from './0008-rule-sets.ts'
import { list } from './0009-list.ts'
import { incidents } from './0010-incidents.ts'
import { corrections } from './0013-corrections.ts'
import { moves } from './0013-moves.ts'
import { conflicts } from './0014-conflicts.ts'
import { rounds } from './0015-rounds.ts'
import { imports } from './0016-imports.ts'
import { findingNames } from './0017-finding-names.ts'
import { doneAfterSigning } from './0018-done-after-signing.ts'
import { incidentSearch } from './0019-incident-search.ts'
import { lists } from './0020-lists.ts'
import { exports } from './0022-exports.ts'
import { liveTiming } from './0023-live-timing.ts'
import { laterRules } from './0030-later-rules.ts'
import { withdrawals } from './0033-withdrawals.ts'
import { attachments } from './0037-attachments.ts'
import { onePerson } from './0041-one-person.ts'
import { wayBack } from './0042-way-back.ts'
import { calls } from './0043-calls.ts'
import { unread } from './0045-unread.ts'
import { forks } from './0046-forks.ts'
import { broughtBack } from './0047-brought-back.ts'
import { handsApart } from './0048-hands-apart.ts'
import { handNotNoted } from './0049-hand-not-noted.ts'

/** All migrations, oldest first; the file's `user_version` is how many of them it has been through. Released ones are never edited. */
export const MIGRATIONS: readonly string[] = [
  log,
  people,
  play,
  rulings,
  views,
  actKeys,
  heads,
  ruleSets,
  list,
  incidents,
  corrections,
  moves,
  conflicts,
  rounds,
  imports,
  findingNames,
  doneAfterSigning,
  incidentSearch,
  exports,
  liveTiming,
  lists,
  laterRules,
  attachments,
  withdrawals,
  onePerson,
  wayBack,
  calls,
  unread,
  forks,
  broughtBack,
  handsApart,
  handNotNoted,
]

/** Projection tables, each after those that it speaks of. */
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
  ...(['ruling', 'ruling_superseded', 'appeal', 'appeal_decided', 'penalty_imposed', 'penalty_cancelled'] as const),
  ...(['undo', 'export', 'act_key', 'rule_set', 'head', 'latest', 'review', 'reviewed', 'act', 'past'] as const),
  ...(['incident_facet', 'incident_search', 'unread'] as const),
] as const
