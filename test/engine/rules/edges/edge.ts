/** A situation in words, the table, all that is found at it (event, level, rule, seat), and the rule set if it is not wrc-2015. */
export type Edge = readonly [situation: string, table: string, found: readonly string[], rules?: string]

/** Tables that lie just on this or that side of one thing. */
export type Edges = readonly [of: string, rows: readonly Edge[]]
