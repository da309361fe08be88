import { expect, test } from 'vitest'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { aDesk, aTable, type Calls, DEAD_HAND, openIn } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

const actsOf = ({ acts }: TableState): string => acts.map(({ number, text }) => `${number} ${text}`).join(', ')

const disputed = async () => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'recorder' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}

test('an act that was left out is put in where it belongs; what is found further on is the same finding at another number', async () => {
  const { calls, table, finding } = await disputed()
  const edit = { do: 'insert', at: 1, text: 'E draw' } as const
  const preview = await calls.tables.preview({ table, edit })
  expect(preview).toMatchObject({ came: [], gone: [], moved: [{ before: { event: 8 }, after: { event: 9 } }], rulings: [], decisions: [] })
  expect((await calls.tables.state({ table })).acts).toHaveLength(8)
  const { state, came, gone, moved } = await calls.tables.correct({ table, edit, by: BY })
  expect([state.acts[0]?.text, state.acts[0]?.by, came, gone, moved]).toEqual(['E draw', BY, [], [], [finding]])
  expect(openIn(state)).toEqual(['violation claim.not-taken W 9'])
  expect(state.findings[0]?.id).toBe(finding)
  expect(preview.acts.map(({ line }) => line)).toEqual(state.acts.map(({ text }) => text))
})

test('a ruling on a finding that a correction takes away waits for a review, with before and after, until a referee has looked', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'The tile lay in the river.', by: BY })
  const edit = { do: 'insert', at: 4, text: 'W take' } as const
  expect(await calls.tables.preview({ table, edit })).toMatchObject({ gone: [{ rule: 'claim.not-taken' }], rulings: [1] })
  const { state } = await calls.tables.correct({ table, edit, by: 'recorder' })
  expect(state.findings).toMatchObject([{ id: finding, state: 'gone', ruling: { id: 1 } }])
  const [review] = await calls.reviews.list()
  expect(review).toMatchObject({ ruling: 1, state: 'open', before: { rule: 'claim.not-taken', event: 8 }, after: null, looked: null })
  expect(await calls.penalties.list()).toHaveLength(1)
  const settled = await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'The recorder erred.', by: BY })
  expect(settled).toMatchObject({ state: 'stands', looked: { by: BY, reason: 'The recorder erred.' } })
  await expect(calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'again', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('a ruling whose finding only moved waits for nothing; one whose finding comes back as it was needs no look', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await calls.tables.correct({ table, edit: { do: 'insert', at: 1, text: 'E draw' }, by: 'recorder' })
  expect(await calls.reviews.list()).toEqual([])
  const { state } = await calls.tables.correct({ table, edit: { do: 'insert', at: 5, text: 'W take' }, by: 'recorder' })
  expect(state.acts.at(-1)?.text).toBe('* ruling 10 claim.not-taken upheld')
  expect((await calls.reviews.list()).map((review) => review.state)).toEqual(['open'])
  await calls.tables.undo({ table, by: 'recorder' })
  expect((await calls.reviews.list()).map((review) => review.state)).toEqual(['same-again'])
  expect((await calls.tables.state({ table })).findings).toMatchObject([{ state: 'confirmed', finding: { event: 9 } }])
})

