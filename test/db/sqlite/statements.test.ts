import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '../../../db/sqlite/handle.ts'
import { folder, newFile } from '../fixtures/a-file.ts'

const aFile = () => newFile(join(folder(), 'a.shinpan'))

/** The middle of the times of an execution, in ms. */
const middle = (execute: () => unknown): number => {
  const times = Array.from({ length: 101 }, () => {
    const began = performance.now()
    execute()
    return performance.now() - began
  })
  return times.toSorted((a, b) => a - b)[50] ?? 0
}

test.each([
  ['an empty view', 'SELECT * FROM conflicts WHERE "table" = ?'],
  [
    'a join',
    'SELECT rulings.id FROM rulings JOIN incidents ON incidents.id = rulings.incident WHERE incidents.state = ? AND rulings.rule IS ?',
  ],
])('a statement is planned once, not at each execution: %s', (_, text) => {
  const db = aFile()
  const values = text.match(/\?/g)?.map(() => 'x') ?? []
  // bound once: SQLite has no reason to plan it again
  const bound = db.prepare(text).bind(...values)
  expect(middle(() => sql(db, text).all(...values))).toBeLessThan(5 * middle(() => bound.all()))
})

test.each([
  ['UPDATE head SET entry = ?, hash = ? WHERE hash = ?', 'UPDATE head SET entry = ?, hash = ? WHERE hash = +?'],
  [
    'SELECT 1 FROM event a JOIN event b ON b.ref = ? WHERE a.hand IS ?',
    'SELECT 1 FROM event a JOIN event b ON b.ref = +? WHERE a.hand IS +?',
  ],
  ['SELECT 1 FROM head WHERE entry <> ?', 'SELECT 1 FROM head WHERE entry <> ?'],
])('parameters of conditions are marked, so that their values are no reason to plan again: %s', (text, planned) => {
  expect(sql(aFile(), text).source).toBe(planned)
})
