import { z } from 'zod'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import { byName } from '../../context/collate.ts'
import { reportHead } from '../../context/report-head.ts'
import { type PenaltyRow, penaltyRow, REPORT_HEAD, type ReportHead, whole } from '../../contract/report-data.ts'
import { penaltyTotals } from '../../rulings/penalties/ledger.ts'
import { penaltyRows } from './penalty-row.ts'

/** Totals of some penalties in force. Points are to be deducted. */
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

/** The penalties in force of one player. */
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

/** The penalties of a tournament and their totals. */
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
  players: [...penaltyTotals(db)],
})

/** The penalties in force, summed by a key; most first. */
export const penaltySums = (rows: readonly PenaltyRow[], keyOf: (row: PenaltyRow) => string | null): readonly PenaltySum[] =>
  [
    ...Map.groupBy(
      rows.filter(({ state }) => state === 'stands'),
      keyOf,
    ),
  ]
    .map(([key, of]) => ({ key, ...countPenalties(of) }))
    .sort((a, b) => b.penalties - a.penalties || byName(a.key ?? '', b.key ?? ''))
