import { expect, test } from 'vitest'
import { aDesk, aTable } from '../../api/a-desk.ts'

/** Hands of one table: a discard was slow in the first, one in the third, none in the others. */
const HANDS = [
  '@hand E1 0\nE discard 1z\nS draw 1m\nS discard 1m slow',
  '@hand E2 0\nE discard 2z',
  '@hand E3 0\nE discard 3z\nS draw 2m\nS discard 2m slow',
  '@hand E4 0\nE discard 4z',
]

test('counts of earlier hands are the same whether each hand was judged in turn or the last one is opened first', async () => {
  const { calls, table, desk, file, path } = await aTable()
  for (const text of HANDS) await calls.tables.record({ table, text, by: 'recorder' })
  const judged = await calls.tables.state({ table })
  expect(Object.values(judged.start.carry.slow).filter((count) => count > 0).length).toBeGreaterThan(1)
  await desk.closed()
  const cold = aDesk({ folder: path }).calls
  await cold.tournaments.open({ file })
  expect((await cold.tables.state({ table })).start).toEqual(judged.start)
})
