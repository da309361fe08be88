import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { publishedSchema } from '../../../../desk/reports/sheets/schemas.ts'
import { aTable, BY, type Calls, disputed, openIn, rows, ruled } from '../../api/a-desk.ts'

const HEAD = 'Claire Fontaine'

test('something at a table is an incident in two actions, with the hand that is played there', async () => {
  const made = await disputed()
  const { calls, table } = made
  const incident = await calls.incidents.open({ table, by: BY })
  expect(incident).toMatchObject({ id: 1, state: 'open', weight: 'routine', note: '', event: null, rulings: [], tableId: table })
  const { hand } = await calls.tables.state({ table })
  expect(incident.hand).toBe(hand)
  expect(rows(made, 'SELECT "table", state, opened_by, weight, event FROM incidents')).toEqual([
    { table: '7', state: 'open', opened_by: BY, weight: 'routine', event: null },
  ])
})

test('it is filled in later; what is left out stays, each field’s newest counts', async () => {
  const made = await disputed()
  const { calls, table, finding } = made
  await calls.incidents.open({ table, by: BY })
  const players = [{ name: 'Haruto' }, { name: 'A spectator' }]
  await calls.incidents.fillIn({ incident: 1, by: BY, from: 2, to: 8, players, note: 'loud', weight: 'notable' })
  const filled = await calls.incidents.fillIn({ incident: 1, by: HEAD, note: 'West called, nobody heard it', finding })
  expect(filled).toMatchObject({
    event: 8,
    to: 8,
    players: ['Haruto', 'A spectator'],
    weight: 'notable',
    note: 'West called, nobody heard it',
    rule: 'claim.not-taken',
    finding,
  })
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  expect(rows(made, 'SELECT id, event_to, state, note FROM incidents')).toEqual([
    { id: 1, event_to: 8, state: 'ruled', note: 'West called, nobody heard it' },
  ])
})

test.each([
  ['an incident that is not there', { incident: 9, note: 'x' }, 'NOT_FOUND'],
  ['an act that is not there', { incident: 1, from: 99 }, 'NOT_FOUND'],
  ['acts backwards', { incident: 1, from: 5, to: 2 }, 'REFUSED'],
  ['another table’s hand', { incident: 1, hand: 'nowhere' }, 'NOT_FOUND'],
  ['a finding that is not there', { incident: 1, finding: 99 }, 'NOT_FOUND'],
  ['a player who is not there', { incident: 1, players: [{ id: 'nobody', name: 'x' }] }, 'NOT_FOUND'],
  ['an incident number that is none', { incident: 1.5, note: 'x' }, 'BAD_REQUEST'],
])('%s is refused and nothing is written', async (_, asked, code) => {
  const { calls, table } = await disputed()
  await calls.incidents.open({ table, by: BY })
  const before = (await calls.saving()).seq
  await expect(calls.incidents.fillIn({ by: BY, ...asked })).rejects.toMatchObject({ code })
  expect((await calls.saving()).seq).toBe(before)
})

test('statements say who said what, and who noted it', async () => {
  const made = await ruled()
  const { calls } = made
  await calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: 'Haruto' }, text: 'I had called.', by: BY })
  const { statements } = await calls.incidents.addStatement({
    incident: 1,
    role: 'spectator',
    who: { name: 'The scribe' },
    text: 'I heard nothing.',
    by: HEAD,
  })
  expect(statements.map(({ role, saidBy, text, notedBy }) => [role, saidBy, text, notedBy])).toEqual([
    ['player', 'Haruto', 'I had called.', BY],
    ['spectator', 'The scribe', 'I heard nothing.', HEAD],
  ])
  const { content } = await calls.incidents.report({ incident: 1, format: 'json', language: 'en' })
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(publishedSchema('incident')) as object)
  validate(JSON.parse(content))
  expect(validate.errors, 'the published schema takes it').toBeNull()
  expect(rows(made, 'SELECT incident, role, said_by, noted_by FROM statements')).toHaveLength(2)
})

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3])