test('a ruling that brings back what was dismissed waits for nothing, taken back and put back too; and for a review once the record changes', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'x', by: BY })
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'The video shows it.', supersedes: 1, by: BY })
  const waits = async () => (await calls.waiting()).reviews
  expect(await waits()).toBe(0)
  await calls.tables.undo({ table, by: BY })
  expect(await waits()).toBe(0)
  await calls.tables.redo({ table, by: BY })
  expect(await waits()).toBe(0)
  expect((await calls.tables.state({ table })).findings).toMatchObject([{ state: 'confirmed', ruling: { id: 2 } }])
  await calls.tables.correct({ table, edit: { do: 'insert', at: 4, text: 'W take' }, by: 'recorder' })
  expect(await calls.reviews.list()).toMatchObject([{ ruling: 2, state: 'open', before: { rule: 'claim.not-taken' }, after: null }])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('a finding that went stays beside its acts, whatever numbers they have after further corrections', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const before = (await calls.tables.state({ table })).findings[0]?.finding
  expect(before).toMatchObject({ event: 8, because: [2, 3, 6, 8] })
  await calls.tables.correct({ table, edit: { do: 'insert', at: 4, text: 'W take' }, by: 'recorder' })
  const shown = async () => (await calls.tables.state({ table })).findings[0]
  expect(await shown()).toMatchObject({ state: 'gone', finding: { event: 9, because: [2, 3, 7, 9] } })
  await calls.tables.correct({ table, edit: { do: 'insert', at: 1, text: 'E draw' }, by: 'recorder' })
  expect(await shown()).toMatchObject({ state: 'gone', finding: { event: 10, because: [3, 4, 8, 10] } })
  expect(await calls.reviews.list()).toMatchObject([{ finding, event: 10 }])
  expect(await calls.incidents.list()).toMatchObject([{ finding, event: 10 }])
  await calls.tables.correct({ table, edit: { do: 'remove', at: 10, count: 1 }, by: 'recorder' })
  expect(await shown(), 'its own act is gone: beside the last that proved it').toMatchObject({ finding: { event: 8, because: [3, 4, 8] } })
})

test('taking out the act that a ruling is about takes the ruling’s line with it, and not the ruling', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const edit = { do: 'remove', at: 8, count: 1 } as const
  expect(await calls.tables.preview({ table, edit })).toMatchObject({ decisions: [9], rulings: [1] })
  const { state } = await calls.tables.correct({ table, edit, by: 'recorder' })
  expect([state.acts.length, state.findings]).toMatchObject([7, [{ id: finding, state: 'gone', ruling: { id: 1 } }]])
  const undone = await calls.tables.undo({ table, by: 'recorder' })
  expect(undone.state.canRedo).toEqual({ ref: expect.any(String), text: 'E discard 7s', by: 'recorder', author: 'recorder' })
  expect([undone.state.acts.length, undone.state.findings[0]?.state]).toEqual([9, 'confirmed'])
})

test('the line of a signed ruling is not removed, and the preview says so before anybody enters it', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const refusal = { message: `act 9 is the ruling signed by ${BY}: undo it, or rule again` }
  for (const edit of [
    { do: 'remove', at: 9, count: 1 },
    { do: 'replace', at: 9, count: 1, text: '* note x' },
  ] as const) {
    await expect(calls.tables.preview({ table, edit })).rejects.toMatchObject(refusal)
    await expect(calls.tables.correct({ table, edit, by: BY })).rejects.toMatchObject(refusal)
  }
})

