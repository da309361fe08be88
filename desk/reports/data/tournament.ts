import { z } from 'zod'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext } from '../../context/context.ts'
import { reportHead } from '../../context/report-head.ts'
import { playerSum } from '../../contract/penalties.ts'
import { penaltyRow } from '../../contract/penalty-fields.ts'
import { type FindingCount, findingCount, REPORT_HEAD } from '../../contract/report-data.ts'
import { integer, type Shape } from '../../contract/shape.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import type { PenaltyState } from '../../contract/vocabulary.ts'
import { staleRepeats } from '../../rulings/incidents/resting.ts'
import { tournamentOf } from '../../storage/files/open.ts'
import { penaltySum, penaltySums } from './penalties.ts'
import { penaltyTotals } from './penalties-by-player.ts'
import { penaltyRows } from './penalty-row.ts'

const statistics = z.strictObject({
  rounds: integer,
  tables: integer,
  hands: integer,
  acts: integer.meta({ description: 'Number of acts in all hands of the current record.' }),
  players: integer,
  referees: integer,
  incidents: z.strictObject({
    all: integer,
    open: integer,
    ruled: integer,
    appealed: integer,
    closed: integer.meta({ description: 'Closed incidents, including those closed by agreement.' }),
    notable: integer,
  }),
  rulings: z.strictObject({
    all: integer.meta({ description: 'All rulings, including superseded ones.' }),
    upheld: integer,
    changed: integer,
    dismissed: integer,
    superseded: integer,
    review: integer.meta({
      description: 'Rulings that need a review: their basis changed, or an earlier case that they count no longer does.',
    }),
  }),
  appeals: z.strictObject({ all: integer, undecided: integer, upheld: integer, changed: integer, overturned: integer }),
  secondsToRuling: z.strictObject({ median: integer, longest: integer }).nullable().meta({
    description: 'Seconds from the opening of an incident to its first ruling, of the incidents opened before it; null if there are none.',
  }),
  findings: z.array(findingCount),
  penalties: z.strictObject({ stands: integer, cancelled: integer, superseded: integer, void: integer, contradicted: integer }),
})

/** A whole tournament: its figures, its penalties and their totals. */
export const tournamentReport = z.strictObject({
  report: z.literal('tournament'),
  ...REPORT_HEAD,
  statistics,
  penalties: z.array(penaltyRow),
  sums: z.strictObject({
    players: z.array(playerSum),
    rules: z.array(penaltySum),
    rounds: z.array(penaltySum),
    tables: z.array(penaltySum),
    referees: z.array(penaltySum),
  }),
})
export type TournamentData = Shape<typeof tournamentReport>

/** Gathers the report of a tournament. */
export const tournamentData = (db: ReadableDb): TournamentData | undefined => {
  const head = reportHead(db)
  if (!head) return undefined
  const penalties = penaltyRows(db)
  const rulings = counted(sql<Figures['rulings']>(db, RULINGS).get())
  return {
    report: 'tournament',
    ...head,
    statistics: {
      ...counted(sql<Pick<Figures, 'rounds' | 'tables' | 'hands' | 'acts' | 'players' | 'referees'>>(db, PLACES).get()),
      incidents: counted(sql<Figures['incidents']>(db, INCIDENTS).get()),
      rulings: { ...rulings, review: rulings.review + staleRepeats(db).length },
      appeals: counted(sql<Figures['appeals']>(db, APPEALS).get()),
      secondsToRuling: secondsToRuling(db),
      findings: [...findingCounts(db)],
      penalties: statesOf(penalties),
    },
    penalties: [...penalties],
    sums: {
      players: [...penaltyTotals(db)],
      rules: [...penaltySums(penalties, ({ rule }) => rule)],
      rounds: [...penaltySums(penalties, ({ round }) => (round === null ? null : String(round)))],
      tables: [...penaltySums(penalties, ({ table }) => table)],
      referees: [...penaltySums(penalties, ({ by }) => by)],
    },
  }
}

