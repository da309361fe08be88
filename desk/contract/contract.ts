import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { backups } from './backups.ts'
import { base } from './base.ts'
import { calls } from './calls.ts'
import { conflicts, type Waiting } from './conflicts.ts'
import { findings } from './findings.ts'
import { forks } from './forks.ts'
import { hub } from './hub.ts'
import { incidents, penalties } from './incidents.ts'
import { joining } from './joining.ts'
import { lists } from './lists.ts'
import type { News } from './news.ts'
import { players, referees } from './people.ts'
import { persons, pseudonyms } from './personal.ts'
import { precedents } from './precedents.ts'
import { presence, windowName } from './presence.ts'
import { replay } from './replay.ts'
import { reports } from './reports.ts'
import { results } from './results.ts'
import { reviews } from './reviews.ts'
import { rounds } from './rounds.ts'
import { ruleSets } from './rule-sets.ts'
import type { Saving } from './saving.ts'
import { seating, seats } from './seating.ts'
import { setup } from './setup.ts'
import { tables } from './tables.ts'
import { tablets } from './tablets.ts'
import { tournaments } from './tournaments.ts'
import { whole } from './whole.ts'

/** What can be asked of the desk. The window, the shell and the tests know nothing else of it. */
export const contract = {
  tournaments: { ...tournaments, whole },
  ruleSets,
  setup,
  referees,
  players,
  lists,
  tables,
  forks,
  replay,
  rounds,
  seating,
  seats,
  results,
  findings,
  reviews,
  incidents,
  calls,
  presence,
  precedents,
  penalties,
  reports,
  persons,
  pseudonyms,
  /** How much waits for a person besides the findings. */
  waiting: base.output(type<Waiting>()),
  conflicts,
  joining,
  tablets,
  hub,
  log: {
    verify: base.output(type<{ ok: boolean; entries: number; head: string; trouble: string | null; text: ByLanguage<string> | null }>()),
  },
  saving: base.output(type<Saving>()),
  /** For a bug report, without names or paths: what it runs on, how the file stands, the newest of the log; and where that is. */
  diagnostics: base.output(type<{ text: string; file: string }>()),
  backups,
  /** Everything that happens from now on, to every window; `window`: which one listens, so that it counts as left soon after it hears no more. */
  news: base.input(z.object({ window: windowName }).optional()).output(eventIterator(type<News>())),
}
export type Contract = typeof contract