test('a picture goes into the log byte by byte, is found by what it shows, taken back and put back', async () => {
  const made = await ruled()
  const { calls } = made
  const asked = { incident: 1, by: BY, name: 'table 7.jpg', note: 'The pond as it lay', base64: JPEG.toString('base64') }
  const { attachments } = await calls.incidents.attach({ ...asked, key: 'once' })
  await calls.incidents.attach({ ...asked, key: 'once' })
  const hash = createHash('sha256').update(JPEG).digest('hex')
  expect(attachments).toMatchObject([
    { id: 1, name: 'table 7.jpg', type: 'image/jpeg', size: 8, hash, note: 'The pond as it lay', addedBy: BY },
  ])
  expect(await calls.incidents.picture({ attachment: 1 })).toEqual({ type: 'image/jpeg', base64: JPEG.toString('base64') })
  expect((await calls.incidents.find({ filter: { text: 'pond' } })).rows.map(({ id }) => id)).toEqual([1])
  expect(rows(made, 'SELECT id, incident, size, hash FROM attachments')).toEqual([{ id: 1, incident: 1, size: 8, hash }])
  const report = await calls.incidents.report({ incident: 1, format: 'html', language: 'fr' })
  expect(report.content).toContain(`<img src="data:image/jpeg;base64,${JPEG.toString('base64')}" alt="">`)
  expect(report.content).toContain(hash)

  const undone = await calls.incidents.undo({ incident: 1, by: BY })
  expect(undone.attachments).toMatchObject([{ id: 1, takenBack: { by: BY } }])
  expect(rows(made, 'SELECT id FROM attachments')).toEqual([])
  expect((await calls.incidents.find({ filter: { text: 'pond' } })).rows).toEqual([])
  expect((await calls.incidents.report({ incident: 1, format: 'html', language: 'fr' })).content).not.toContain('<img')
  const again = await calls.incidents.redo({ incident: 1, by: BY })
  expect(again.attachments).toMatchObject([{ id: 1, takenBack: null }])
  expect((await calls.log.verify()).ok).toBe(true)
})

test.each([
  ['what only calls itself a picture', 'a.jpg', Buffer.from('<svg onload="alert(1)">'), 'REFUSED', /a\.jpg is not a picture/],
  ['a picture with nothing in it', 'a.png', Buffer.alloc(0), 'BAD_REQUEST', /./],
  ['one that is too large', 'a.jpg', Buffer.concat([JPEG, Buffer.alloc(1_499_999)]), 'REFUSED', /a\.jpg has more than 1\.5 MB/],
  ['one without a name', ' ', JPEG, 'BAD_REQUEST', /./],
])('%s is refused and nothing is written', async (_, name, bytes, code, message) => {
  const made = await ruled()
  const before = rows(made, 'SELECT max(seq) AS seq FROM entry')
  const asked = made.calls.incidents.attach({ incident: 1, by: BY, name, note: '', base64: bytes.toString('base64') })
  await expect(asked).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string })
  expect(rows(made, 'SELECT max(seq) AS seq FROM entry')).toEqual(before)
})

test('who rules again names the ruling that stands, and takes its place; the first stays visible', async () => {
  const made = await ruled()
  const { calls, finding, ruling } = made
  const again = { finding, decision: 'dismissed', reason: 'The video shows the tile taken.', by: HEAD } as const
  await expect(calls.findings.rule(again)).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringContaining(BY) })
  await expect(calls.findings.rule({ ...again, supersedes: 99 })).rejects.toMatchObject({ code: 'REFUSED' })
  const { state } = await calls.findings.rule({ ...again, supersedes: ruling })
  expect(state.findings.map((shown) => [shown.state, shown.ruling?.supersedes])).toEqual([['dismissed', ruling]])
  expect((await calls.incidents.get({ incident: 1 })).rulings.map((one) => [one.decision, one.supersededBy, one.cancelled?.by])).toEqual([
    ['upheld', 2, HEAD],
    ['dismissed', null, undefined],
  ])
  expect(rows(made, 'SELECT decision, ruled_by, rulings, conflict FROM incidents')).toEqual([
    { decision: 'dismissed', ruled_by: HEAD, rulings: 2, conflict: 0 },
  ])
  expect(rows(made, 'SELECT kind, stands, cancelled_by, superseded_by FROM penalties')).toEqual([
    { kind: 'dead-hand', stands: 0, cancelled_by: HEAD, superseded_by: 2 },
  ])
})

