import type { Write } from '../../db/act.ts'
import type { ReadableDb } from '../../db/handle.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Bad } from './cells.ts'

/** By what players of a list are found among those that the tournament has already. */
export const MATCHES = ['number', 'name'] as const
export type Match = (typeof MATCHES)[number]

/** Something that a list sets: what it says now, column by column, and what stood there (null where it stays). */
export type PlanRow = {
  readonly line: number
  readonly what: 'new' | 'changed' | 'same'
  readonly cells: readonly string[]
  readonly was: readonly (string | null)[]
}

/** What an import would do. Nothing is written before `write` is called, within one act. */
export type Plan = {
  readonly rows: readonly PlanRow[]
  readonly bad: readonly Bad[]
  /** What is no mistake of a line and yet worth a look. */
  readonly notes: readonly ByLanguage<string>[]
  /** How many entries it writes. */
  readonly entries: number
  readonly write: (write: Write) => void
}

export type PlanContext = {
  readonly db: ReadableDb
  readonly match: Match
  /** The first day of the tournament. */
  readonly day: string
}

/** A row beside what stood there before; undefined: nothing did. */
export const rowOf = (line: number, cells: readonly string[], before: readonly string[] | undefined): PlanRow => {
  const was = cells.map((cell, n) => (before && before[n] !== cell ? (before[n] ?? '') : null))
  return { line, what: before === undefined ? 'new' : was.some((one) => one !== null) ? 'changed' : 'same', cells, was }
}
