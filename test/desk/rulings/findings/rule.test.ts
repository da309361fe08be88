import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { aDesk, aTable, type Calls, DEAD_HAND, openIn, stepsOf } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

const disputed = async () => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'recorder' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}

const plain = (file: string, sql: string): readonly unknown[] => {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

test('a confirmed finding is a penalty that plain SQL finds in the file', async () => {
  const { calls, finding, file } = await disputed()
  const { ruling, state } = await calls.findings.rule({ finding, decision: 'upheld', reason: 'The tile lay in the river.', by: BY })
  expect(ruling).toMatchObject({ decision: 'upheld', proposed: { kind: 'dead-hand' }, imposed: { kind: 'dead-hand' } })
  expect(state.findings[0]).toMatchObject({ state: 'confirmed', incident: 1 })
  expect(plain(file, 'SELECT player, rule, kind, by, reason, "table", event FROM penalties')).toEqual([
    { player: 'Haruto', rule: 'claim.not-taken', kind: 'dead-hand', by: BY, reason: 'The tile lay in the river.', table: '7', event: 8 },
  ])
  expect(plain(file, 'SELECT lower(hex(hash)) AS hash FROM entry WHERE seq = (SELECT entry FROM ruling)')).toEqual([{ hash: ruling.hash }])
})

test('proposed and imposed stand side by side', async () => {
  const { calls, finding } = await disputed()
  const penalty = { kind: 'points', amount: 20, unit: 'tournament' } as const
  await calls.findings.rule({ finding, decision: 'changed', penalty, reason: 'Third time.', by: BY })
  expect(await calls.penalties.list()).toMatchObject([
    { proposed: { kind: 'dead-hand' }, penalty, cancelled: null, rules: { id: 'wrc-2015' }, sections: ['5.4', '5.4.10'] },
  ])
  expect((await calls.incidents.list())[0]).toMatchObject({ state: 'ruled', rulings: [{ decision: 'changed' }] })
})

test('a dismissed finding has no penalty, stays listed with its ruling, and does not come back', async () => {
  const { calls, finding, table } = await disputed()
  const { state, gone } = await calls.findings.rule({ finding, decision: 'dismissed', reason: 'It was taken.', by: BY })
  expect([gone, state.findings.map((shown) => shown.state), await calls.penalties.list()]).toEqual([[finding], ['dismissed'], []])
  const later = await calls.tables.record({ table, text: 'S draw\nS discard 2p', by: '' })
  expect(openIn(later.state)).toEqual([])
})

test.each([
  ['a finding that is not there', { finding: 99, decision: 'upheld' as const }, 'NOT_FOUND'],
  ['a change without a penalty', { decision: 'changed' as const }, 'REFUSED'],
])('%s is refused', async (_, asked, code) => {
  const { calls, finding } = await disputed()
  const before = (await calls.saving()).seq
  await expect(calls.findings.rule({ finding, reason: 'x', by: BY, ...asked })).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(before)
})

test('a finding is decided once', async () => {
  const { calls, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await expect(calls.findings.rule({ finding, decision: 'dismissed', reason: 'y', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('a question is answered with one of its words, and what follows is found at once', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: '@from middle\nS discard 5p\nW draw\nN call pon', by: '' })
  expect(openIn(state)).toEqual(['question draw.too-fast W 3'])
  const finding = state.findings[0]?.id ?? 0
  await expect(calls.findings.answer({ finding, word: 'maybe', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  const answered = await calls.findings.answer({ finding, word: 'fast', by: BY })
  expect([openIn(answered.state), answered.gone]).toEqual([['violation draw.too-fast W 3'], [finding]])
  const undone = await calls.tables.undo({ table, by: BY })
  expect([openIn(undone.state), undone.came]).toEqual([['question draw.too-fast W 3'], [finding]])
})

const SWAP = '@from middle\nE discard 2p\nS chii 3p4p\nS discard 5p'

/** A swap-call, whose penalty is left to the referee. */
const swapped = async () => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: SWAP, by: '' })
  return { ...made, finding: state.findings[0]?.id ?? 0 }
}
const isDead = async (calls: Calls, table: string) => (await calls.tables.state({ table })).view.seats.S.dead

test('a dead hand that the referee imposes makes the hand dead; another penalty, an appeal or undo takes it off', async () => {
  const { calls, table, finding } = await swapped()
  const asked = { finding, reason: 'x', by: BY } as const
  const { ruling } = await calls.findings.rule({ ...asked, decision: 'changed', penalty: { kind: 'dead-hand' } })
  expect([ruling.decision, await isDead(calls, table)]).toEqual(['upheld', true])
  const { state } = await calls.tables.record({ table, text: 'W draw\nW discard 1z\nS call pon', by: '' })
  expect(openIn(state)).toEqual(['violation dead-hand.act S 9'])
  await calls.findings.rule({ ...asked, decision: 'changed', penalty: { kind: 'notice' }, supersedes: ruling.id })
  expect([await isDead(calls, table), openIn(await calls.tables.state({ table }))]).toEqual([false, []])
  const { ruling: again } = await calls.findings.rule({ ...asked, decision: 'upheld', penalty: { kind: 'dead-hand' }, supersedes: 2 })
  expect([again.decision, await isDead(calls, table)]).toEqual(['changed', true])
  const incident = (await calls.tables.state({ table })).findings[0]?.incident ?? 0
  await calls.incidents.appeal({ incident, who: { name: 'Camille' }, grounds: 'x', by: BY })
  await calls.incidents.decideAppeal({ incident, outcome: 'overturned', reason: 'x', by: BY })
  expect(await isDead(calls, table)).toBe(false)
})

test('a dead hand that is cancelled in the ledger lives again, and is dead again once the cancellation is taken back', async () => {
  const { calls, table, finding } = await swapped()
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'dead-hand' }, reason: 'x', by: BY })
  await calls.tables.record({ table, text: 'W draw\nW discard 1z\nS call pon', by: '' })
  await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY })
  expect([await isDead(calls, table), openIn(await calls.tables.state({ table }))]).toEqual([false, []])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect([await isDead(calls, table), openIn(await calls.tables.state({ table }))]).toEqual([true, ['violation dead-hand.act S 9']])
  await calls.incidents.redo({ incident: 1, by: BY })
  expect(await isDead(calls, table)).toBe(false)
  await calls.tables.undo({ table, by: BY })
  expect(await isDead(calls, table)).toBe(true)
  expect(await calls.penalties.list()).toMatchObject([{ cancelled: null, stands: true }])
})