test('the record is judged by the newest ruling: dismissed, confirmed again, and the hand is dead again', async () => {
  const { calls, finding, table } = await ruled()
  const dead = async () => (await calls.tables.state({ table })).view.seats.W.dead
  expect(await dead()).toBe(true)
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'x', by: HEAD, supersedes: 1 })
  expect(await dead()).toBe(false)
  const { state } = await calls.findings.rule({ finding, decision: 'upheld', reason: 'after all', by: HEAD, supersedes: 2 })
  expect([await dead(), state.findings.map((shown) => shown.state)]).toEqual([true, ['confirmed']])
  const undone = await calls.tables.undo({ table, by: HEAD })
  expect([await dead(), undone.state.findings.map((shown) => shown.state)]).toEqual([false, ['dismissed']])
})

test('two windows that both decide the same finding: the second is told who was first', async () => {
  const { calls, finding, ruling } = await ruled()
  const second = { finding, decision: 'dismissed', reason: 'x', by: HEAD, supersedes: ruling } as const
  await calls.findings.rule(second)
  await expect(calls.findings.rule({ ...second, decision: 'upheld', by: 'A third' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.incidents.get({ incident: 1 })).rulings).toHaveLength(2)
})

test('a decision of an appeal that was decided meanwhile decides no other one', async () => {
  const { calls } = await ruled()
  const lodge = async (name: string) =>
    (await calls.incidents.appeal({ incident: 1, who: { name }, grounds: 'I had called before the draw.', by: BY })).appeals.at(-1)?.ref
  const first = await lodge('Haruto')
  const decide = (appeal: typeof first, reason: string) =>
    calls.incidents.decideAppeal({ incident: 1, ...(appeal && { appeal }), outcome: 'upheld', reason, by: HEAD })
  await decide(first, 'The record is clear.')
  const second = await lodge('Zofia')
  await expect(decide(first, 'Late.')).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringContaining('decided meanwhile') })
  const { appeals } = await decide(second, 'Clear too.')
  expect(appeals.map(({ decided }) => decided?.reason)).toEqual(['The record is clear.', 'Clear too.'])
})

test('an appeal is noted and decided: upheld, changed, overturned', async () => {
  const made = await ruled()
  const { calls } = made
  const grounds = 'I had called before the draw.'
  const appealed = await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds, by: BY })
  expect([appealed.state, appealed.appeals[0]?.appealedBy, appealed.appeals[0]?.decided]).toEqual(['appealed', 'Haruto', null])
  await expect(calls.incidents.appeal({ incident: 1, who: { name: 'Zofia' }, grounds, by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  const upheld = await calls.incidents.decideAppeal({ incident: 1, outcome: 'upheld', reason: 'The record is clear.', by: HEAD })
  expect([upheld.state, upheld.rulings.length, upheld.appeals[0]?.decided]).toMatchObject(['ruled', 1, { outcome: 'upheld', by: HEAD }])

  await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds: 'Again.', by: BY })
  const penalty = { kind: 'notice' } as const
  const changed = await calls.incidents.decideAppeal({ incident: 1, outcome: 'changed', penalty, reason: 'A beginner.', by: HEAD })
  expect(changed.rulings.map(({ decision, imposed }) => [decision, imposed.kind])).toEqual([
    ['upheld', 'dead-hand'],
    ['changed', 'notice'],
  ])
  await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds: 'Once more.', by: BY })
  const { rulings, appeals } = await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'The video.', by: HEAD })
  expect([rulings.at(-1)?.decision, rulings.at(-1)?.supersedes, appeals.at(-1)?.decided?.ruling]).toEqual(['dismissed', 2, 3])
  expect(rows(made, 'SELECT sum(stands) AS standing, count(*) AS all_of_them FROM penalties')).toEqual([{ standing: 0, all_of_them: 2 }])
  expect(rows(made, 'SELECT outcome, ruling, new_ruling FROM appeals')).toEqual([
    { outcome: 'upheld', ruling: 1, new_ruling: null },
    { outcome: 'changed', ruling: 1, new_ruling: 2 },
    { outcome: 'overturned', ruling: 2, new_ruling: 3 },
  ])
})

