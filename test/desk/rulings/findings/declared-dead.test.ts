import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aTable, BY, type Calls, openIn, rows } from '../../api/a-desk.ts'
import { twoSides } from '../../storage/merging/apart.ts'

/** South claims a chow and discards its other end: a dead hand in EMA 2025, once somebody declares it. */
const SWAP = '@from middle\nE discard 2p\nS chii 3p4p\nS discard 5p'
const FURTHER = 'W draw\nW discard 1z\nS call pon'

const swapped = async (rules = 'ema-2025') => {
  const made = await aTable(rules)
  const { state } = await made.calls.tables.record({ table: made.table, text: SWAP, by: '' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}

/** The state of South's hand, and the decisions in the record. */
const hand = async (calls: Pick<Calls, 'tables'>, table: string) => {
  const { view, acts } = await calls.tables.state({ table })
  const { dead, deadOnceDeclared } = view.seats.S
  return [
    dead ? 'dead' : deadOnceDeclared ? 'dead once declared' : 'alive',
    ...acts.map(({ text }) => text).filter((text) => text.startsWith('*')),
  ]
}
const UPHELD = '* ruling 5 swap.other-end upheld'

test('a confirmed dead hand is written into the record as a declaration, and counts from there', async () => {
  const { calls, desk, table, finding } = await swapped()
  await calls.tables.record({ table, text: FURTHER, by: '' })
  expect([await hand(calls, table), openIn(await calls.tables.state({ table }))]).toEqual([
    ['dead once declared'],
    ['violation swap.other-end S 5', 'info dead-hand.undeclared S 8'],
  ])
  await calls.tables.record({ table, text: 'S show 1z1z\nS take\nS discard 9s', by: '' })
  const { state } = await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S'])
  expect([state.findings[0]?.state, state.findings[0]?.finding.declared]).toEqual(['confirmed', 13])
  const later = await calls.tables.record({ table, text: 'W draw\nW discard 2z\nS call pon', by: '' })
  expect(openIn(later.state)).toContain('violation dead-hand.act S 16')
  expect(rows({ desk }, 'SELECT text FROM event WHERE number > 11 ORDER BY number')).toEqual(
    [UPHELD, '* dead S', 'W draw', 'W discard 2z', 'S call pon'].map((text) => ({ text })),
  )
})

test('undo takes the ruling and its declaration out in one step, and redo restores both', async () => {
  const { calls, table, finding } = await swapped()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await calls.tables.undo({ table, by: BY })
  expect(await hand(calls, table)).toEqual(['dead once declared'])
  await calls.tables.redo({ table, by: BY })
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S'])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await hand(calls, table)).toEqual(['dead once declared'])
})

test('a later ruling takes the declaration of the former one out, and its undo restores it', async () => {
  const { calls, table, finding } = await swapped()
  const asked = { finding, reason: 'x', by: BY } as const
  await calls.findings.rule({ ...asked, decision: 'upheld' })
  const { state } = await calls.tables.record({ table, text: FURTHER, by: '' })
  expect(openIn(state)).toEqual(['violation dead-hand.act S 10'])
  await calls.findings.rule({ ...asked, decision: 'upheld', reason: 'seen by two', supersedes: 1 })
  expect((await hand(calls, table)).filter((text) => text === '* dead S')).toHaveLength(1)
  await calls.findings.rule({ ...asked, decision: 'dismissed', supersedes: 2 })
  expect([(await hand(calls, table)).filter((text) => !text.includes('ruling')), openIn(await calls.tables.state({ table }))]).toEqual([
    ['alive'],
    [],
  ])
  await calls.tables.undo({ table, by: BY })
  expect((await hand(calls, table)).filter((text) => !text.includes('ruling'))).toEqual(['dead', '* dead S'])
  await calls.findings.rule({ ...asked, decision: 'changed', penalty: { kind: 'notice' }, supersedes: 2 })
  expect([(await hand(calls, table)).filter((text) => !text.includes('ruling')), openIn(await calls.tables.state({ table }))]).toEqual([
    ['alive'],
    [],
  ])
})

test('a declared dead hand whose penalty is cancelled lives again; undoing the cancellation declares it again', async () => {
  const { calls, table, finding } = await swapped()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY })
  expect((await hand(calls, table)).filter((text) => !text.includes('ruling'))).toEqual(['alive'])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S'])
})

