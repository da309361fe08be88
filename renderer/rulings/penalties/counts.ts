import type { FindingCount } from '../../../desk/contract/report-data.ts'
import type { Filter } from '../incidents/filter.ts'

/** Findings of one rule, by round in the order of `rounds`. */
export type RuleCounts = { readonly rule: string; readonly byRound: readonly number[]; readonly sum: number }

/** Findings by rule and round; a round is null where the table has none. */
export type Counted = {
  readonly rounds: readonly (number | null)[]
  readonly rules: readonly RuleCounts[]
  readonly sums: readonly number[]
  readonly sum: number
}

/** What counts as confirmed, and what counts at all: not what went when the record was mended. */
const CONFIRMED: readonly FindingCount['state'][] = ['confirmed', 'changed']

/** Findings by rule and round, most first; those that a referee confirmed, or all that were `shown`. Round and rule of the filter narrow them. */
export const countedBy = (
  counts: readonly FindingCount[],
  { filter, shown }: { readonly filter: Pick<Filter, 'round' | 'rule'>; readonly shown: boolean },
): Counted => {
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
