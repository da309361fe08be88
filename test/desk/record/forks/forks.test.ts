import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Ref } from '../../../../desk/contract/base.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable, rows } from '../../api/a-desk.ts'

/** A table at which East has discarded, and two recorders who have both seen that. */
const fork = async () => {
  const made = await aTable()
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: 'E discard 1z', by: 'Laptop' })
  const { hand, end } = state
  const seen = { hand, after: end as `${string}:${number}` }
  const record = (by: string, text: string, behind: { hand: string; after: `${string}:${number}` | null; unanswered?: boolean } = seen) =>
    calls.tables.record({ table, text, by, behind })
  /** A recorder who types on without news of the others, act by act, as an offline tablet sends it later. */
  const typed = async (by: string, lines: readonly string[]) => {
    let behind: Parameters<typeof record>[2] = seen
    for (const line of lines) {
      const { written } = await record(by, line, behind)
      behind = { hand, after: written as `${string}:${number}`, unanswered: true }
    }
  }
  const acts = async () => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  const waits = async () => {
    const found = await calls.forks.at({ table, hand })
    if (!found) throw new Error('no fork')
    return found
  }
  const settle = async (how: 'ordered' | 'kept') => {
    const { one, other } = await waits()
    const named = { one: one.first, other: other.first }
    return calls.forks.settle({ table, hand, ...named, how, by: 'Laptop' })
  }
  return { ...made, hand, seen, record, typed, acts, waits, settle }
}

test('who types behind what everybody has seen crosses nobody, however fast', async () => {
  const { typed, acts, calls, table } = await fork()
  await typed('Tablet A', ['S draw', 'S discard 2z', 'W draw'])
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw'])
  expect((await calls.tables.state({ table })).forks).toBe(0)
})

test('a tablet that was away: both are kept, the likely order is proposed, taken by one act, and brought back by undo', async () => {
  const made = await fork()
  const { typed, acts, waits, settle, calls, table } = made
  // the laptop saw South and the discards, the tablet the draws and East
  await typed('Laptop', ['S draw', 'S discard 2z', 'W discard 3z', 'N discard 4z'])
  await typed('Tablet A', ['S draw', 'W draw', 'N draw', 'E draw'])
  const crossed = ['E discard 1z', 'S draw', 'S discard 2z', 'W discard 3z', 'N discard 4z', 'S draw', 'W draw', 'N draw', 'E draw']
  expect(await acts()).toEqual(crossed)
  expect((await calls.tables.state({ table })).forks).toBe(1)
  expect(await calls.waiting()).toMatchObject({ conflicts: 1 })
  const { one, other, likely } = await waits()
  expect([one, other]).toMatchObject([
    { by: ['Laptop'], acts: [2, 3, 4, 5] },
    { by: ['Tablet A'], acts: [6, 7, 8, 9] },
  ])
  expect(likely).toMatchObject({ doubled: [6], came: [] })
  expect(likely?.gone.length).toBeGreaterThan(0)
  const ordered = ['E discard 1z', 'S draw', 'S discard 2z', 'W draw', 'W discard 3z', 'N draw', 'N discard 4z', 'E draw']
  expect(likely?.lines.map(({ text }) => text)).toEqual(ordered.slice(1))
  await settle('ordered')
  expect(await acts()).toEqual(ordered)
  expect((await calls.tables.state({ table })).findings).toEqual([])
  expect(await calls.forks.at({ table, hand: made.hand })).toBeNull()
  expect(await calls.waiting()).toMatchObject({ conflicts: 0 })
  await calls.tables.undo({ table, by: 'Laptop' })
  expect(await acts()).toEqual(crossed)
  expect((await calls.tables.state({ table })).forks).toBe(1)
  await calls.tables.redo({ table, by: 'Laptop' })
  expect(await acts()).toEqual(ordered)
  expect(rows(made, 'SELECT count(*) AS events FROM event')).toMatchObject([{ events: expect.any(Number) as number }])
})