test('an act is replaced by others, moved, and several are replaced by one; each correction is undone and redone as one act', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@from middle\nE discard 1z\nS draw\nS discard 2z\nW draw\nW discard 3z', by: '' })
  const texts: string[] = [actsOf(await calls.tables.state({ table }))]
  for (const edit of [
    { do: 'replace', at: 2, count: 1, text: 'W call pon\nW retract\nS draw 5p' },
    { do: 'move', at: 1, count: 1, after: 3 },
    { do: 'move', at: 3, count: 1, after: 0 },
    { do: 'replace', at: 2, count: 3, text: 'S draw' },
    { do: 'remove', at: 4, count: 2 },
    { do: 'insert', at: 1, text: 'N discard 1p\nE pon 1p1p' },
  ] as const)
    texts.push(actsOf((await calls.tables.correct({ table, edit, by: BY })).state))
  expect(texts).toEqual([
    '1 E discard 1z, 2 S draw, 3 S discard 2z, 4 W draw, 5 W discard 3z',
    '1 E discard 1z, 2 W call pon, 3 W retract, 4 S draw 5p, 5 S discard 2z, 6 W draw, 7 W discard 3z',
    '1 W call pon, 2 W retract, 3 E discard 1z, 4 S draw 5p, 5 S discard 2z, 6 W draw, 7 W discard 3z',
    '1 E discard 1z, 2 W call pon, 3 W retract, 4 S draw 5p, 5 S discard 2z, 6 W draw, 7 W discard 3z',
    '1 E discard 1z, 2 S draw, 3 S discard 2z, 4 W draw, 5 W discard 3z',
    '1 E discard 1z, 2 S draw, 3 S discard 2z',
    '1 N discard 1p, 2 E call pon, 3 E show 1p1p, 4 E take, 5 E discard 1z, 6 S draw, 7 S discard 2z',
  ])
  for (const text of texts.toReversed().slice(1)) expect(actsOf((await calls.tables.undo({ table, by: '' })).state)).toBe(text)
  for (const text of texts.slice(1)) expect(actsOf((await calls.tables.redo({ table, by: '' })).state)).toBe(text)
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('a short form is moved as one act, and stays one', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@from middle\nE discard 1z\nW pon 1z1z\nW discard 3z\nN draw', by: '' })
  const moved = async (at: number, count: number, after: number) => {
    const { state } = await calls.tables.correct({ table, edit: { do: 'move', at, count, after }, by: BY })
    return state.acts.map(({ text, form }) => form?.text ?? text).filter((text, i, all) => text !== all[i - 1])
  }
  expect(await moved(2, 3, 6)).toEqual(['E discard 1z', 'W discard 3z', 'N draw', 'W pon 1z1z'])
  expect(await moved(4, 3, 1)).toEqual(['E discard 1z', 'W pon 1z1z', 'W discard 3z', 'N draw'])
  await expect(calls.tables.correct({ table, edit: { do: 'move', at: 2, count: 3, after: 3 }, by: BY })).rejects.toMatchObject({
    code: 'REFUSED',
  })
})

test('an act says that it was put in later, or what stood in its place first', async () => {
  const { calls, table } = await aTable()
  const marks = ({ acts }: TableState) => acts.map(({ text, was, inserted }) => [text, inserted ? '+' : was])
  await calls.tables.record({ table, text: '@from middle\nE discard 1z\nS discard 2z\nW discard 3z', by: '' })
  for (const edit of [
    { do: 'replace', at: 2, count: 1, text: 'S discard 4z' },
    { do: 'insert', at: 2, text: 'S draw' },
    { do: 'replace', at: 3, count: 1, text: 'S discard 5z' },
  ] as const)
    await calls.tables.correct({ table, edit, by: BY })
  const { state } = await calls.tables.record({ table, text: 'N draw', by: '' })
  expect(marks(state)).toEqual([
    ['E discard 1z', null],
    ['S draw', '+'],
    ['S discard 5z', 'S discard 2z'],
    ['W discard 3z', null],
    ['N draw', null],
  ])
  for (let times = 0; times < 4; times++) await calls.tables.undo({ table, by: '' })
  expect(marks(await calls.tables.state({ table })).map(([, mark]) => mark)).toEqual([null, null, null])
})

test('the undo of a corrected header line names that line, and that of a hand its name', async () => {
  const { calls, table } = await aTable()
  for (const text of ['@hand E2 2', '@scores 30000 30000 30000 30000']) await calls.tables.record({ table, text, by: BY })
  const edit = { do: 'header', text: '@hand E2 2\n@scores 31000 29000 30000 30000' } as const
  await calls.tables.correct({ table, edit, by: BY })
  expect((await calls.tables.state({ table })).canUndo).toMatchObject({ text: '@scores 31000 29000 30000 30000' })
  expect((await calls.tables.undo({ table, by: BY })).state.canRedo).toMatchObject({ text: '@scores 31000 29000 30000 30000' })
})