test('a dead hand for what a person saw makes the hand dead from then on; what ends that penalty takes it off', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@from middle\nE discard 2p', by: '' })
  await calls.incidents.open({ table, by: BY })
  const seen = {
    incident: 1,
    rule: 'conduct.phone',
    decision: 'upheld',
    reason: 'seen',
    by: BY,
    player: { name: 'Camille' },
    seat: 'S',
  } as const
  const lines = async () => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  await calls.incidents.rule({ ...seen, penalty: { kind: 'dead-hand' } })
  expect([await isDead(calls, table), (await lines()).at(-1)]).toEqual([true, '* dead S'])
  const { state } = await calls.tables.record({ table, text: 'S chii 3p4p', by: '' })
  expect(openIn(state)).toEqual(['violation dead-hand.act S 3'])
  await calls.incidents.rule({ ...seen, penalty: { kind: 'dead-hand' }, reason: 'seen by two', supersedes: 1 })
  expect([await isDead(calls, table), (await lines()).filter((text) => text === '* dead S')]).toEqual([true, ['* dead S']])
  await calls.incidents.rule({ ...seen, penalty: { kind: 'notice' }, supersedes: 2 })
  expect([await isDead(calls, table), openIn(await calls.tables.state({ table }))]).toEqual([false, []])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect([await isDead(calls, table), (await lines()).includes('* dead S')]).toEqual([true, true])
  const [penalty] = (await calls.penalties.list()).filter(({ stands }) => stands)
  await calls.penalties.cancel({ penalty: penalty?.id ?? 0, reason: 'the phone was the neighbour’s', by: BY })
  expect(await isDead(calls, table)).toBe(false)
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await isDead(calls, table)).toBe(true)
})

