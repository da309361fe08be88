import type { LedgerRow } from '../../../desk/contract/rulings.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'

/** What penalties are summed by. */
export type SumBy = 'player' | 'rule' | 'round' | 'table' | 'referee'

/** What some penalties come to: how many of each kind, and the points that are taken off. */
export type Sum = {
  readonly key: string
  readonly penalties: number
  readonly notices: number
  readonly deadHands: number
  readonly chombos: number
  readonly disqualifications: number
  readonly table: number
  readonly tournament: number
  /** Those that stand and have no fixed worth: somebody has to say it. */
  readonly open: number
}

/** The penalties that stand, summed by player, rule, round, table or referee; those that don't stand count nowhere. Most first. */
export const sumsBy = (rows: readonly LedgerRow[], by: SumBy): readonly Sum[] =>
  [
    ...Map.groupBy(
      rows.filter(({ stands }) => stands),
      (row) => keyOf(row, by),
    ),
  ]
    .map(([key, of]) => sumOf(key, of))
    .sort((a, b) => b.penalties - a.penalties || a.key.localeCompare(b.key, undefined, { numeric: true }))

/** What all of them that stand come to. */
export const sumOf = (key: string, rows: readonly LedgerRow[]): Sum => {
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
