import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import type { Write } from '../../../../db/writing/act.ts'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import type { Bad, PlanRow } from '../../../contract/lists.ts'
import type { Match } from '../../../contract/vocabulary.ts'

/** The effect of an import. Nothing is written before `write` is called, within one act. */
export type ListPlan = {
  readonly rows: readonly PlanRow[]
  readonly bad: readonly Bad[]
  /** Remarks that are no error of a line. */
  readonly notes: readonly ByLanguage<string>[]
  readonly entries: number
  readonly write: (write: Write) => void
}

export type PlanContext = {
  readonly db: ReadableDb
  readonly match: Match
  /** Lines about another person than the one who already has the name. */
  readonly apart: ReadonlySet<number>
  /** The first day of the tournament. */
  readonly day: string
}

/** A row with its earlier values; undefined: a new one. */
export const rowOf = (line: number, cells: readonly string[], before: readonly string[] | undefined): PlanRow => {
  const was = cells.map((cell, n) => (before && before[n] !== cell ? (before[n] ?? '') : null))
  return { line, what: before === undefined ? 'new' : was.some((one) => one !== null) ? 'changed' : 'same', cells, was }
}
