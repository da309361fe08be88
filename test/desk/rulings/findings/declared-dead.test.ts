import { expect, test } from 'vitest'
import { aTable, BY, type Calls, openIn, rows } from '../../api/a-desk.ts'

/** South claims a chow and discards its other end: a dead hand in EMA 2025, once somebody declares it. */
const SWAP = '@from middle\nE discard 2p\nS chii 3p4p\nS discard 5p'
const FURTHER = 'W draw\nW discard 1z\nS call pon'

const swapped = async (rules = 'ema-2025') => {
  const made = await aTable(rules)
  const { state } = await made.calls.tables.record({ table: made.table, text: SWAP, by: '' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}

/** The state of South's hand, and the decisions in the record. */
const hand = async (calls: Calls, table: string) => {
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
  expect([state.findings[0]?.state, state.findings[0]?.finding.declared]).toEqual(['confirmed', 12])
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
