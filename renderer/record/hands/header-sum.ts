import type { HandHeader } from '../../../engine/model/table-file.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { type ScoreTotal, type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'

/** Scores with which a hand begins that don't add up. Nobody can tell whether the sticks of players in riichi are among those on the table: both fit. */
export const headerDifference = (
  { scores, name, riichi }: Pick<HandHeader, 'scores' | 'name' | 'riichi'>,
  total: ScoreTotal | null,
): SumDifference | null => {
  if (!scores || !total) return null
  const differences = [...Array(riichi.length + 1).keys()].map((more) =>
    sumDifference({ scores, sticks: (name?.sticks ?? 0) + more, final: false }, total),
  )
  return differences.includes(null) ? null : (differences[0] ?? null)
}

/** The same of a hand's header lines. Without its name nobody knows the sticks on the table. */
export const linesDifference = (lines: readonly string[], total: ScoreTotal | null): SumDifference | null => {
  const file = parseTable(lines.join('\n'))
  const header = file.ok ? file.value.games[0]?.hands[0]?.header : undefined
  return header?.name ? headerDifference(header, total) : null
}
