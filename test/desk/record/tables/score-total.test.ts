import { expect, test } from 'vitest'
import { aTable, BY, DEAD_HAND, rows } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const signing = (table: string, more: readonly number[], rest: object = {}) => {
  const [E = 0, S = 0, W = 0, N = 0] = more
  return { table, points: { E: 30_000 + E, S: 30_000 + S, W: 30_000 + W, N: 30_000 + N }, signed: ['Zofia'], by: BY, ...rest }
}
const refusedAt = (text: string) => ({ code: 'REFUSED', message: expect.stringContaining(text) as unknown })

test('a result of 121,000 is signed only with a reason, which is kept and shown', async () => {
  const made = await aTable()
  const { calls, table } = made
  await expect(calls.results.sign(signing(table, [1000]))).rejects.toMatchObject(refusedAt('121,000: 1,000 too many'))
  await expect(calls.results.sign(signing(table, [1000], { reason: '  ' }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await calls.results.list()).toEqual([])
  const signed = await calls.results.sign(signing(table, [1000], { reason: 'All four insist.' }))
  expect(signed).toMatchObject({ sum: { reason: 'All four insist.', difference: { by: 1000, counted: 121_000, expected: 120_000 } } })
  expect(
    rows(made, "SELECT body ->> '$.reason' AS reason, body ->> '$.difference.by' AS by FROM log WHERE kind = 'result-signed'"),
  ).toEqual([{ reason: 'All four insist.', by: 1000 }])
  // a reopened result goes through the same check
  await calls.results.reopen({ table, reason: 'Counted again.', by: BY })
  await expect(calls.results.sign(signing(table, [0, -100]))).rejects.toMatchObject(refusedAt('119,900: 100 too few'))
  expect((await calls.results.sign(signing(table, []))).sum).toBe(null)
})

test('riichi sticks left on the table count, and are kept', async () => {
  const { calls, table } = await aTable()
  await expect(calls.results.sign(signing(table, [-2000]))).rejects.toMatchObject(refusedAt('118,000: 2,000 too few'))
  expect(await calls.results.sign(signing(table, [-2000], { sticks: 2 }))).toMatchObject({ sticks: 2, sum: null })
})

test('a reason where everything adds up is not kept: there is nothing that it explains', async () => {
  const { calls, table } = await aTable()
  expect((await calls.results.sign(signing(table, [], { reason: 'Just so.' }))).sum).toBe(null)
})

test('without starting points on file, the scores before are the yardstick; without those, nothing is doubted', async () => {
  const { calls, table } = await aTable('riichi-wiki')
  expect((await calls.tables.state({ table })).total).toBe(null)
  await calls.tables.record({ table, text: '@hand E1 0 1\n@scores 25000 25000 25000 24000\n* end exhaustive', by: 'recorder' })
  await calls.tables.record({ table, text: '@hand E2 0\n@scores 25000 25000 25000 26000\n* end exhaustive', by: 'recorder' })
  expect((await calls.tables.state({ table })).total).toMatchObject({ points: 100_000, from: 'scores-before' })
  await expect(calls.results.sign(signing(table, []))).rejects.toMatchObject(refusedAt('20,000 too many. Before, they added up to 100,000'))
  expect((await calls.results.sign(signing(table, [-5000, -5000, -5000, -5000]))).sum).toBe(null)
})

test('nothing known at all: a result is signed as it is', async () => {
  const { calls, table } = await aTable('ema-2016')
  expect((await calls.results.sign(signing(table, [777]))).sum).toBe(null)
})

test('a setting at the table changes the starting points', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@set starting-points 25000\n@hand E1 0\nE draw', by: 'recorder' })
  await expect(calls.results.sign(signing(table, []))).rejects.toMatchObject(refusedAt('20,000 too many'))
  expect((await calls.results.sign(signing(table, [-5000, -5000, -5000, -5000]))).sum).toBe(null)
})

const DECIDED = { who: 'A. Martin', when: '2026-05-02', why: 'players’ meeting' }
test('house rules change the starting points, and say that penalties in table points are deducted from the scores', async () => {
  const { calls, table } = await aTable()
  const differences = [
    { kind: 'setting', setting: 'starting-points', value: 25_000, ...DECIDED },
    { kind: 'setting', setting: 'table-penalties', value: 'from-scores', ...DECIDED },
  ]
  const house = { id: 'paris-open', name: { en: 'Paris Open', fr: 'Open de Paris' }, edition: '1', parent: 'wrc-2015', differences }
  await calls.ruleSets.goBy({ rules: { text: JSON.stringify(house) }, from: null, by: BY })
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  expect(state.total).toEqual({ points: 100_000, from: 'starting-points', penalties: [], deducted: 'from-scores' })
  const imposed = { kind: 'points', amount: 2000, unit: 'table' } as const
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'changed', penalty: imposed, reason: 'x', by: BY })
  expect((await calls.tables.state({ table })).total?.penalties).toEqual([2000])
  const even = [-5000, -5000, -5000, -5000]
  await expect(calls.results.sign(signing(table, even))).rejects.toMatchObject(refusedAt('2,000 too many'))
  expect((await calls.results.sign(signing(table, [-7000, -5000, -5000, -5000]))).sum).toBe(null)
  const [penalty] = await calls.penalties.list()
  await calls.penalties.cancel({ penalty: penalty?.id ?? 0, reason: 'x', by: BY })
  expect((await calls.tables.state({ table })).total?.penalties).toEqual([])
})

