import { describe, expect, test } from 'vitest'
import { edges } from './edges/all.ts'
import { findingsOf, judged } from './table-of.ts'

/** Beside the examples of the rules: each table has its ruling, and nothing else is found. */
describe.each(edges)('%s', (_, rows) => {
  test.each(rows)('%s', (_, table, found, rules) => {
    expect(findingsOf(judged(table, rules))).toEqual(found)
  })
})