test('a header line is corrected, and the hand judged by it; undo brings the old one back', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({
    table,
    text: '@hand E1 0\n@deal E 1m1m1m2m3m4m5m6m7m8m9m9m9m\n@dora 1m\nE draw\nE discard 1z',
    by: '',
  })
  const before = openIn(state)
  expect(state.header).toEqual(['@hand E1 0', '@dora 1m', '@deal E 1m1m1m2m3m4m5m6m7m8m9m9m9m'])
  const edit = { do: 'header', text: '@hand E1 1\n@dora 2m' } as const
  const { came, gone } = await calls.tables.preview({ table, edit })
  expect((await calls.tables.state({ table })).view.dora).toEqual(['1m'])
  const changed = await calls.tables.correct({ table, edit, by: BY })
  expect([came.length, gone.length]).toEqual([changed.came.length, changed.gone.length])
  expect([changed.state.table.hand?.counters, changed.state.view.dora, changed.state.acts.length]).toEqual([1, ['2m'], 2])
  const undone = await calls.tables.undo({ table, by: BY })
  expect([undone.state.table.hand?.counters, undone.state.view.dora, openIn(undone.state)]).toEqual([0, ['1m'], before])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test.each([
  ['an act that is not there', { do: 'remove', at: 8, count: 2 } as const, 'REFUSED'],
  ['a place behind the end', { do: 'insert', at: 10, text: 'E draw' } as const, 'REFUSED'],
  ['a line that does not read', { do: 'insert', at: 1, text: 'E darw' } as const, 'NOTATION'],
  ['a header among acts', { do: 'insert', at: 1, text: '@wall 3' } as const, 'REFUSED'],
  ['nothing', { do: 'insert', at: 1, text: '\n# only a remark\n' } as const, 'REFUSED'],
  ['a ruling on what comes later', { do: 'insert', at: 2, text: '* ruling 5 claim.not-taken upheld' } as const, 'NOTATION'],
  ['a header that does not read', { do: 'header', text: '@dora 9q' } as const, 'NOTATION'],
])('a correction to %s is refused, and nothing of it written', async (_, edit, code) => {
  const { calls, table } = await disputed()
  const { seq } = await calls.saving()
  await expect(calls.tables.correct({ table, edit, by: BY })).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(seq)
})

test('a correction of an earlier hand changes what is counted on in the later ones', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\nS draw\nS discard 2z', by: '' })
  const { state } = await calls.tables.record({ table, text: '@hand E2 0\nE discard 1z slow', by: '' })
  expect(openIn(state)).toEqual([])
  const hand = state.hands[0]?.id
  const { came } = await calls.tables.correct({ table, hand, edit: { do: 'replace', at: 3, count: 1, text: 'S discard 2z slow' }, by: BY })
  expect([came.length, openIn(await calls.tables.state({ table }))]).toEqual([1, ['question pace.slow E 1']])
})

