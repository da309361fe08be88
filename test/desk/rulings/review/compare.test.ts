import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../../desk/network/serving/loopback.ts'
import { sayComparison } from '../../../../engine/wording/editions/compare.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { PARIS } from '../../event/rules/a-house.ts'

/** A table of a real file behind the real loopback server, asked as a window asks. */
const served = async (record: string) => {
  const made = await aTable()
  const server = await listen(made.desk.fetch)
  onTestFinished(() => server.close())
  const entered = await fetch(server.url, { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { origin } = new URL(server.url)
  const ask = async (path: string, json: object): Promise<{ readonly status: number; readonly json: never }> => {
    const headers = { 'content-type': 'application/json', cookie, origin }
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify({ json }) })
    return { status: answer.status, json: ((await answer.json()) as { json: never }).json }
  }
  const { state } = await made.calls.tables.record({ table: made.table, text: record, by: 'recorder' })
  return { ...made, ask, state }
}

/** A comparison stores nothing: the log has not one entry more. */
const storingNothing = async (desk: Awaited<ReturnType<typeof served>>, what: () => Promise<void>) => {
  const { seq } = await desk.calls.saving()
  await what()
  expect(await desk.calls.saving()).toMatchObject({ seq, state: 'saved' })
}

test('compare: the rule set in force first, then the others, each with its reason', async () => {
  const desk = await served(DEAD_HAND)
  await storingNothing(desk, async () => {
    const { status, json } = await desk.ask('tables/compare', { table: desk.table })
    expect(status).toBe(200)
    const compared = json as Parameters<typeof sayComparison>[0]
    expect(compared.ruleSets.map(({ id }) => id)).toEqual([
      'wrc-2015',
      'ema-2025',
      'wrc-2025',
      'rrc-1.5',
      'ema-2016',
      'ema-pre-2016',
      'riichi-wiki',
    ])
    expect(sayComparison(compared, 'en')[0]?.verdicts.map(({ says, citation }) => citation || says)).toEqual([
      'WRC 2015, sections 5.4 and 5.4.10',
      'EMA 2025, section 6.5.1',
      'Not yet: the player can take the tile until their own next draw',
      'Not yet: the player can take the tile until their own next draw',
      'EMA 2016, sections 3.3.8 and 5.1.1',
      'Nothing: this rule set has no such rule',
      'Nothing: this rule set has no such rule',
    ])
    const two = await desk.ask('tables/compare', { table: desk.table, event: 3, rules: ['ema-2016'] })
    expect(two.json).toMatchObject({ ruleSets: [{ id: 'wrc-2015' }, { id: 'ema-2016' }], places: [] })
  })
})

test('compare goes by the rule sets, not by what a referee has dismissed under one of them', async () => {
  const desk = await served(DEAD_HAND)
  await desk.calls.findings.rule({
    finding: desk.state.findings[0]?.id ?? 0,
    decision: 'dismissed',
    reason: 'It was taken.',
    by: 'Hayashi',
  })
  const { json } = await desk.ask('tables/compare', { table: desk.table, event: 8, rules: ['ema-2016'] })
  expect(json).toMatchObject({ places: [{ rule: 'claim.not-taken', verdicts: [{ kind: 'finding' }, { kind: 'finding' }] }] })
})

test('a tournament under house rules of its own: kept, cited, compared', async () => {
  const desk = await served(DEAD_HAND)
  const text = JSON.stringify(PARIS)
  const adopted = await desk.ask('ruleSets/goBy', { rules: { text }, from: null, by: 'A. Martin' })
  expect(adopted.json).toMatchObject({ rules: 'paris-open', edition: '2026', ruleSet: { base: 'wrc-2015', house: { name: PARIS.name } } })
  expect((await desk.calls.tables.state({ table: desk.table })).rules).toMatchObject({ id: 'wrc-2015' })
  const { id: table } = await desk.calls.tables.create({ name: '8', players: { E: '', S: '', W: 'Haruto', N: '' } })
  const { state } = await desk.calls.tables.record({ table, text: DEAD_HAND, by: '' })
  expect(state.rules).toMatchObject({ id: 'paris-open', house: { name: PARIS.name } })
  expect(state.findings[0]?.finding.penalty).toEqual({ kind: 'points', amount: 5, unit: 'tournament' })
  await desk.calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'seen', by: 'Hayashi' })
  expect((await desk.calls.penalties.list())[0]).toMatchObject({ rules: { id: 'paris-open', house: { name: PARIS.name } } })
  const { content } = await desk.calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content).toContain('house rule of Paris Open')
  const { json } = await desk.ask('tables/compare', { table, rules: ['wrc-2015'] })
  expect(json).toMatchObject({ ruleSets: [{ id: 'paris-open' }, { id: 'wrc-2015' }], places: [{ differsIn: ['remedies', 'penalty'] }] })
  expect((await desk.ask('ruleSets/list', {})).json).toEqual([PARIS])
  expect(await desk.calls.log.verify()).toMatchObject({ ok: true })
})

