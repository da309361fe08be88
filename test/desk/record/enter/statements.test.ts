import { expect, test } from 'vitest'
import { newestHead } from '../../../../db/log/read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { recordInBatches } from '../../../../desk/record/enter/in-batches.ts'
import { readyToEnter, record } from '../../../../desk/record/enter/record.ts'
import { aTable } from '../../api/a-desk.ts'

/** Starts of the statements that a connection executes during an act, in order. Statements of triggers are not among them. */
const statementsDuring = async (db: ReadableDb, what: () => Promise<unknown>): Promise<readonly string[]> => {
  const executed: string[] = []
  const ways = ['get', 'all', 'run', 'iterate'] as const
  type Runs = Record<(typeof ways)[number], (this: { readonly source: string }, ...values: unknown[]) => unknown>
  const statement = Object.getPrototypeOf(db.prepare('SELECT 1')) as Runs
  const { get, all, run, iterate } = statement
  const before: Runs = { get, all, run, iterate }
  for (const way of ways)
    statement[way] = function (...values) {
      executed.push(this.source.split(/\s+/).slice(0, 6).join(' '))
      return before[way].apply(this, values)
    }
  try {
    await what()
  } finally {
    Object.assign(statement, before)
  }
  return executed
}

const HAND = '@from middle\nE draw\nE discard 1z\nS draw\nS discard 3p\nW draw'

test('an act in a running hand reads each thing once, and nothing that it has just written', async () => {
  const { desk, calls, table } = await aTable()
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  await calls.tables.record({ table, text: HAND, by: 'Ann' })
  const { hand, end } = await calls.tables.state({ table })
  const request = { table, text: 'W discard 2s', by: 'Ann', key: 'act-1', behind: { hand, after: end } }
  const executed = await statementsDuring(open.db, () => recordInBatches(desk.context, open, request))
  expect(executed).toEqual([
    // checked ahead: hand, caches, author
    'SELECT seq, lower(hex(hash)) AS hash, at',
    'SELECT id, table_id, position, game, wind,',
    'SELECT seq, lower(hex(hash)) AS hash, at',
    'PRAGMA data_version',
    'SELECT id, name, head, EXISTS (SELECT',
    // the transaction: was it entered before, has the log grown, who may decide
    'PRAGMA busy_timeout = 0',
    'BEGIN IMMEDIATE',
    'SELECT 1 FROM act_key WHERE key',
    'SELECT seq, lower(hex(hash)) AS hash, at',
    'SELECT id, name, head, EXISTS (SELECT',
    // the entry
    'SELECT seq, number FROM entry ORDER',
    'SELECT hash FROM head ORDER BY',
    'INSERT INTO entry (seq, device, number,',
    // its projections, and the head that it replaces for the undo log
    'SELECT entry, hash FROM head WHERE',
    'INSERT INTO way_back (entry, what, gone,',
    'UPDATE head SET entry = ?,',
    'SELECT 1 FROM head WHERE entry',
    'SELECT 1 FROM unread',
    'SELECT entry, ref, place, number, after,',
    'INSERT INTO event (entry, ref, hand,',
    'SELECT taken_back FROM hand WHERE id',
    'SELECT table_id FROM hand WHERE id',
    'SELECT 1 FROM undo WHERE table_id',
    'INSERT INTO act_key (key, entry) VALUES',
    // findings logged before
    'SELECT id, ref, data, names, player,',
    'COMMIT',
    'PRAGMA busy_timeout = 5000',
  ])
})

test('lines that were checked before the log grew are checked again: the acts are concurrent', async () => {
  const { desk, calls, table } = await aTable()
  const { open } = desk.context
  if (!open) throw new Error('no file is open')
  await calls.tables.record({ table, text: HAND, by: 'Ann' })
  const { hand, end } = await calls.tables.state({ table })
  const typed = (text: string) => ({ table, text, by: 'Ann', behind: { hand, after: end } })
  const ready = readyToEnter(desk.context, open, typed('W discard 2s'))
  if (!ready.ok) throw new Error(ready.error.code)
  const ahead = { ready: ready.value, last: newestHead(open.db) }
  await calls.tables.record(typed('W discard 5s'))
  expect(record(desk.context, open, typed('W discard 2s'), ahead)).toMatchObject({ ok: true })
  expect((await calls.tables.state({ table })).forks).toBe(1)
})
