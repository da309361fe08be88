import { describe, expect, test } from 'vitest'
import { findingsOf, judged } from '../table-of.ts'

/** A situation in words, the table, all that is found at it (event, level, rule, seat), and the rule set if it is not wrc-2015. */
export type Edge = readonly [situation: string, table: string, found: readonly string[], rules?: string]

/** The tables that lie just on this or that side of a rule: each has its ruling, and nothing else is found. */
export const edges = (rule: string, rows: readonly Edge[]): void =>
  describe(rule, () => {
    test.each(rows)('%s', (_, table, found, rules) => {
      expect(findingsOf(judged(table, rules))).toEqual(found)
    })
  })