test('a dead hand imposed without an incident first makes the hand dead too, and goes with all that was signed with it', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@from middle\n@players "Ann" "Camille" "Cy" "Di"\nE discard 2p', by: '' })
  const imposed = { rule: 'conduct.phone', table, penalty: { kind: 'dead-hand' }, remedies: [], reason: 'seen', by: BY } as const
  await calls.penalties.impose({ ...imposed, player: { name: 'Camille' } })
  expect(await isDead(calls, table)).toBe(true)
  await calls.tables.undo({ table, by: BY })
  expect([await isDead(calls, table), (await calls.penalties.list()).filter(({ stands }) => stands)]).toEqual([false, []])
})

test('a dead hand for what a person saw after the hand, or of somebody who sits nowhere, changes nothing in play', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: '@from middle\nE discard 2p\n* end exhaustive', by: '' })
  await calls.incidents.open({ table, by: BY })
  const seen = { incident: 1, rule: 'conduct.phone', decision: 'upheld', reason: 'seen', by: BY, penalty: { kind: 'dead-hand' } } as const
  await calls.incidents.rule({ ...seen, player: { name: 'Camille' }, seat: 'S' })
  await calls.incidents.rule({ ...seen, player: { name: 'A stranger' } })
  expect((await calls.tables.state({ table })).acts).toHaveLength(2)
})

test('what is left to the referee can’t be signed before a penalty is chosen', async () => {
  const { calls, finding } = await swapped()
  const before = (await calls.saving()).seq
  for (const penalty of [undefined, { kind: 'discretion' } as const])
    await expect(calls.findings.rule({ finding, decision: 'upheld', penalty, reason: 'x', by: BY })).rejects.toMatchObject({
      code: 'REFUSED',
    })
  expect((await calls.saving()).seq).toBe(before)
  const { ruling } = await calls.findings.rule({ finding, decision: 'upheld', penalty: { kind: 'none' }, reason: 'x', by: BY })
  expect(ruling, 'a first decision changes nothing').toMatchObject({ decision: 'upheld', imposed: { kind: 'none' } })
})

test('a ruling on an answered question waits for no look, nor does a new answer of the same fault', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: '@from middle\nS discard 5p\nW draw\nN call pon', by: '' })
  const { state: answered } = await calls.findings.answer({ finding: state.findings[0]?.id ?? 0, word: 'fast', by: BY })
  const finding = answered.findings.find(({ finding: { level } }) => level === 'violation')?.id ?? 0
  const asked = { finding, reason: 'x', by: BY, penalty: { kind: 'none' } } as const
  await calls.findings.rule({ ...asked, decision: 'changed' })
  expect(await calls.reviews.list()).toEqual([])
  await calls.findings.rule({ ...asked, decision: 'changed', penalty: { kind: 'notice' }, supersedes: 1 })
  expect(await calls.reviews.list()).toEqual([])
  await calls.tables.correct({ table, edit: { do: 'replace', at: 1, count: 1, text: 'S discard 6p' }, by: BY })
  expect(await calls.reviews.list(), 'an act that proves it was corrected').toMatchObject([{ ruling: 2, state: 'open' }])
})

test('what the same player did before under the same rule stands beside the finding', async () => {
  const { calls, finding, table } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const { state } = await calls.tables.record({ table, text: `@hand E1 1\n${DEAD_HAND}`, by: '' })
  expect(state.findings.map(({ earlier }) => earlier)).toMatchObject([
    [{ round: 1, table: '7', rule: 'claim.not-taken', decision: 'upheld', imposed: { kind: 'dead-hand' }, incident: 1 }],
  ])
})

