import type { Wanted } from './wanted.ts'

/**
 * Where a line of notation does not read, what stands there and what would be right. Line and column count from 1; a column is
 * a place in the string, in UTF-16 units. `found` is at most 40 characters long, control characters made visible, and empty at
 * the end of the line. `expected` is the English text of `wanted`.
 */
export type NotationError = {
  readonly line: number
  readonly column: number
  readonly found: string
  readonly expected: string
  readonly wanted: Wanted
}
