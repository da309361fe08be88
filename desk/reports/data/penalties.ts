import { z } from 'zod'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import { byName } from '../../context/collate.ts'
import { reportHead } from '../../context/report-head.ts'
import { PENALTY_COUNTS, playerSum } from '../../contract/penalties.ts'
import { type PenaltyRow, penaltyRow } from '../../contract/penalty-fields.ts'
import { REPORT_HEAD, type ReportHead } from '../../contract/report-data.ts'
import type { Shape } from '../../contract/shape.ts'
import { penaltyTotals } from './penalties-by-player.ts'
import { penaltyRows } from './penalty-row.ts'

/** The totals of the penalties in force under one rule, in one round, at one table or by one referee; `key` null: without one. */
export const penaltySum = z.strictObject({ key: z.string().nullable(), ...PENALTY_COUNTS })
export type PenaltySum = Shape<typeof penaltySum>

/** The penalties of a tournament and their totals. */
export const penaltiesReport = z.strictObject({
  report: z.literal('penalties'),
  ...REPORT_HEAD,
  penalties: z.array(penaltyRow),
  players: z.array(playerSum),
})
export type PenaltiesData = Shape<typeof penaltiesReport>

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