test('house rules that do not read are refused, naming line and field, and nothing is kept', async () => {
  const desk = await served(DEAD_HAND)
  await storingNothing(desk, async () => {
    for (const [text, says] of [
      ['{', 'line 1, column 2: not well-formed JSON: it breaks off here'],
      [JSON.stringify({ ...PARIS, parent: 'paris-open' }), 'line 1, parent: found "paris-open"'],
    ] as const) {
      expect(await desk.ask('ruleSets/goBy', { rules: { text }, from: null, by: 'A. Martin' })).toMatchObject({
        status: 422,
        json: { message: expect.stringContaining(says) },
      })
    }
    expect((await desk.ask('ruleSets/goBy', { rules: { text: 'x'.repeat(1_000_001) }, from: null, by: 'A. Martin' })).status).toBe(413)
  })
  const { calls } = desk
  const made = { name: 'Other', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' }
  await expect(calls.tournaments.create({ ...made, house: '[]' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.tournaments.create({ ...made, house: JSON.stringify(PARIS) })).toMatchObject({ rules: 'paris-open', edition: '2026' })
})

const LEFT_OUT =
  '@from middle\n@wall 40\nE draw 1z\nE discard 1z\nS draw 3p\nS discard 3p\nW draw 5m\nW discard 5m\nE draw 2p\nE discard 2p\nS draw 9s\nS discard 9s'

test('mends of a finding; the first of them, asked for as a correction, lets the finding go', async () => {
  const desk = await served(LEFT_OUT)
  await storingNothing(desk, async () => {
    const finding = desk.state.findings.find(({ state }) => state === 'open')
    const { json } = await desk.ask('findings/mends', { finding: finding?.id })
    const [first] = json as readonly { kind: string; edit: object }[]
    expect(first).toMatchObject({ kind: 'missing', at: 7 })
    const { json: preview } = await desk.ask('tables/preview', { table: desk.table, edit: first?.edit })
    expect(preview).toMatchObject({ gone: [{ rule: 'record.missing' }], came: [], decisions: [] })
  })
})

test.each([
  ['a hand that is not there', 'tables/compare', { hand: 'x' }],
  ['a rule set that nobody knows', 'tables/compare', { rules: ['wrc-1066'] }],
  ['an act that is not there', 'tables/value', { at: 99 }],
  ['a table that is not there', 'tables/value', { table: 'x' }],
  ['a table that is not there', 'tables/entitlements', { table: 'x' }],
])('%s is said', async (_, path, asked) => {
  const desk = await served(DEAD_HAND)
  expect((await desk.ask(path, { table: desk.table, ...asked })).status).toBe(404)
  expect((await desk.ask('findings/mends', { finding: 99 })).status).toBe(404)
})

test('entitlements after an act: what the claim has switched off, and for whom the discard is still open', async () => {
  const desk = await served(DEAD_HAND)
  const { json: before } = await desk.ask('tables/entitlements', { table: desk.table, at: 1 })
  expect(before).toMatchObject({
    event: 1,
    players: { W: { claims: { chii: { is: 'no' }, pon: { is: 'may-be' } } }, E: { claims: { pon: { is: 'no' } } } },
  })
  const { json: after } = await desk.ask('tables/entitlements', { table: desk.table, at: 4 })
  expect(after).toMatchObject({
    players: { W: { hand: { is: 'open', event: 2 }, doubleRiichi: { is: 'ended' } } },
    waits: { W: 'unknown' },
  })
})

test('value after a win: what it is worth, who pays', async () => {
  const deal = '@hand E1 0\n@dora 1z\n@deal S 2m3m4m5m6m7m2p3p4p5s6s8s8s\n'
  const desk = await served(
    `${deal}E draw\nE discard 9m\nS draw 1z\nS discard 1z\nW draw\nW discard 7s\nS ron\nS reveal 2m3m4m5m6m7m2p3p4p5s6s8s8s`,
  )
  const { json } = await desk.ask('tables/value', { table: desk.table })
  expect(json).toMatchObject({
    event: 8,
    values: [{ is: 'worth', seat: 'S', yaku: expect.arrayContaining([{ yaku: 'pinfu', han: 1 }]), payments: [{ from: 'W' }] }],
  })
  expect((await desk.ask('tables/value', { table: desk.table, at: 3 })).json).toMatchObject({ values: [] })
})
