import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { aDesk, aTable, DEAD_HAND, openIn } from '../../api/a-desk.ts'

test('a dead hand recorded line by line is found at the act that makes it one', async () => {
  const { calls, table } = await aTable()
  const came: string[] = []
  for (const text of DEAD_HAND.split('\n')) {
    const { state, came: numbers } = await calls.tables.record({ table, text, by: 'recorder' })
    for (const number of numbers) came.push(`${number} at ${state.view.event}`)
  }
  expect(came).toEqual(['1 at 8'])
  expect(openIn(await calls.tables.state({ table }))).toEqual(['violation claim.not-taken W 8'])
})

test('of several lines all are entered or none', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: 'recorder' })
  const before = await calls.tables.state({ table })
  await expect(calls.tables.record({ table, text: 'S draw\nS discrad 2z', by: 'recorder' })).rejects.toMatchObject({
    code: 'NOTATION',
    data: { line: 2, column: 3, found: 'discrad' },
  })
  expect(await calls.tables.state({ table })).toEqual(before)
})

test.each([
  ['a table that is not there', { table: 'nobody', text: 'E discard 1z', by: '' }, 'NOT_FOUND'],
  ['rules after the first event', { text: '@rules ema-2016', by: '' }, 'REFUSED'],
  ['a header after the first event', { text: '@wall 30', by: '' }, 'NOTATION'],
  ['a clock that goes back', { text: '12.0 S draw\n11.0 S discard 1p', by: '' }, 'NOTATION'],
  ['a rule set that nobody knows', { text: '@rules wrc-1066', by: '' }, 'NOTATION'],
])('%s is refused and nothing entered', async (_, asked, code) => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: 'recorder' })
  const before = (await calls.saving()).seq
  await expect(calls.tables.record({ table, ...asked })).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(before)
})

test('@hand begins a hand, and so does @from after events; each keeps its own acts', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({
    table,
    text: '@hand E1 0\nE discard 1z\n@hand E2 1\nE discard 2z\nS draw\n@from middle\nE discard 3z',
    by: '',
  })
  const { hands, hand } = await calls.tables.state({ table })
  expect(hands.map(({ wind, number, counters, acts }) => `${wind}${number} ${counters}: ${acts}`)).toEqual([
    'E1 0: 1',
    'E2 1: 2',
    'E1 0: 1',
  ])
  expect(hand).toBe(hands[2]?.id)
  const first = await calls.tables.state({ table, hand: hands[0]?.id })
  expect(first.acts.map(({ text }) => text)).toEqual(['E discard 1z'])
})

test('players move on with the hand: who was South at first is East in hand 2', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@hand E2 0\nE discard 1z', by: '' })
  const { table: summary, view } = await calls.tables.state({ table })
  expect([summary.players.E?.name, summary.players.N?.name, view.seats.E.name]).toEqual(['Camille', 'Zofia', 'Camille'])
})

test('a short form is one line and three acts', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: 'E discard 5p\nW pon 5p5p', by: 'recorder' })
  expect(state.acts.map(({ number, text, form }) => [number, text, form?.part])).toEqual([
    [1, 'E discard 5p', undefined],
    [2, 'W call pon', 1],
    [3, 'W show 5p5p', 2],
    [4, 'W take', 3],
  ])
  expect(state.canUndo).toEqual({ ref: expect.any(String), text: 'W pon 5p5p', act: 2, by: 'recorder' })
})

test('the table can be seen as it lay after any act', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: DEAD_HAND, by: '' })
  const then = await calls.tables.state({ table, at: 4 })
  expect([then.view.event, then.acts.length, then.view.untaken.map(({ seat, tile }) => seat + tile)]).toEqual([4, 8, ['W1z']])
})

test('overlong times are counted on from hand to hand, by player', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\nS draw\nS discard 2z slow', by: '' })
  const { state } = await calls.tables.record({ table, text: '@hand E2 0\nE discard 1z slow', by: '' })
  expect(openIn(state)).toEqual(['question pace.slow E 1'])
})

test('a rule set named in the record goes before the tournament’s', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: `@rules riichi-wiki\n${DEAD_HAND}`, by: '' })
  expect([state.rules.id, openIn(state)]).toEqual(['riichi-wiki', []])
})

test('the sample opens again as it was made, with a dispute, a question and penalties in it', async () => {
  const { calls, path } = aDesk()
  const made = await calls.tournaments.sample()
  const tables = await calls.tables.list()
  expect(tables).toHaveLength(16)
  const open = tables.filter((table) => table.open.violation + table.open.question > 0)
  expect(open.map(({ round, name, open: { violation, question } }) => [round, name, violation, question])).toEqual([
    [2, '6', 0, 1],
    [2, '7', 1, 0],
  ])
  expect(tables.reduce((sum, table) => sum + table.open.record + table.open.advice, 0)).toBe(0)
  expect((await calls.penalties.list()).map(({ rule }) => rule)).toEqual(['claim.not-taken', 'swap.same-tile'])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
  const again = aDesk({ folder: path })
  expect(await again.calls.tournaments.sample()).toEqual(made)
  expect(await again.calls.tables.list()).toEqual(tables)
})

test('a setting typed alone, before the hand is named, is kept', async () => {
  const { calls, table, file } = await aTable()
  for (const text of ['@set several-wins all', '@hand S2 1', 'E discard 1z']) await calls.tables.record({ table, text, by: 'recorder' })
  const { hands } = await calls.tables.state({ table })
  expect(hands.map(({ wind, number, counters }) => `${wind}${number} ${counters}`)).toEqual(['S2 1'])
  const db = new Database(file, { readonly: true })
  expect(db.prepare('SELECT header FROM hand').pluck().all()).toEqual(['@set several-wins all\n@hand S2 1'])
  db.close()
})

test('acts that waited for the desk have the time at which they were typed; a moment on the way is no wait', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const { calls } = aDesk({ now: () => now })
  await calls.tournaments.create({ name: 'Test Open', place: '', date: '2026-11-21', rules: 'wrc-2025', tables: 1, referee: 'Ines' })
  const table = (await calls.tables.list())[0]?.id ?? ''
  for (const [text, waited] of [
    ['E discard 1z', 1_800_000],
    ['S draw\nS discard 2z', 60_000],
    ['W draw', 400],
  ] as const)
    await calls.tables.record({ table, text, by: 'recorder', waited })
  const { acts } = await calls.tables.state({ table })
  expect(acts.map(({ at }) => at.toISOString().slice(11, 19))).toEqual(['11:30:00', '11:59:00', '11:59:00', '12:00:00'])
})
