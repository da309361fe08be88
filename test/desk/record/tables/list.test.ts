import { expect, test } from 'vitest'
import { aTable, BY, DEAD_HAND, disputed } from '../../api/a-desk.ts'

test('a table of the hall has begun once an act of it is recorded; its newest hand is shown', async () => {
  const { calls, table } = await aTable()
  const shown = async () => {
    const listed = (await calls.tables.list()).find(({ id }) => id === table)
    expect((await calls.tables.state({ table })).table).toEqual(listed)
    return listed && [listed.begun, listed.inHand, listed.hand?.number ?? null]
  }
  expect(await shown()).toEqual([false, 0, null])
  await calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\nS draw', by: 'Ann' })
  expect(await shown()).toEqual([true, 2, 1])
  await calls.tables.record({ table, text: '@hand E2 0', by: 'Ann' })
  await calls.tables.record({ table, text: 'E discard 1z', by: 'Ann' })
  expect(await shown()).toEqual([true, 1, 2])
  await calls.tables.undo({ table, by: 'Ann' })
  expect(await shown()).toEqual([true, 0, 2])
  while ((await calls.tables.state({ table })).canUndo) await calls.tables.undo({ table, by: 'Ann' })
  expect((await shown())?.[0]).toBe(false)
})

test('the hall counts the open findings of each table, the oldest of the worst first', async () => {
  const { calls, table } = await aTable()
  const other = await calls.tables.create({ name: '8', players: { E: '', S: '', W: '', N: '' } })
  await calls.tables.record({ table, text: DEAD_HAND, by: 'Ann' })
  const { findings } = await calls.tables.state({ table })
  const open = findings.filter(({ state }) => state === 'open')
  const listed = new Map((await calls.tables.list()).map((one) => [one.id, one]))
  expect(listed.get(other.id)).toMatchObject({ open: { violation: 0, question: 0, record: 0, advice: 0 }, first: null })
  expect(Object.values(listed.get(table)?.open ?? {}).reduce((sum, n) => sum + n, 0)).toBe(open.length)
  expect(open.length).toBeGreaterThan(0)
  expect(listed.get(table)?.first?.finding).toEqual(open.find(({ finding }) => finding.level === 'violation')?.finding)
  const worst = open.find(({ finding }) => finding.level === 'violation')
  const { hand } = await calls.tables.state({ table })
  expect(listed.get(table)?.openIn).toEqual([{ hand, finding: worst?.id }])
  // the same for one table alone
  expect((await calls.tables.state({ table })).table).toEqual(listed.get(table)) // also once another hand is in play
  await calls.tables.record({ table, text: '@hand E2 0\nE draw', by: 'Ann' })
  expect((await calls.tables.state({ table })).table.openIn).toEqual([{ hand, finding: worst?.id }])
})

test('the open finding of a table names its player, whoever sits there in the next hand', async () => {
  const { calls, table } = await disputed()
  const first = async () => (await calls.tables.list()).find(({ id }) => id === table)?.first
  expect(await first()).toMatchObject({ finding: { seat: 'W' }, player: 'Haruto' })
  await calls.tables.record({ table, text: '* end exhaustive\n@hand E2 0', by: BY })
  expect(await first()).toMatchObject({ finding: { seat: 'W' }, player: 'Haruto' })
})