test('a dismissal that is overturned imposes what was proposed', async () => {
  const { calls, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'x', by: BY })
  await calls.incidents.appeal({ incident: 1, who: { name: 'Zofia' }, grounds: 'It was never taken.', by: BY })
  const { rulings } = await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'Right.', by: HEAD })
  expect(rulings.at(-1)).toMatchObject({ decision: 'upheld', imposed: { kind: 'dead-hand' } })
})

test.each([
  ['an appeal before a ruling', (calls: Calls) => calls.incidents.appeal({ incident: 2, who: { name: 'x' }, grounds: 'x', by: BY })],
  ['a decision without an appeal', (calls: Calls) => calls.incidents.decideAppeal({ incident: 1, outcome: 'upheld', reason: 'x', by: BY })],
  ['taking up what is not closed', (calls: Calls) => calls.incidents.reopen({ incident: 1, reason: 'x', by: BY })],
  ['a rule that there is not', (calls: Calls) => calls.incidents.rule({ ...SEEN, incident: 2, rule: 'conduct.singing' })],
])('%s is refused', async (_, act) => {
  const { calls, table } = await ruled()
  await calls.incidents.open({ table, by: BY })
  const before = (await calls.saving()).seq
  await expect(act(calls)).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.saving()).seq).toBe(before)
})

const SEEN = { decision: 'upheld', reason: 'seen', by: BY, player: { name: 'Jonas' } } as const

