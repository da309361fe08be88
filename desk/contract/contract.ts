import type { AnySchema, ContractProcedure, ContractRouter, ErrorMap } from '@orpc/contract'
import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { anyCall, longAnyCall, longLaptopCall, type ProcedureMeta, refereeCall } from './access.ts'
import { backups } from './backups.ts'
import { calls } from './calls.ts'
import { conflicts, type Waiting, waiting } from './conflicts.ts'
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
import { presence, present, windowName } from './presence.ts'
import { replay } from './replay.ts'
import { reports } from './reports.ts'
import { results } from './results.ts'
import { reviews } from './reviews.ts'
import { rounds } from './rounds.ts'
import { ruleSets } from './rule-sets.ts'
import { type Saving, saving } from './saving.ts'
import { seating, seats } from './seating.ts'
import { setup } from './setup.ts'
import { answer, byLanguage, integer, type Shape, text } from './shape.ts'
import { tables } from './tables.ts'
import { tablets } from './tablets.ts'
import { tournaments } from './tournaments.ts'
import { whole as wholeFile } from './whole.ts'

/**
 * Events for every window, in log order. `tablets`: the tablets' state changed. `everything`: another file was opened, or displayed times
 * changed.
 */
const news = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entry'), seq: integer, table: text.nullable() }),
  z.strictObject({ kind: z.literal('saving'), saving }),
  z.strictObject({ kind: z.literal('tablets') }),
  z.strictObject({ kind: z.literal('everything') }),
  /** Current presence at the tables. */
  z.strictObject({ kind: z.literal('presence'), here: z.array(present) }),
])
export type News = Shape<typeof news>

/**
 * Result of a check of the whole log. `text`: the first fault; `trouble`: the same in English. `head`: the newest entry's hash. `heads`: the
 * hashes that together cover the whole log. `joined`: number of entries of each device that came with a merge.
 */
const logCheck = z.strictObject({
  ok: z.boolean(),
  entries: integer,
  head: text,
  heads: z.array(text),
  joined: z.array(z.strictObject({ device: text, entries: integer })),
  trouble: text.nullable(),
  text: byLanguage.nullable(),
})
export interface LogCheck extends Shape<typeof logCheck> {}

/** The desk's API. The window, the shell and the tests know nothing else of the desk. */
export const contract = {
  tournaments: { ...tournaments, whole: wholeFile },
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
  waiting: refereeCall.output(answer<Waiting>(waiting)),
  conflicts,
  joining,
  log: {
    verify: longLaptopCall.output(answer<LogCheck>(logCheck)),
  },
  saving: anyCall.output(answer<Saving>(saving)),
  /**
   * Text for a bug report, without names or paths: the environment, the state of the file, the newest lines of the log. `file`: the log's
   * path.
   */
  diagnostics: longLaptopCall.output(answer(z.strictObject({ text, file: text }))),
  backups,
  hub,
  tablets,
  /** Events from now on, for every window. `window`: the listening window, which counts as gone soon after its connection breaks. */
  news: longAnyCall.input(z.object({ window: windowName }).optional()).output(eventIterator(answer<News>(news))),
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
