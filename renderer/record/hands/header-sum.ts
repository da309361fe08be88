import type { HandHeader } from '../../../engine/model/table-file.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { type ScoreTotal, type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'

/**
 * The difference if the scores at the start of a hand don't add up. They may or may not include the sticks of players in riichi: both are
 * accepted.
 */
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

/** The same from header lines. Without the hand's name the sticks on the table are unknown. */
export const linesDifference = (lines: readonly string[], total: ScoreTotal | null): SumDifference | null => {
  const file = parseTable(lines.join('\n'))
  const header = file.ok ? file.value.games[0]?.hands[0]?.header : undefined
  return header?.name ? headerDifference(header, total) : null
}
