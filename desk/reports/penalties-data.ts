import { z } from 'zod'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { type PenaltyRow, penaltyRow, penaltyRows } from './penalty-row.ts'
import { REPORT_HEAD, type ReportHead, reportHead, whole } from './report-head.ts'

/** What some penalties that stand come to. Points are to be taken off. */
const COUNTS = {
  penalties: whole,
  notices: whole,
  deadHands: whole,
  chombos: whole,
  disqualifications: whole,
  tablePoints: whole.meta({ description: 'to be taken off the score of the table, a chombo’s after uma' }),
  tournamentPoints: whole.meta({ description: 'to be taken off the ranking' }),
  notInPoints: whole.meta({ description: 'chombos and penalties at discretion without a fixed worth: somebody has to say it' }),
}

/** The penalties of one player that stand. */
export const playerSum = z.strictObject({
  number: whole.nullable(),
  player: z.string().nullable(),
  country: z.string().nullable(),
  ...COUNTS,
})
export type PlayerSum = z.infer<typeof playerSum>

/** The same under one rule, in one round, at one table or by one referee; `key` null: without one. */
export const penaltySum = z.strictObject({ key: z.string().nullable(), ...COUNTS })
export type PenaltySum = z.infer<typeof penaltySum>

/** The penalties of a tournament and what they come to. */
export const penaltiesReport = z.strictObject({
  report: z.literal('penalties'),
  ...REPORT_HEAD,
  penalties: z.array(penaltyRow),
  players: z.array(playerSum),
})
export type PenaltiesData = z.infer<typeof penaltiesReport>

/** Gathers the penalty sheet of a tournament. */
export const penaltiesData = (db: ReadableDb): PenaltiesData | undefined => {
  const head = reportHead(db)
  return head && penaltiesOf(db, head)
}

const penaltiesOf = (db: ReadableDb, head: ReportHead): PenaltiesData => ({
  report: 'penalties',
  ...head,
  penalties: [...penaltyRows(db)],
  players: [...playerSums(db)],
})

/** By the players' numbers, those without one behind them. */
export const playerSums = (db: ReadableDb): readonly PlayerSum[] =>
  sql<PlayerSum>(
    db,
    `SELECT number, player, country, penalties, notices, dead_hands AS deadHands, chombos, disqualifications, table_points AS tablePoints,
       tournament_points AS tournamentPoints, not_in_points AS notInPoints FROM penalty_totals`,
  ).all()

/** The penalties that stand, summed by something of theirs; most first. */
export const penaltySums = (rows: readonly PenaltyRow[], keyOf: (row: PenaltyRow) => string | null): readonly PenaltySum[] =>
  [
    ...Map.groupBy(
      rows.filter(({ state }) => state === 'stands'),
      keyOf,
    ),
  ]
    .map(([key, of]) => sumOf(key, of))
    .sort((a, b) => b.penalties - a.penalties || byName(a.key ?? '', b.key ?? ''))

/** Not by the reader's language: the same everywhere. */
const byName = new Intl.Collator('en', { numeric: true }).compare

const sumOf = (key: string | null, rows: readonly PenaltyRow[]): PenaltySum => {
  const kinds = (kind: string): number => rows.filter(({ penalty }) => penalty.kind === kind).length
  const points = (unit: 'table' | 'tournament'): number =>
    rows.reduce((sum, { worth }) => sum + (worth?.unit === unit ? worth.amount : 0), 0)
  return {
    key,
    penalties: rows.length,
    notices: kinds('notice'),
    deadHands: kinds('dead-hand'),
    chombos: kinds('chombo'),
    disqualifications: kinds('disqualification'),
    tablePoints: points('table'),
    tournamentPoints: points('tournament'),
    notInPoints: rows.filter(({ penalty, worth }) => worth === null && (penalty.kind === 'chombo' || penalty.kind === 'discretion')).length,
  }
}