test('a declaration at the table settles the finding, which can still be signed or dismissed', async () => {
  const { calls, table, finding } = await swapped()
  const { state } = await calls.tables.record({ table, text: '* dead S', by: BY })
  expect(state.findings.map(({ state: shown, finding: { rule, declared } }) => [rule, shown, declared])).toEqual([
    ['swap.other-end', 'open', 6],
  ])
  expect((await calls.tables.list()).find(({ id }) => id === table)?.open, 'nothing waits for a decision').toMatchObject({ violation: 0 })
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(await hand(calls, table)).toEqual(['dead', '* dead S', UPHELD])
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'y', by: BY, supersedes: 1 })
  expect([(await calls.tables.state({ table })).view.seats.S.dead, openIn(await calls.tables.state({ table }))]).toEqual([false, []])
})

test.each([
  ['wrc-2025', 'a hand is dead from the act', '', ['dead', UPHELD]],
  ['ema-2025', 'the hand is over', '\n* end exhaustive', ['alive', '* end exhaustive', UPHELD]],
])('under %s, %s: the ruling adds no declaration', async (rules, _, then, expected) => {
  const { calls, table, finding } = await swapped(rules)
  if (then) await calls.tables.record({ table, text: then.trim(), by: '' })
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(await hand(calls, table)).toEqual(expected)
})

test('two copies both declare the hand dead: joined, one ruling that dismisses takes both declarations out, and undo restores both', async () => {
  const [here, there] = await twoSides(folder(), 'ema-2025')
  onTestFinished(() => {
    for (const { desk } of [here, there]) desk.close()
  })
  const [at] = await here.calls.tables.list()
  const table = at?.id ?? ''
  await here.calls.tables.record({ table, text: SWAP, by: '' })
  expect(mergeFiles(there.file, [here.file])).toMatchObject({ ok: true })
  for (const { calls } of [here, there]) await calls.findings.rule({ finding: 1, decision: 'upheld', reason: 'x', by: BY })
  expect(mergeFiles(here.file, [there.file])).toMatchObject({ ok: true })
  const { calls, desk } = here
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S', UPHELD, '* dead S'])
  const dismiss = () => calls.findings.rule({ finding: 1, decision: 'dismissed', reason: 'y', by: BY, supersedes: 2 })
  await expect(dismiss(), 'the desk asks once to look again').rejects.toThrow('joined with another copy')
  await dismiss()
  expect(await hand(calls, table)).toEqual(['alive', UPHELD, UPHELD, '* ruling 5 swap.other-end dismissed'])
  await calls.tables.undo({ table, by: BY })
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S', UPHELD, '* dead S'])
  expect(rows({ desk }, 'SELECT count(*) AS rulings FROM rulings')).toHaveLength(1)
})

test('another program reads the file and empties its write-ahead log between a ruling and its undo', async () => {
  const { calls, desk, table, file, finding } = await swapped()
  const other = (text: string) => {
    const db = new Database(file)
    try {
      return db.prepare(text).all()
    } finally {
      db.close()
    }
  }
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(other("SELECT text FROM event WHERE text LIKE '* %'")).toEqual([{ text: UPHELD }, { text: '* dead S' }])
  expect(other('PRAGMA wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }])
  await calls.tables.undo({ table, by: BY })
  expect(other('PRAGMA wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }])
  await calls.tables.redo({ table, by: BY })
  expect(await hand(calls, table)).toEqual(['dead', UPHELD, '* dead S'])
  rows({ desk }, 'SELECT * FROM event ORDER BY ref')
})
