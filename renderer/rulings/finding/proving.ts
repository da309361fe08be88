import type { RecordRow } from '../../record/table/rows.ts'

const BETWEEN = 12
const IN_SIGHT = 6

/**
 * The rows from the first proof to the last. A span that does not fit on screen loses the draws that prove nothing; a long one keeps only
 * the proofs.
 */
export const provingRows = (rows: readonly RecordRow[], events: readonly number[]): readonly RecordRow[] => {
  const first = Math.min(...events)
  const last = Math.max(...events)
  const proves = (row: RecordRow): boolean => events.some((event) => row.from <= event && event <= row.to)
  const span = rows.filter((row) => row.to >= first && row.from <= last)
  if (span.length <= IN_SIGHT) return span
  return span.filter((row) => proves(row) || (span.length <= BETWEEN && row.words !== 'draw'))
}