test('an incident is closed by agreement, taken up again, closed', async () => {
  const made = await ruled()
  const { calls } = made
  const agreed = await calls.incidents.close({ incident: 1, how: 'agreement', reason: 'All four agree.', by: BY })
  expect([agreed.state, agreed.closed?.reason]).toEqual(['closed-by-agreement', 'All four agree.'])
  await expect(calls.incidents.close({ incident: 1, how: 'closed', reason: 'x', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.incidents.reopen({ incident: 1, reason: 'A new witness.', by: HEAD })).state).toBe('ruled')
  expect((await calls.incidents.close({ incident: 1, how: 'closed', reason: 'Done.', by: HEAD })).state).toBe('closed')
  expect((await calls.incidents.appeal({ incident: 1, who: { name: 'Haruto' }, grounds: 'No.', by: BY })).state).toBe('appealed')
  expect(rows(made, 'SELECT state, closed_reason FROM incidents')).toEqual([{ state: 'appealed', closed_reason: null }])
})

test('what a person saw is ruled on without a finding, and for several players', async () => {
  const made = await disputed()
  const { calls, table } = made
  await calls.incidents.open({ table, by: BY })
  const phone = { ...SEEN, incident: 1, rule: 'conduct.phone', penalty: { kind: 'notice' } } as const
  await calls.incidents.rule(phone)
  await expect(calls.incidents.rule(phone)).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.incidents.rule({ ...phone, player: { name: 'Camille' } })
  const { rulings, conflict } = await calls.incidents.rule({ ...phone, penalty: { kind: 'none' }, supersedes: 1, reason: 'An emergency.' })
  expect([conflict, rulings.map((one) => [one.player, one.imposed.kind, one.supersededBy])]).toEqual([
    false,
    [
      ['Jonas', 'notice', 3],
      ['Camille', 'notice', null],
      ['Jonas', 'none', null],
    ],
  ])
  expect(rows(made, 'SELECT player, stands FROM penalties')).toEqual([
    { player: 'Jonas', stands: 0 },
    { player: 'Camille', stands: 1 },
  ])
})

test('an answer of a question stays what it is under rulings that supersede each other', async () => {
  const { calls, table } = await aTable('wrc-2015')
  const { state } = await calls.tables.record({
    table,
    text: '@hand E2 0\nE discard 9m\nS draw\nS discard 1s\nW draw\nW discard 3z\nN draw\nN discard 9p\nE draw\nE discard 2z\nS draw\nS discard 5p\nW draw\nN call pon',
    by: '',
  })
  const question = state.findings.find(({ finding }) => finding.level === 'question')
  await calls.findings.answer({ finding: question?.id ?? 0, word: 'fast', by: BY })
  const found = (await calls.tables.state({ table })).findings.find(({ finding }) => finding.level === 'violation')
  const ask = { finding: found?.id ?? 0, reason: 'x', by: BY, penalty: { kind: 'notice' } } as const
  const first = await calls.findings.rule({ ...ask, decision: 'changed' })
  const before = openIn(first.state)
  const second = await calls.findings.rule({ ...ask, decision: 'changed', supersedes: first.ruling.id })
  expect([openIn(second.state), second.state.findings.map((one) => one.state)]).toEqual([
    before,
    first.state.findings.map((one) => one.state),
  ])
})

test('each act about an incident that is sent twice under its key is done once', async () => {
  const { calls, table, finding } = await disputed()
  const twice = async (what: () => Promise<unknown>): Promise<void> => {
    const first = await what()
    const seq = (await calls.saving()).seq
    expect(await what()).toEqual(first)
    expect((await calls.saving()).seq).toBe(seq)
  }
  await twice(() => calls.incidents.open({ table, by: BY, key: 'open' }))
  await twice(() => calls.incidents.fillIn({ incident: 1, note: 'x', by: BY, key: 'fill' }))
  await twice(() => calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: 'x' }, text: 'y', by: BY, key: 'say' }))
  await twice(async () => (await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY, key: 'rule' })).ruling)
  await twice(() => calls.incidents.appeal({ incident: 2, who: { name: 'x' }, grounds: 'y', by: BY, key: 'appeal' }))
  await twice(() => calls.incidents.decideAppeal({ incident: 2, outcome: 'overturned', reason: 'y', by: BY, key: 'decide' }))
  await twice(() => calls.incidents.close({ incident: 2, how: 'closed', reason: 'y', by: BY, key: 'close' }))
  await twice(() => calls.incidents.reopen({ incident: 2, reason: 'y', by: BY, key: 'reopen' }))
  await twice(() => calls.incidents.rule({ ...SEEN, incident: 1, rule: 'conduct.wall', penalty: { kind: 'notice' }, key: 'seen' }))
  await twice(() =>
    calls.penalties.impose({
      player: { name: 'x' },
      rule: 'conduct.late',
      penalty: { kind: 'notice' },
      reason: 'y',
      by: BY,
      key: 'impose',
    }),
  )
  await twice(() => calls.penalties.cancel({ penalty: 3, reason: 'y', by: BY, key: 'cancel' }))
})