test.each([
  [999, 'a whole number from 1000 to 1000000'],
  [30_000.5, 'a whole number from 1000 to 1000000'],
  ['many', 'a whole number from 1000 to 1000000'],
  [30_000, 'another value than in wrc-2015'],
])('house rules with starting points of %s are refused, saying what is expected', async (value, expected) => {
  const { calls } = await aTable()
  const differences = [{ kind: 'setting', setting: 'starting-points', value, ...DECIDED }]
  const house = { id: 'paris-open', name: { en: 'Paris Open', fr: 'Open de Paris' }, edition: '1', parent: 'wrc-2015', differences }
  await expect(calls.ruleSets.goBy({ rules: { text: JSON.stringify(house) }, from: null, by: BY })).rejects.toMatchObject({
    message: expect.stringContaining(expected),
  })
})

test('the command line says which results do not add up, by how much and why they were signed', { timeout: 60_000 }, async () => {
  const { calls, table, file, path } = await aTable()
  await calls.results.sign(signing(table, [-2000], { sticks: 1, reason: 'All four insist.' }))
  const { out } = await run(['results', '--db', file, '--json'], { home: path })
  expect(out.map((line) => JSON.parse(line) as object)).toMatchObject([
    { seat: 'E', points: 28_000, sticks: 1, differs_by: -1000, reason: 'All four insist.', state: 'signed' },
    { seat: 'S' },
    { seat: 'W' },
    { seat: 'N' },
  ])
  const french = await run(['results', '--db', file, '--lang', 'fr'], { home: path })
  expect(french.out[0]?.split('\t')).toEqual(expect.arrayContaining(['bâtons', 'écart', 'motif']))
  expect(french.out).toHaveLength(5)
})

test('a signed result has the uma of the rules at its table; a stick left goes to the winner or to nobody', async () => {
  const totals = async (rules: string): Promise<readonly (number | undefined)[]> => {
    const { calls, table } = await aTable(rules)
    const { scores } = await calls.results.sign(signing(table, [11_000, 1000, -3000, -10_000], { sticks: 1 }))
    return scores.map(({ final }) => final?.total)
  }
  // EMA 2025 3.7, 3.7.1; WRC 2025 10.2, 10.3; RRC 3.10, 3.10.1
  expect(await totals('ema-2025')).toEqual([27_000, 6000, -8000, -25_000])
  expect(await totals('wrc-2025')).toEqual([26_000, 6000, -8000, -25_000])
  expect(await totals('rrc-1.5')).toEqual([42_000, 11_000, -13_000, -40_000])
})

test('the command line adds uma and total to the signed results', async () => {
  const { calls, table, file, path } = await aTable('ema-2025')
  await calls.results.sign(signing(table, [11_000, 1000, -2000, -10_000]))
  const { out } = await run(['results', '--db', file, '--uma', '--json'], { home: path })
  expect(out.map((line) => (JSON.parse(line) as { uma: unknown }).uma)).toEqual([
    { place: 1, sticks: 0, uma: 15_000, total: 26_000 },
    { place: 2, sticks: 0, uma: 5000, total: 6000 },
    { place: 3, sticks: 0, uma: -5000, total: -7000 },
    { place: 4, sticks: 0, uma: -15_000, total: -25_000 },
  ])
})
