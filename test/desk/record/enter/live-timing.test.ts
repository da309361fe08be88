import { expect, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { aDesk, openIn } from '../../api/a-desk.ts'

/** A desk whose clock the test sets, with a table that has live timing on. */
const aLiveTable = async ({ on = true, floor = '1.0' }: { readonly on?: boolean; readonly floor?: string } = {}) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00.000Z') }
  const made = aDesk({ now: () => new Date(clock.now) })
  await made.calls.tournaments.create({ name: 'Test Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Ines' })
  const { id: table } = await made.calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const { tables } = made.calls
  if (on) await tables.liveTiming({ table, on: true, by: 'Ines' })
  await tables.record({
    table,
    text: `@set draw-floor ${floor}\n@set slow-limit 20\n@set slow-count 1\n@from middle\n@wall 40`,
    by: 'Ines',
  })
  /** Types a line the given seconds after the previous one. */
  const type = (seconds: number, text: string, waited = 0) => {
    clock.now += seconds * 1000
    return tables.record({ table, text, by: 'Ines', waited })
  }
  const undo = () => tables.undo({ table, by: 'Ines' })
  const acts = async () => (await tables.state({ table })).acts.map(({ text, form }) => (form?.part === 1 ? form.text : text))
  const open = async () => openIn(await tables.state({ table }))
  return { ...made, tables, table, type, undo, acts, open, clock }
}

test('only where live timing is switched on does the time of entry count, in seconds since the hand began', async () => {
  const off = await aLiveTable({ on: false })
  await off.type(3, 'S discard 5p')
  expect(await off.acts()).toEqual(['S discard 5p'])
  const live = await aLiveTable()
  await live.type(3, 'S discard 5p')
  await live.type(2.25, 'W draw')
  expect(await live.acts()).toEqual(['3 S discard 5p', '5.3 W draw'])
  await live.tables.liveTiming({ table: live.table, on: false, by: 'Ines' })
  await live.type(1, 'W discard 9s')
  expect((await live.acts()).at(-1)).toBe('W discard 9s')
})

test('a short form has one time for its three parts, and stays one', async () => {
  const { type, tables, table } = await aLiveTable()
  await type(3, 'S discard 5p')
  const { state } = await type(1, 'N pon 5p5p')
  expect(state.acts.slice(1).map(({ text, form }) => [text, form?.text, form?.part])).toEqual([
    ['4 N call pon', '4 N pon 5p5p', 1],
    ['4 N show 5p5p', '4 N pon 5p5p', 2],
    ['4 N take', '4 N pon 5p5p', 3],
  ])
  expect((await tables.state({ table })).canUndo?.text).toBe('4 N pon 5p5p')
})

test('what waited for the desk has the time at which it was typed; of several lines only the last has one', async () => {
  const { type, acts } = await aLiveTable()
  await type(10, 'S discard 5p', 4000)
  await type(2, 'W draw\nW discard 9s')
  expect(await acts()).toEqual(['6 S discard 5p', 'W draw', '12 W discard 9s'])
})

test('nobody says when it was typed, it has a clock already, or the clock was set back: no time is added', async () => {
  const { type, tables, table, acts, clock } = await aLiveTable()
  await tables.record({ table, text: 'S discard 5p', by: 'Ines' })
  await type(10, '4.5 W draw')
  await type(1, 'W discard 9s')
  clock.now -= 60_000
  await type(0, 'N draw')
  expect(await acts()).toEqual(['S discard 5p', '4.5 W draw', '11 W discard 9s', 'N draw'])
})

test('the recorder catches up and types the draw at once: asked, with the seconds, and nobody is accused', async () => {
  const { type, open, tables, table } = await aLiveTable()
  await type(3, 'S discard 5p')
  await type(0.4, 'W draw')
  await type(0.5, 'N call pon')
  expect(await open()).toEqual(['question draw.too-fast W 3'])
  const { findings } = await tables.state({ table })
  expect(findings[0]?.finding.facts).toMatchObject({ seconds: 0.4, clock: 'live' })
})

test('the recorder was late with the draw: the caller is not accused of calling late', async () => {
  const { type, open } = await aLiveTable()
  await type(3, 'S discard 5p')
  await type(9, 'W draw')
  await type(0.5, 'N call pon')
  expect(await open()).toEqual(['question draw.too-fast W 3'])
})

test('a slow discard is asked about beyond what a recorder may be behind', async () => {
  const fair = await aLiveTable()
  await fair.type(3, 'S draw')
  await fair.type(24, 'S discard 5p')
  expect(await fair.open()).toEqual([])
  const slow = await aLiveTable()
  await slow.type(3, 'S draw')
  await slow.type(26, 'S discard 5p')
  expect(await slow.open()).toEqual(['question pace.slow S 2'])
})

test('what is typed again after an undo has no time until all is there again', async () => {
  const { type, undo, acts, open } = await aLiveTable()
  await type(3, 'S draw')
  await type(2, 'S discard 5p')
  await type(2, 'W draw')
  await undo()
  await undo()
  await type(60, 'S discard 6p')
  await type(1, 'W draw')
  await type(1, 'W discard 9s')
  expect(await acts()).toEqual(['3 S draw', 'S discard 6p', 'W draw', '69 W discard 9s'])
  expect(await open()).toEqual([])
})

