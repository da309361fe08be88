import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { countPenalties, type PenaltyCounts } from '../../../engine/model/penalty-counts.ts'

/** Property that penalties are grouped by. */
export type SumBy = 'player' | 'rule' | 'round' | 'table' | 'referee'

/** Totals of some penalties: the number of each kind, and the points deducted. */
export type PenaltyTotals = Omit<PenaltyCounts, 'tablePoints' | 'tournamentPoints' | 'notInPoints'> & {
  readonly key: string
  readonly table: number
  readonly tournament: number
  /** Penalties in force without a fixed value; a referee must decide it. */
  readonly open: number
}

/** Totals of the penalties in force, by player, rule, round, table or referee; the largest group first. */
export const sumPenaltiesBy = (rows: readonly LedgerRow[], by: SumBy): readonly PenaltyTotals[] =>
  [
    ...Map.groupBy(
      rows.filter(({ stands }) => stands),
      (row) => keyOf(row, by),
    ),
  ]
    .map(([key, of]) => sumPenalties(key, of))
    .sort((a, b) => b.penalties - a.penalties || a.key.localeCompare(b.key, undefined, { numeric: true }))

/** Totals of those penalties that are in force. */
export const sumPenalties = (key: string, rows: readonly LedgerRow[]): PenaltyTotals => {
  const {
    tablePoints: table,
    tournamentPoints: tournament,
    notInPoints: open,
    ...counts
  } = countPenalties(rows.filter(({ stands }) => stands))
  return { key, ...counts, table, tournament, open }
}

const keyOf = ({ player, seat, rule, round, table, by }: LedgerRow, what: SumBy): string => {
  if (what === 'player') return player ?? seat ?? ''
  if (what === 'rule') return rule
  if (what === 'round') return round === null ? '' : String(round)
  return what === 'table' ? table : by
}
