import type { FindingCount } from '../../../desk/contract/report-data.ts'
import type { ListFilter } from '../incidents/filter.ts'

/** Number of findings of one rule, by round in the order of `rounds`. */
export type RuleCounts = { readonly rule: string; readonly byRound: readonly number[]; readonly sum: number }

/** Number of findings by rule and round; a round is null for tables without one. */
export type FindingCounts = {
  readonly rounds: readonly (number | null)[]
  readonly rules: readonly RuleCounts[]
  readonly sums: readonly number[]
  readonly sum: number
}

/** States that count as confirmed by a referee. */
const CONFIRMED: readonly FindingCount['state'][] = ['confirmed', 'changed']

/**
 * Counts findings by rule and round, most frequent rule first: those confirmed by a referee, or with `shown` all but those that a
 * correction of the record removed.
 */
export const countFindings = (
  counts: readonly FindingCount[],
  { filter, shown }: { readonly filter: Pick<ListFilter, 'round' | 'rule'>; readonly shown: boolean },
): FindingCounts => {
  const rows = counts.filter(
    ({ rule, round, state }) =>
      (shown ? state !== 'gone' : CONFIRMED.includes(state)) &&
      (filter.rule === '' || filter.rule === rule) &&
      (filter.round === '' || filter.round === String(round)),
  )
  const rounds = [...new Set(rows.map(({ round }) => round))].sort(
    (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
  )
  const countIn = (of: readonly FindingCount[]): readonly number[] => rounds.map((round) => total(of.filter((row) => row.round === round)))
  const rules = [...Map.groupBy(rows, ({ rule }) => rule)]
    .map(([rule, of]) => ({ rule, byRound: countIn(of), sum: total(of) }))
    .sort((a, b) => b.sum - a.sum || (a.rule < b.rule ? -1 : 1))
  return { rounds, rules, sums: countIn(rows), sum: total(rows) }
}

const total = (rows: readonly FindingCount[]): number => rows.reduce((sum, { count }) => sum + count, 0)
