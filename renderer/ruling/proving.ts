import type { Row } from '../table/rows.ts'

const BETWEEN = 12

/** The rows from the first proof to the last; where many lie between, only the proofs and what stands just before them. */
export const provingRows = (rows: readonly Row[], events: readonly number[]): readonly Row[] => {
  const first = Math.min(...events)
  const last = Math.max(...events)
  const span = rows.filter((row) => row.to >= first && row.from <= last)
  if (span.length <= BETWEEN) return span
  return span.filter((row) => events.some((event) => row.from <= event && event <= row.to))
}