/** The number of findings by rule, round and outcome. One that the record no longer holds has the outcome of its ruling, which is in force. */
export const findingCounts = (db: ReadableDb): readonly FindingCount[] => sql<FindingCount>(db, FINDINGS).all()

const FINDINGS = `SELECT rule, level, round, state, count(*) AS count
  FROM (SELECT f.rule, level, round,
    CASE WHEN state = 'gone' AND decision = 'upheld' THEN 'confirmed' WHEN state = 'gone' AND decision = 'changed' THEN 'changed' ELSE state END AS state
    FROM findings f LEFT JOIN ruling ON ruling.id = f.ruling)
  GROUP BY rule, level, round, state ORDER BY rule, round IS NULL, round, level, state`

/** The tournament's details in a report: none of this machine. */
export type ReportedTournament = Pick<Tournament, 'name' | 'place' | 'date' | 'rules' | 'edition' | 'ruleSet' | 'sample'>

export const reportedTournament = (desk: DeskContext): ReportedTournament | undefined => {
  const tournament = tournamentOf(desk)
  if (!tournament) return undefined
  const { name, place, date, rules, edition, ruleSet, sample } = tournament
  return { name, place, date, rules, edition, ruleSet, sample }
}

/** A count always gives a row. */
const counted = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error('a count gave no row')
  return row
}

type Figures = TournamentData['statistics']

const PLACES = `SELECT (SELECT count(DISTINCT round) FROM (SELECT round FROM table_ WHERE round IS NOT NULL UNION SELECT number FROM round)) AS rounds,
  (SELECT count(*) FROM table_) AS tables, (SELECT count(*) FROM hand WHERE taken_back IS NULL) AS hands, (SELECT count(*) FROM event WHERE number IS NOT NULL) AS acts,
  (SELECT count(*) FROM player) AS players, (SELECT count(*) FROM referee) AS referees`

const many = (condition: string): string => `coalesce(sum(${condition}), 0)`

const INCIDENTS = `SELECT count(*) AS "all", ${many("state = 'open'")} AS open, ${many("state = 'ruled'")} AS ruled, ${many("state = 'appealed'")} AS appealed,
  ${many("state IN ('closed', 'closed-by-agreement')")} AS closed, ${many("weight = 'notable'")} AS notable FROM incidents`

const RULINGS = `SELECT count(*) AS "all", ${many("decision = 'upheld'")} AS upheld, ${many("decision = 'changed'")} AS changed,
  ${many("decision = 'dismissed'")} AS dismissed, ${many('superseded_by IS NOT NULL')} AS superseded,
  (SELECT count(*) FROM reviews WHERE state = 'open') AS review FROM rulings`

const APPEALS = `SELECT count(*) AS "all", ${many('outcome IS NULL')} AS undecided, ${many("outcome = 'upheld'")} AS upheld,
  ${many("outcome = 'changed'")} AS changed, ${many("outcome = 'overturned'")} AS overturned FROM appeals`

const secondsToRuling = (db: ReadableDb): { median: number; longest: number } | null => {
  const all = sql<number>(db, SECONDS).pluck().all()
  const longest = all.at(-1)
  return longest === undefined ? null : { median: all[Math.floor((all.length - 1) / 2)] ?? longest, longest }
}

const SECONDS = `SELECT max(0, unixepoch(first.at) - unixepoch(incident.at)) AS seconds
  FROM incident JOIN ruling first ON first.id = (SELECT min(ruling.id) FROM ruling WHERE ruling.incident = incident.id AND taken_back IS NULL)
  WHERE incident.taken_back IS NULL AND first.at <> incident.at ORDER BY seconds`

const statesOf = (rows: readonly { readonly state: PenaltyState }[]) => {
  const counts = { stands: 0, cancelled: 0, superseded: 0, void: 0, contradicted: 0 }
  for (const { state } of rows) counts[state]++
  return counts
}