test('redone, an act has its own time again', async () => {
  const { type, undo, acts, tables, table } = await aLiveTable()
  await type(3, 'S draw')
  await type(2, 'S discard 5p')
  await undo()
  await tables.redo({ table, by: 'Ines' })
  await type(1, 'W draw')
  expect(await acts()).toEqual(['3 S draw', '5 S discard 5p', '6 W draw'])
})

test('a correction keeps the times that stand, and gives none of its own', async () => {
  const { type, acts, tables, table } = await aLiveTable()
  await type(3, 'S discard 5p')
  await type(2, 'W draw')
  await type(2, 'W discard 9s')
  const correct = (edit: Parameters<typeof tables.correct>[0]['edit']) => tables.correct({ table, edit, by: 'Ines' })
  await correct({ do: 'replace', at: 1, count: 1, text: '3 S discard 6p' })
  await correct({ do: 'insert', at: 2, text: 'N call pon' })
  expect(await acts()).toEqual(['3 S discard 6p', 'N call pon', '5 W draw', '7 W discard 9s'])
})

test('an act moved to where its time does not fit loses it, and is never refused for it', async () => {
  const { type, acts, tables, table } = await aLiveTable()
  await type(3, 'S discard 5p')
  await type(2, 'W draw')
  await type(2, 'W discard 9s')
  await tables.correct({ table, edit: { do: 'move', at: 1, count: 1, after: 2 }, by: 'Ines' })
  await tables.correct({ table, edit: { do: 'replace', at: 1, count: 1, text: '40 W draw 3m' }, by: 'Ines' })
  expect(await acts()).toEqual(['W draw 3m', 'S discard 5p', '7 W discard 9s'])
})

test('the switch is undone and redone like any act, with what it says of the hand', async () => {
  const { tables, table, type, undo } = await aLiveTable({ on: false })
  await tables.liveTiming({ table, on: true, by: 'Ines' })
  const on = await tables.state({ table })
  expect([on.live, on.settings.at(-1), on.canUndo?.text]).toEqual([true, { name: 'clock', value: 'live' }, 'live timing on'])
  const { state: off } = await undo()
  expect([off.live, off.settings.some(({ name }) => name === 'clock')]).toEqual([false, false])
  const { state: again } = await tables.redo({ table, by: 'Ines' })
  expect([again.live, again.settings.at(-1)?.name]).toEqual([true, 'clock'])
  const { state } = await type(3, 'S discard 5p')
  expect(state.acts.map(({ text }) => text)).toEqual(['3 S discard 5p'])
})

test('the next hand goes by the switch, whatever the one before went by', async () => {
  const { tables, table, type } = await aLiveTable()
  await type(3, 'S discard 5p')
  await type(60, '* end abort referee\n@hand E1 1\nE discard 1z')
  const { state } = await type(4, 'S draw')
  expect([state.settings.map(({ name }) => name), state.acts.map(({ text }) => text)]).toEqual([
    ['draw-floor', 'slow-limit', 'slow-count', 'clock'],
    ['0 E discard 1z', '4 S draw'],
  ])
  await tables.liveTiming({ table, on: false, by: 'Ines' })
  const { state: off } = await type(60, '@hand E1 2\nE discard 1z')
  expect([off.settings.some(({ name }) => name === 'clock'), off.acts.map(({ text }) => text)]).toEqual([false, ['E discard 1z']])
})

test('an imported game keeps its own clock, which counts in full, and gets no time of ours', async () => {
  const { tables, table, open, acts } = await aLiveTable()
  const text = '@set draw-floor 1.0\n@from middle\n10 S discard 5p\n10.4 W draw\n10.9 N call pon\nW return'
  await tables.import({ table, file: { name: 'a.table', text }, by: 'Ines' })
  expect(await acts()).toEqual(['10 S discard 5p', '10.4 W draw', '10.9 N call pon', 'W return'])
  expect(await open()).toEqual(['violation draw.too-fast W 3'])
})

test('sent twice it is switched once, and made anew from the log it is what it was', async () => {
  const { tables, table, desk, type } = await aLiveTable({ on: false })
  const key = 'k-live'
  await tables.liveTiming({ table, on: true, by: 'Ines', key })
  await tables.liveTiming({ table, on: true, by: 'Ines', key })
  await type(3, 'S discard 5p')
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file is open')
  const rows = () => db.prepare('SELECT * FROM live_timing').all()
  const before = rows()
  expect(before).toHaveLength(1)
  rebuild(db)
  expect(rows()).toEqual(before)
})

test('switching it on is not taken back under the times that were typed since: a question about them would become an accusation', async () => {
  const { tables, table, type, open } = await aLiveTable({ on: false })
  await tables.liveTiming({ table, on: true, by: 'Marta' })
  await type(3, 'S discard 5p')
  await type(0.4, 'W draw')
  await type(0.4, 'N call pon')
  const asked = await open()
  expect(asked).toEqual(['question draw.too-fast W 3'])
  await expect(tables.undo({ table, by: 'Marta', own: true })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await open()).toEqual(asked)
  await tables.liveTiming({ table, on: false, by: 'Marta' })
  expect(await open()).toEqual(asked)
})