test('what a player has had before under any rule, and what was pointed out to them, with round, table and what it was for', async () => {
  const { calls, finding, table } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const pointed = '@from middle\nE discard 1z\nW call pon\nW show 1z1z\nW take left\nW discard 9m'
  const { state: advised } = await calls.tables.record({ table, text: `@hand E1 1\n${pointed}`, by: '' })
  expect(openIn(advised)).toEqual(['advice group.rotation W 4'])
  const { state } = await calls.tables.record({ table, text: '@hand E1 2\n@from middle\nN discard 2p\nW call chii', by: '' })
  const wrong = state.findings.find(({ finding: { seat } }) => seat === 'W')?.id ?? 0
  const earlier = await calls.findings.earlier({ finding: wrong })
  expect(earlier.map(({ round, table: at, rule, decision, imposed }) => [round, at, rule, decision, imposed.kind])).toEqual([
    [1, '7', 'claim.not-taken', 'upheld', 'dead-hand'],
    [1, '7', 'group.rotation', 'pointed-out', 'none'],
  ])
  await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY })
  expect(
    (await calls.findings.earlier({ finding: wrong })).map(({ rule }) => rule),
    'what was cancelled is not held against them',
  ).toEqual(['group.rotation'])
  await expect(calls.findings.earlier({ finding: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was pointed out at the very act that is ruled on is no earlier case of it', async () => {
  const { calls, table } = await aTable('ema-2025')
  const text = '@from middle\nE discard 1z\nS draw 3p from dead-wall\nS discard 9p'
  const { state } = await calls.tables.record({ table, text, by: BY })
  const asked = state.findings.find(({ finding }) => finding.rule === 'draw.wrong-place' && finding.level === 'question')
  expect(state.findings.map(({ finding: { rule, level } }) => `${level} ${rule}`)).toEqual([
    'advice draw.wrong-place',
    'question draw.wrong-place',
  ])
  expect(await calls.findings.earlier({ finding: asked?.id ?? 0 })).toEqual([])
})

test('a penalty is cancelled, not removed, and only once', async () => {
  const { calls, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  const row = await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY })
  expect(row.cancelled).toMatchObject({ by: BY, reason: 'wrong player' })
  expect(await calls.penalties.list()).toEqual([row])
  await expect(calls.penalties.cancel({ penalty: 1, reason: 'again', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  await expect(calls.penalties.cancel({ penalty: 2, reason: 'none', by: BY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const all = async (calls: Calls, table: string) => {
  const { seq: _, canUndo: __, canRedo: ___, ...state } = await calls.tables.state({ table })
  return JSON.parse(JSON.stringify({ state, penalties: await calls.penalties.list(), incidents: await calls.incidents.list() })) as unknown
}

test('undo and redo go all the way back and forth, across closing the file, ruling and penalty with them', async () => {
  const first = await disputed()
  const { table, path, finding, file } = first
  await first.calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await first.calls.tables.record({ table, text: '@hand E2 0\nE discard 1p\nS pon 1p1p', by: '' })
  const states: unknown[] = [await all(first.calls, table)]
  let calls = first.calls
  for (let n = 0; ; n++) {
    const { canUndo } = await calls.tables.state({ table })
    if (!canUndo) break
    await calls.tables.undo({ table, by: 'x' })
    states.push(await all(calls, table))
    if (n % 3 === 0) {
      const again = aDesk({ folder: path })
      await again.calls.tournaments.open({ file })
      calls = again.calls
    }
  }
  expect(states).toHaveLength(14)
  await expect(calls.tables.undo({ table, by: 'x' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.penalties.list()).toMatchObject([{ takenBack: { by: 'x' } }])
  expect(await calls.incidents.list()).toMatchObject([
    { state: 'taken-back', takenBack: { by: 'x' }, rulings: [{ takenBack: { by: 'x' } }] },
  ])
  for (const state of states.toReversed().slice(1)) {
    await calls.tables.redo({ table, by: 'x' })
    expect(await all(calls, table)).toEqual(state)
  }
  await expect(calls.tables.redo({ table, by: 'x' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('after a new act what was undone can’t be redone, and a finding keeps its number', async () => {
  const { calls, table, finding } = await disputed()
  await calls.tables.undo({ table, by: '' })
  const { state, came } = await calls.tables.record({ table, text: 'E discard 6s', by: '' })
  expect([came, state.canRedo]).toEqual([[finding], null])
})

test('a signed ruling is taken back only where that is meant, and nothing of it disappears', async () => {
  const { calls, table, finding } = await disputed()
  const signed = await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(signed.state.canUndo?.ruling).toEqual({ by: BY, exported: false })
  await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect((await calls.tables.state({ table })).canUndo?.ruling).toEqual({ by: BY, exported: true })
  await expect(calls.tables.undo({ table, by: 'x', keepsRulings: true })).rejects.toMatchObject({ code: 'REFUSED' })
  const { state } = await calls.tables.undo({ table, by: 'x' })
  expect(state.findings).toMatchObject([{ state: 'open', ruling: null, takenBack: [{ by: BY, takenBack: { by: 'x' } }] }])
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'y', by: BY })
  expect((await calls.penalties.list()).map((row) => [row.id, row.incident, row.takenBack?.by])).toEqual([
    [1, 1, 'x'],
    [2, 2, undefined],
  ])
  expect((await calls.incidents.list()).map(({ id, state }) => [id, state])).toEqual([
    [1, 'taken-back'],
    [2, 'ruled'],
  ])
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content).toContain('Undone by x')
})

test('the report ticks the steps that were done; of a cancelled penalty it does not say that it was carried out', async () => {
  const { calls, table, finding } = await disputed()
  const [stop = '', say = ''] = await stepsOf(calls, table, finding)
  await calls.findings.rule({ finding, decision: 'upheld', remedies: [stop, say], reason: 'x', by: BY })
  const report = () => calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  const { content } = await report()
  expect(content.match(/<li class="done"/g)).toHaveLength(2)
  expect(content).toContain('<th>Done at the table</th><td>Stop play; South does not draw. · Say:')
  expect(content).toContain('Record begins in the middle of the hand')
  await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: 'Head' })
  const after = (await report()).content
  expect(after).not.toContain('Done at the table')
  expect(after).toContain('wrong player')
  expect((await calls.incidents.get({ incident: 1 })).rulings).toMatchObject([{ cancelled: { by: 'Head', reason: 'wrong player' } }])
})

test('a chombo that is void beside another player’s win is confirmed as it was proposed: without a penalty, and nothing to review', async () => {
  const { calls, table } = await aTable('ema-2025')
  const hand = '@hand E1 0\n@from middle\nE discard 3m\nW ron\n& N ron\n'
  const shown = 'W reveal 1m1m2p3p4p6p7p8p2s3s4s9s9s\nN reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z'
  const { state } = await calls.tables.record({ table, text: hand + shown, by: BY })
  const found = state.findings.find(({ finding }) => finding.rule === 'win.incomplete') ?? expect.fail('no false win')
  expect(found.proposed).toEqual({ kind: 'none' })
  const { imposed, decision } = (await calls.findings.rule({ finding: found.id, decision: 'upheld', reason: 'x', by: BY })).ruling
  expect([decision, imposed]).toEqual(['upheld', { kind: 'none' }])
  const after = (await calls.tables.state({ table })).findings.find(({ id }) => id === found.id)
  expect([after?.finding.penalty, after?.state]).toEqual([{ kind: 'none' }, 'confirmed'])
  expect(await calls.reviews.list()).toEqual([])
})