test('while a fork waits, its order accuses nobody; what is a foul in either order is said, and the rest once it is resolved', async () => {
  const { typed, settle, calls, table } = await fork()
  const accused = async () =>
    (await calls.tables.state({ table })).findings.flatMap(({ finding: { level, rule, seat } }) =>
      level === 'violation' ? [`${rule} ${seat}`] : [],
    )
  // the laptop saw South, the tablet West, who drew before South discarded
  await typed('Laptop', ['S draw', 'S discard 2z', 'N draw'])
  await typed('Tablet A', ['W draw', 'W discard 3z'])
  expect((await calls.tables.state({ table })).forks).toBe(1)
  expect(await accused()).toEqual([])
  // N draws and throws away the tile, with 15 of them
  await calls.tables.record({ table, text: 'E call pon', by: 'Laptop' })
  await settle('kept')
  expect(await accused()).toContain('turn.draw N')
  await calls.tables.undo({ table, by: 'Laptop' })
  await settle('ordered')
  expect(await accused()).toEqual([])
})

test('the same win typed twice is one', async () => {
  const { record, seen, acts, waits, settle } = await fork()
  await record('Laptop', 'S draw 5m')
  await record('Tablet A', 'S draw', seen)
  expect(await waits()).toMatchObject({ likely: { doubled: [3], lines: [{ text: 'S draw 5m', of: 'both' }] } })
  await settle('ordered')
  expect(await acts()).toEqual(['E discard 1z', 'S draw 5m'])
})

test('a proposal that is wrong is refused with one press, and then it is settled', async () => {
  const { typed, acts, settle, calls, table } = await fork()
  await typed('Laptop', ['S draw', 'S discard 2z'])
  await typed('Tablet A', ['S draw', 'S discard 2z'])
  await settle('kept')
  expect(await acts()).toHaveLength(5)
  expect((await calls.tables.state({ table })).forks).toBe(0)
  expect(await calls.conflicts.list()).toEqual([])
  await calls.tables.undo({ table, by: 'Laptop' })
  expect((await calls.tables.state({ table })).forks).toBe(1)
})

test('who goes on after having seen both is no part of the fork', async () => {
  const { typed, record, waits, settle, acts, calls, table, hand } = await fork()
  await typed('Laptop', ['S draw', 'S discard 2z'])
  await typed('Tablet A', ['S draw', 'S discard 2z', 'W draw'])
  const { end } = await calls.tables.state({ table })
  await record('Laptop', 'W discard 9m', { hand, after: end as `${string}:${number}` })
  expect(await waits()).toMatchObject({ other: { acts: [4, 5, 6] } })
  await settle('ordered')
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw', 'W discard 9m'])
})

test('what was typed at a hand stands in it, though the next one was begun meanwhile', async () => {
  const { record, seen, calls, table, hand } = await fork()
  await calls.tables.record({ table, text: '@hand E2 0\nE discard 5z', by: 'Laptop' })
  await record('Tablet A', 'S draw', seen)
  expect((await calls.tables.state({ table, hand })).acts.map(({ text }) => text)).toEqual(['E discard 1z', 'S draw'])
  expect((await calls.tables.state({ table })).acts.map(({ text }) => text)).toEqual(['E discard 5z'])
})

/** Two recorders who have both seen an empty table; one sends its acts later, one by one. */
const bothFirst = async (late: readonly string[], laptop: readonly string[]) => {
  const made = await aTable()
  const { calls, table } = made
  const none: { hand: string; after: Ref | null; unanswered?: boolean } = { hand: '', after: null }
  for (const text of laptop) await calls.tables.record({ table, text, by: 'Laptop' })
  let behind = none
  for (const text of late) {
    const { written, state } = await calls.tables.record({ table, text, by: 'Tablet A', behind })
    behind = { hand: state.hand, after: written, unanswered: true }
  }
  return made
}

test('two who begin a table’s first hand, neither with what the other enters: both are kept as a fork, and nobody is accused', async () => {
  const typed = ['E discard 1z', 'S draw', 'S discard 2z']
  const { calls, table } = await bothFirst([...typed, 'W draw'], typed)
  const { acts, forks, findings, hand } = await calls.tables.state({ table })
  expect([acts.length, forks, findings.filter(({ finding }) => finding.level === 'violation')]).toEqual([7, 1, []])
  const found = await calls.forks.at({ table, hand })
  expect([found?.one, found?.other]).toMatchObject([
    { by: ['Laptop'], acts: [1, 2, 3] },
    { by: ['Tablet A'], acts: [4, 5, 6, 7] },
  ])
  if (!found) throw new Error('no fork')
  await calls.forks.settle({ table, hand, one: found.one.first, other: found.other.first, how: 'ordered', by: 'Laptop' })
  expect((await calls.tables.state({ table })).acts.map(({ text }) => text)).toEqual([...typed, 'W draw'])
})

