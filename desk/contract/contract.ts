import type { AnySchema, ContractProcedure, ContractRouter, ErrorMap } from '@orpc/contract'
import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { ALL, LAPTOP, REFEREE } from './access.ts'
import { backups } from './backups.ts'
import { type ProcedureMeta, procedure } from './base.ts'
import { calls } from './calls.ts'
import { conflicts, type Waiting } from './conflicts.ts'
import { findings } from './findings.ts'
import { forks } from './forks.ts'
import { hub } from './hub.ts'
import { incidents } from './incidents.ts'
import { joining } from './joining.ts'
import { lists } from './lists.ts'
import { penalties } from './penalties.ts'
import { players, referees } from './people.ts'
import { persons, pseudonyms } from './personal.ts'
import { precedents } from './precedents.ts'
import { type Present, presence, windowName } from './presence.ts'
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

/** The desk's API. The window, the shell and the tests know nothing else of the desk. */
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
  /** The number of open decisions besides the findings. */
  waiting: procedure({ access: REFEREE }).output(type<Waiting>()),
  conflicts,
  joining,
  log: {
    verify: procedure({ access: LAPTOP, long: true }).output(
      type<{ ok: boolean; entries: number; head: string; trouble: string | null; text: ByLanguage<string> | null }>(),
    ),
  },
  saving: procedure({ access: ALL }).output(type<Saving>()),
  /**
   * Text for a bug report, without names or paths: the environment, the state of the file, the newest lines of the log. `file`: the log's
   * path.
   */
  diagnostics: procedure({ access: LAPTOP, long: true }).output(type<{ text: string; file: string }>()),
  backups,
  hub,
  tablets,
  /** Events from now on, for every window. `window`: the listening window, which counts as gone soon after its connection breaks. */
  news: procedure({ access: ALL, long: true })
    .input(z.object({ window: windowName }).optional())
    .output(eventIterator(type<News>())),
} satisfies ContractRouter<ProcedureMeta>
export type Contract = typeof contract

/** The addresses of all `long` procedures, such as `reports/make`. */
export type LongCall = LongIn<Contract>
type LongIn<Part, Path extends string = ''> =
  Part extends ContractProcedure<AnySchema, AnySchema, ErrorMap, infer Meta>
    ? Meta extends { readonly long: true }
      ? Path
      : never
    : { [Name in keyof Part & string]: LongIn<Part[Name], Path extends '' ? Name : `${Path}/${Name}`> }[keyof Part & string]

/** Events for every window, in log order. `tablets`: the tablets' state changed. `clocks`: displayed times changed. */
export type News =
  | { readonly kind: 'entry'; readonly seq: number; readonly table: string | null }
  | { readonly kind: 'saving'; readonly saving: Saving }
  | { readonly kind: 'tablets' }
  | { readonly kind: 'clocks' }
  /** Current presence at the tables. */
  | { readonly kind: 'presence'; readonly here: readonly Present[] }
