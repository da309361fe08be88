/** Where a line of notation does not read, what stands there and what would be right. Line and column count from 1. */
export type NotationError = { readonly line: number; readonly column: number; readonly found: string; readonly expected: string }