test('what was typed at a table’s first hand stands in it, though others have recorded further ones since', async () => {
  const first = ['E discard 1z', 'S draw']
  const { calls, table } = await bothFirst(first, ['E discard 1z\nS draw\nS discard 2z\n* end exhaustive', '@hand E2 0\nE discard 5z'])
  const { hands, acts } = await calls.tables.state({ table })
  expect(acts.map(({ text }) => text)).toEqual(['E discard 5z'])
  const [begun] = hands
  expect((await calls.tables.state({ table, hand: begun?.id })).acts.filter(({ by }) => by === 'Tablet A')).toHaveLength(2)
  expect(await calls.waiting()).toMatchObject({ conflicts: 1 })
})

test('two who begin a table’s first hand with its header: it is one thing to settle', async () => {
  const { calls, table } = await bothFirst(['@hand E1 0', 'E discard 1z', 'S draw'], ['@hand E1 0\nE discard 1z'])
  expect((await calls.tables.state({ table })).handsApart).toBe(1)
  expect(await calls.forks.hands({ table })).toMatchObject({ one: { by: ['Laptop'] }, other: { by: ['Tablet A'] } })
})

test('header lines before anything else cross nobody', async () => {
  const { calls, table } = await bothFirst(['E discard 1z', 'S draw'], ['@players "Ann" "Bo" "Cy" "Di"'])
  const { acts, forks, handsApart, hands } = await calls.tables.state({ table })
  expect([acts.length, forks, handsApart, hands.length]).toEqual([2, 0, 0, 1])
})

test('an act sent twice crosses nobody, and says where it stands', async () => {
  const { calls, table, hand, seen } = await fork()
  const asked = { table, text: 'S draw', by: 'Tablet A', behind: seen, key: 'a' }
  const { written } = await calls.tables.record(asked)
  expect((await calls.tables.record(asked)).written).toBe(written)
  await calls.tables.record({
    table,
    text: 'S discard 2z',
    by: 'Tablet A',
    behind: { hand, after: written as `${string}:${number}`, unanswered: true },
  })
  expect(await calls.forks.at({ table, hand })).toBeNull()
})

test('a place that the file does not know is none: nothing is lost', async () => {
  const { record, acts } = await fork()
  await record('Tablet A', 'S draw', { hand: 'gone', after: null })
  await record('Tablet A', 'S discard 2z', { hand: 'gone', after: 'x:1' })
  await record('Tablet A', 'W draw', { hand: '', after: 'x:1' })
  expect(await acts()).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw'])
})

test('two laptops that went on apart: joined, it is the same fork at the table, settled the same way', async () => {
  const made = await aTable()
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: 'E discard 1z', by: 'Ann' })
  const path = folder()
  const copy = join(path, 'copy.shinpan')
  made.desk.context.open?.db.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(made.file, copy)
  const other = aDesk({ folder: path })
  await other.calls.tournaments.open({ file: copy })
  for (const text of ['S draw', 'S discard 2z', 'W draw']) await calls.tables.record({ table, text, by: 'Ann' })
  for (const text of ['S draw', 'S discard 2z', 'W draw', 'W discard 3z']) await other.calls.tables.record({ table, text, by: 'Bo' })
  await calls.joining.join({ files: [copy] })
  const fork = await calls.forks.at({ table, hand: state.hand })
  expect([fork?.one, fork?.other].map((side) => `${side?.by.join()} ${side?.acts.length}`).sort()).toEqual(['Ann 3', 'Bo 4'])
  expect(fork?.likely?.doubled).toHaveLength(3)
  const [one, two] = [fork?.one.first, fork?.other.first] as [`${string}:${number}`, `${string}:${number}`]
  const { state: after } = await calls.forks.settle({ table, hand: state.hand, one, other: two, how: 'ordered', by: 'Ann' })
  expect(after.acts.map(({ text }) => text)).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw', 'W discard 3z'])
  expect(after.forks).toBe(0)
  expect(rows(made, "SELECT kind FROM conflicts WHERE kind = 'act'")).toEqual([])
})
