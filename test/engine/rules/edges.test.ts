import { describe, expect, test } from 'vitest'
import { findingsOf, judged } from '../judging/table-of.ts'
import { edges } from './edges/all.ts'

/** Beside the examples of the rules: each table has its ruling, and nothing else is found. */
for (const [of, rows] of edges)
  describe(of, () => {
    for (const [situation, table, found, rules] of rows)
      test(situation, () => {
        expect(findingsOf(judged(table, rules))).toEqual(found)
      })
  })
