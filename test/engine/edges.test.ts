import { describe, expect, test } from 'vitest'
import { edges } from './edges/all.ts'
import type { Edge } from './edges/edge.ts'
import { findingsOf, judged } from './table-of.ts'

/** Beside the examples of the rules: each table has its ruling, and nothing else is found. */
for (const [of, rows] of edges)
  describe(of, () => {
    test.each<Edge>(rows)('%s', (_, table, found, rules) => {
      expect(findingsOf(judged(table, rules))).toEqual(found)
    })
  })