test('one undoes what is one’s own, though others wrote after it, and puts it back until one enters something new', async () => {
  const { calls, table } = await aTable()
  const enter = (by: string, text: string) => calls.tables.record({ table, text, by })
  await enter('Ann', '@from middle\nE discard 1z')
  await enter('Ann', 'S draw')
  await enter('Bob', 'S discard 2z')
  const undone = await calls.tables.undo({ table, by: 'Ann', own: true })
  expect(actsOf(undone.state)).toBe('1 E discard 1z, 2 S discard 2z')
  await enter('Bob', 'W draw')
  await expect(calls.tables.redo({ table, by: 'Bob' })).rejects.toMatchObject({ code: 'REFUSED' })
  await expect(calls.tables.redo({ table, by: 'Bob', own: true })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(actsOf((await calls.tables.redo({ table, by: 'Ann', own: true })).state)).toBe(
    '1 E discard 1z, 2 S draw, 3 S discard 2z, 4 W draw',
  )
  await calls.tables.undo({ table, by: 'Ann', own: true })
  await enter('Ann', 'W discard 3z')
  await expect(calls.tables.redo({ table, by: 'Ann', own: true })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.tables.undo({ table, by: 'Ann', own: true })
  await calls.tables.undo({ table, by: 'Ann', own: true })
  await expect(calls.tables.undo({ table, by: 'Ann', own: true })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(actsOf(await calls.tables.state({ table }))).toBe('1 S discard 2z, 2 W draw')
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

const tournament = async (calls: Calls) => {
  const tables = await calls.tables.list()
  const penalties = (await calls.penalties.list()).map(({ id, cancelled, takenBack }) => [id, cancelled !== null, takenBack !== null])
  const acts = async (table: string) => (await calls.tables.state({ table })).hands.reduce((sum, hand) => sum + hand.acts, 0)
  return { tables: await Promise.all(tables.map(async ({ id, name, players }) => [name, await acts(id), players.E?.name])), penalties }
}

test('over the whole tournament, undo goes back through tables, rulings, cancellations and tables made, and redo through all of it again', async () => {
  const { calls, table, finding, path, file } = await disputed()
  const states: unknown[] = [await tournament(calls)]
  const then = async (done: Promise<unknown>) => {
    await done
    states.push(await tournament(calls))
  }
  await then(calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY }))
  await then(calls.tables.create({ name: '8', players: { E: 'Ada', S: '', W: '', N: '' } }))
  await then(calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY }))
  await then(calls.tables.record({ table, text: 'S draw', by: 'recorder' }))
  const last = states.at(-1)
  const again = aDesk({ folder: path })
  await again.calls.tournaments.open({ file })
  const said: (string | null)[] = []
  for (const state of states.toReversed().slice(1)) {
    const { text, table: where } = await again.calls.tournaments.undo({ by: 'x' })
    said.push(`${text} at ${where === null ? 'none' : where === table ? '7' : 'another'}`)
    expect((await tournament(again.calls)).tables).toEqual((state as { tables: unknown }).tables)
  }
  expect(said).toEqual(['S draw at 7', 'penalty-cancelled at 7', '8 at none', '* ruling 8 claim.not-taken upheld at 7'])
  for (const _ of said) await again.calls.tournaments.redo({ by: 'x' })
  expect(await tournament(again.calls)).toEqual(last)
  await expect(again.calls.tournaments.redo({ by: 'x' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await again.calls.log.verify()).toMatchObject({ ok: true })
})

test('a mend that the engine proposes is carried out by the same call', async () => {
  const { calls, table } = await aTable()
  const text = '@from middle\nE discard 1z\nS draw\nS discard 2z\nS discard 2z\nW draw'
  const { state } = await calls.tables.record({ table, text, by: '' })
  const finding = state.findings.find((shown) => shown.state === 'open')
  const [mend] = await calls.findings.mends({ finding: finding?.id ?? 0 })
  if (!mend) throw new Error(`no mend for ${JSON.stringify(finding?.finding)}`)
  const mended = await calls.tables.correct({ table, hand: mend.hand, edit: mend.edit, by: BY })
  expect(mended.gone).toContain(finding?.id)
})

test('a player who takes a seat is taken back with the change', async () => {
  const { calls, table } = await aTable()
  const seatOf = async () => (await calls.tables.list()).find(({ id }) => id === table)?.players.E?.name
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Ivy' }, reason: 'ill', by: BY })
  expect(await seatOf()).toBe('Ivy')
  await calls.tables.undo({ table, by: BY })
  expect(await seatOf()).toBe('Zofia')
  await calls.tables.redo({ table, by: BY })
  expect(await seatOf()).toBe('Ivy')
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

/** A table that was started under the wrong rule set: swap-calling, which only some rule sets forbid. */
const SWAP = '@from middle\nE discard 5p\nS chii 4p6p\nS discard 5p'

test('a wrong rule set, noticed after some acts, is put right: findings and what is cited are the right one’s, rulings wait for a look', async () => {
  const { calls, table } = await aTable('wrc-2015')
  const { state } = await calls.tables.record({ table, text: SWAP, by: '' })
  expect(openIn(state)).toEqual(['violation swap.same-tile S 5'])
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', penalty: { kind: 'none' }, reason: 'x', by: BY })
  const edit = { do: 'header', text: '@rules ema-2016\n@from middle\n@set red-fives 3' } as const
  const preview = await calls.tables.preview({ table, edit })
  const changed = await calls.tables.correct({ table, edit, by: BY })
  expect([changed.state.rules.id, changed.state.settings]).toEqual(['ema-2016', [{ name: 'red-fives', value: '3' }]])
  expect(changed.state.findings[0]?.finding.sections).toEqual(['3.3.2'])
  expect([preview.gone.length, preview.came.length]).toEqual([1, 1])
  expect(await calls.reviews.list()).toMatchObject([{ state: 'open', before: { rules: 'wrc-2015' }, after: { rules: 'ema-2016' } }])
  const next = await calls.tables.record({ table, text: '@hand E2 0\n@from middle\nE discard 1z', by: '' })
  expect([next.state.rules.id, next.state.settings]).toEqual(['ema-2016', [{ name: 'red-fives', value: '3' }]])
  for (let times = 0; times < 3; times++) await calls.tables.undo({ table, by: BY })
  const undone = await calls.tables.state({ table })
  expect([undone.rules.id, undone.settings, undone.findings[0]?.finding.sections]).toEqual(['wrc-2015', [], ['5.4']])
  expect(await calls.reviews.list()).toMatchObject([{ state: 'same-again' }])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('rule set and settings alone, in one hand or in all of the table, undone at once', async () => {
  const { calls, table } = await aTable('riichi-wiki')
  await calls.tables.record({ table, text: `@set draw-floor 1\n@hand E1 0\n${SWAP}\n@hand E2 0\n${SWAP}`, by: '' })
  const hands = (await calls.tables.state({ table })).hands.map(({ id }) => id)
  const goesBy = () =>
    Promise.all(
      hands.map(async (hand) => {
        const { rules, settings } = await calls.tables.state({ table, hand })
        return [rules.id, ...settings.map(({ name, value }) => `${name} ${value}`)].join(', ')
      }),
    )
  await calls.tables.correct({ table, edit: { do: 'rules', settings: { 'draw-floor': null, renhou: 'on' } }, by: BY })
  expect(await goesBy()).toEqual(['riichi-wiki, draw-floor 1', 'riichi-wiki, renhou on'])
  await calls.tables.correct({ table, edit: { do: 'rules', rules: 'wrc-2015', hands: 'all' }, by: BY })
  expect(await goesBy()).toEqual(['wrc-2015, draw-floor 1', 'wrc-2015, renhou on'])
  expect((await calls.tables.undo({ table, by: BY })).state.rules.id).toBe('riichi-wiki')
  expect(await goesBy()).toEqual(['riichi-wiki, draw-floor 1', 'riichi-wiki, renhou on'])
  await calls.tables.redo({ table, by: BY })
  expect(await goesBy()).toEqual(['wrc-2015, draw-floor 1', 'wrc-2015, renhou on'])
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test.each([
  ['a rule set that is not there', { do: 'rules', rules: 'nowhere' } as const, 'REFUSED'],
  ['a setting that is not there', { do: 'rules', settings: { nothing: '1' } } as const, 'REFUSED'],
  ['a value that can’t be', { do: 'rules', settings: { renhou: 'maybe' } } as const, 'REFUSED'],
  ['an act among header lines', { do: 'header', text: '@hand E1 0\nE draw' } as const, 'REFUSED'],
  ['two hands', { do: 'header', text: '@hand E1 0\n@hand E2 0' } as const, 'REFUSED'],
  ['a rule set of header lines that is not there', { do: 'header', text: '@rules nowhere' } as const, 'NOTATION'],
])('%s: the correction is refused, and nothing of it written', async (_, edit, code) => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: SWAP, by: '' })
  const { seq } = await calls.saving()
  await expect(calls.tables.correct({ table, edit, by: BY })).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(seq)
})

test('a tournament made under the wrong rule set is set right for the tables that have not begun', async () => {
  const { calls, table } = await aTable('riichi-wiki')
  const set = { name: 'Test Open', place: 'Lyon', date: '2026-11-21', by: BY }
  await expect(calls.tournaments.set({ ...set, rules: 'nowhere' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.tournaments.set({ ...set, rules: 'ema-2016' })).rules).toBe('ema-2016')
  expect((await calls.tables.record({ table, text: 'E discard 1z', by: '' })).state.rules.id).toBe('ema-2016')
  for (let times = 0; times < 3; times++) await calls.tournaments.undo({ by: BY })
  expect((await calls.tournaments.current())?.rules).toBe('riichi-wiki')
})