test('each act about an incident is taken back and put back, the last one first, down to its opening', async () => {
  const made = await disputed()
  const { calls, table, finding, desk } = made
  const everything = () =>
    ['incidents', 'statements', 'rulings', 'appeals', 'penalties', 'penalty_totals', 'findings'].map((name) =>
      desk.context.open?.db.prepare(`SELECT * FROM ${name}`).all(),
    )
  const about = { incident: 1, by: BY }
  const acts: readonly (() => Promise<unknown>)[] = [
    () => calls.incidents.open({ table, by: BY }),
    () => calls.incidents.fillIn({ ...about, finding, note: 'x' }),
    () => calls.incidents.addStatement({ ...about, role: 'player', who: { name: 'Haruto' }, text: 'y' }),
    () => calls.findings.rule({ finding, decision: 'upheld', reason: 'z', by: BY }),
    () => calls.incidents.appeal({ ...about, who: { name: 'Haruto' }, grounds: 'n' }),
    () => calls.incidents.decideAppeal({ ...about, outcome: 'changed', penalty: { kind: 'notice' }, reason: 'm' }),
    () => calls.penalties.cancel({ penalty: 2, reason: 'wrong player', by: HEAD }),
    () => calls.incidents.close({ ...about, how: 'closed', reason: 'k' }),
    () => calls.incidents.reopen({ ...about, reason: 'j' }),
  ]
  const moments = [everything()]
  for (const act of acts) {
    await act()
    moments.push(everything())
  }
  for (const moment of moments.slice(0, -1).toReversed()) {
    await calls.incidents.undo(about)
    expect(everything()).toEqual(moment)
  }
  await expect(calls.incidents.undo(about)).rejects.toMatchObject({ code: 'REFUSED' })
  for (const moment of moments.slice(1)) {
    await calls.incidents.redo(about)
    expect(everything()).toEqual(moment)
  }
  await calls.incidents.undo({ ...about, by: HEAD, own: true })
  expect(rows(made, 'SELECT cancelled_by, stands FROM penalties')).toEqual([
    { cancelled_by: BY, stands: 0 },
    { cancelled_by: null, stands: 1 },
  ])
})

test('undoing at the table takes a ruling back with all that was signed with it', async () => {
  const made = await ruled()
  const { calls, finding, ruling, table } = made
  const before = rows(made, 'SELECT * FROM penalties')
  await calls.findings.rule({ finding, decision: 'changed', penalty: { kind: 'notice' }, reason: 'y', by: HEAD, supersedes: ruling })
  expect(rows(made, 'SELECT stands FROM penalties')).toEqual([{ stands: 0 }, { stands: 1 }])
  await calls.tables.undo({ table, by: HEAD })
  expect(rows(made, 'SELECT * FROM penalties')).toEqual(before)
  await calls.tables.redo({ table, by: HEAD })
  expect(rows(made, 'SELECT stands FROM penalties')).toEqual([{ stands: 0 }, { stands: 1 }])
})

test('the report of what a person saw names the conduct and whom', async () => {
  const { calls, table } = await aTable()
  await calls.penalties.impose({
    rule: 'conduct.phone',
    table,
    player: { name: 'Zofia' },
    penalty: { kind: 'notice' },
    reason: 'Rang.',
    by: BY,
  })
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'fr' })
  expect(content).toContain('Téléphone <code>conduct.phone</code>')
  expect(content).toContain('Avertissement')
})

test('the minutes of a lateness stay with the ruling, on paper too, and with the one that replaces it after an appeal', async () => {
  const { calls, desk } = await disputed()
  const player = { name: 'Haruto' }
  await calls.penalties.impose({ player, rule: 'conduct.late', minutes: 7.5, penalty: { kind: 'notice' }, reason: 'x', by: BY })
  const incident = (await calls.penalties.list())[0]?.incident ?? 0
  await calls.incidents.appeal({ incident, who: player, grounds: 'y', by: BY })
  await calls.incidents.decideAppeal({ incident, outcome: 'changed', penalty: { kind: 'none' }, reason: 'z', by: HEAD })
  expect((await calls.incidents.get({ incident })).rulings.map(({ minutes }) => minutes)).toEqual([7.5, 7.5])
  for (const [language, words] of [
    ['en', '7.5 min late'],
    ['fr', 'Retard de 7,5 min'],
  ] as const)
    expect((await calls.incidents.report({ incident, format: 'html', language })).content.replaceAll(/[ {2}]/g, ' ')).toContain(words)
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  rebuild(db)
  expect(db.prepare('SELECT minutes FROM rulings').pluck().all()).toEqual([7.5, 7.5])
})
