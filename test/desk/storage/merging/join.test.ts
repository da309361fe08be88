import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import type { Conflict } from '../../../../desk/contract/conflicts.ts'
import type { IncidentData } from '../../../../desk/reports/data/incident-schema.ts'
import { makeReport } from '../../../../desk/reports/make-report.ts'
import { fileOf } from '../../../../desk/reports/send-report.ts'
import { publishedSchema } from '../../../../desk/reports/sheets/schemas.ts'
import { type ADesk, aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

const HEAD = 'Michiko Hayashi'

type Side = (calls: ADesk['calls'], table: string, finding: number) => Promise<unknown>

/** A desk whose file was copied and continued here and there by different people; the copy's path. */
const apart = async (here: Side, there: Side) => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'Ann' })
  const finding = state.findings[0]?.id ?? 0
  const copy = join(made.path, 'copy.shinpan')
  await run(['merge', '--into', copy, made.file], { home: made.path })
  const other = aDesk({ folder: made.path })
  await other.calls.tournaments.open({ file: copy })
  await there(other.calls, made.table, finding)
  await here(made.calls, made.table, finding)
  other.desk.close()
  return { ...made, copy, finding }
}

/** The same, merged. */
const joined = async (here: Side, there: Side) => {
  const made = await apart(here, there)
  await made.calls.joining.join({ files: [made.copy] })
  return made
}

const nothing: Side = () => Promise.resolve()
const ruled =
  (decision: 'upheld' | 'dismissed', by: string): Side =>
  (calls, _, finding) =>
    calls.findings.rule({ finding, decision, remedies: ['step-1'], reason: `${by} saw it`, by })

const whole = ({ desk }: ADesk): void => {
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const before = db.prepare('SELECT * FROM conflicts').all()
  rebuild(db)
  expect(db.prepare('SELECT * FROM conflicts').all()).toEqual(before)
  expect(verify(db)).toMatchObject({ ok: true })
}

const chosen = (list: readonly Conflict[], kind: Conflict['kind']) => {
  const found = list.find((conflict) => conflict.kind === kind)
  if (!found) throw new Error(`no conflict of ${kind}`)
  return { kind, one: found.one.seq, other: found.other.seq, found }
}

test('the copies in the folder are listed with what they have that is not here; other tournaments and what can’t be read are told apart', async () => {
  const { calls, path, copy } = await apart(nothing, (there, table) => there.tables.record({ table, text: 'S draw', by: 'Bo' }))
  writeFileSync(join(path, 'broken.shinpan'), 'no database')
  const other = aDesk({ folder: path })
  await other.calls.tournaments.create({ name: 'Other', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Bo' })
  const listed = await calls.joining.copies()
  expect(listed.copies).toMatchObject([{ file: copy, news: 1, newest: { by: 'Bo' } }])
  expect([listed.others, listed.unread.map(({ file }) => file)]).toEqual([1, [join(path, 'broken.shinpan')]])
})

test('a preview says what would come and what would stand against each other, and writes nothing', async () => {
  const made = await apart(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
  const before = await made.calls.log.verify()
  const preview = await made.calls.joining.preview({ files: [made.copy] })
  expect(preview.from).toMatchObject([{ file: made.copy, kinds: expect.arrayContaining([{ kind: 'ruling', count: 1 }]) }])
  expect(preview.entries).toBe(before.entries + (preview.from[0]?.added ?? 0))
  expect(preview.conflicts.map(({ kind, oneBy, otherBy }) => [kind, ...[oneBy, otherBy].toSorted()].join(' '))).toEqual(['ruling Ann Bo'])
  expect(await made.calls.log.verify()).toEqual(before)
  expect(await made.calls.waiting()).toEqual({ reviews: 0, appeals: 0, conflicts: 0, repeats: 0 })
})

test('joining keeps a backup, brings everything, and a preview then says that nothing new is there', async () => {
  const made = await apart(nothing, (there, table) => there.tables.record({ table, text: 'S draw 4p', by: 'Bo' }))
  const { from, backup } = await made.calls.joining.join({ files: [made.copy] })
  expect(from).toMatchObject([{ added: 1 }])
  expect(existsSync(backup)).toBe(true)
  expect((await made.calls.tables.state({ table: made.table })).acts.at(-1)?.text).toBe('S draw 4p')
  expect((await made.calls.joining.copies()).copies).toMatchObject([{ news: 0, newest: null }])
  const again = await made.calls.joining.preview({ files: [made.copy] })
  expect([again.from[0]?.added, again.conflicts]).toEqual([0, []])
  whole(made)
})

test.each([
  ['the file itself', (made: { file: string }) => made.file, /the open file itself/],
  ['a file that is not there', (made: { path: string }) => join(made.path, 'none.shinpan'), /nothing was joined: .* does not exist/],
  ['a path that is not whole', () => 'copy.shinpan', /not a full path/],
])('%s is not joined', async (_, which, message) => {
  const made = await aTable()
  for (const ask of [made.calls.joining.preview, made.calls.joining.join])
    await expect(ask({ files: [which(made)] })).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringMatching(message) })
})

test('a copy of another tournament is not joined, and the file stays as it is', async () => {
  const made = await aTable()
  const { file } = await aTable()
  const other = join(made.path, 'other.shinpan')
  copyFileSync(file, other)
  const before = await made.calls.log.verify()
  await expect(made.calls.joining.join({ files: [other] })).rejects.toMatchObject({
    message: expect.stringContaining('not copies of the same'),
  })
  expect(await made.calls.log.verify()).toEqual(before)
})

test.each(['one', 'other'] as const)(
  'of two rulings on one finding the head referee says which stands: %s; both stay visible',
  async (stands) => {
    const made = await joined(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
    const { calls } = made
    const list = await calls.conflicts.list()
    expect(list.map(({ kind }) => kind)).toEqual(['ruling'])
    expect(await calls.waiting()).toEqual({ reviews: 0, appeals: 0, conflicts: 1, repeats: 0 })
    expect((await calls.tables.state({ table: made.table })).forks).toBe(0)
    const { found, ...asked } = chosen(list, 'ruling')
    const settling = { ...asked, stands, reason: 'The video shows it.' }
    await expect(calls.conflicts.settle({ ...settling, by: 'Ann' })).rejects.toMatchObject({
      code: 'REFUSED',
      message: expect.stringContaining(HEAD),
    })
    const left = await calls.conflicts.settle({ ...settling, by: HEAD, key: 'k1' })
    expect(left).toEqual([])
    expect(await calls.conflicts.settle({ ...settling, by: HEAD, key: 'k1' })).toEqual(left)
    expect((await calls.tables.state({ table: made.table })).forks).toBe(0)
    const rulings = (await calls.incidents.list()).flatMap((incident) => incident.rulings)
    const last = rulings.find(({ by }) => by === HEAD)
    expect(last).toMatchObject({ decision: found[stands].ruling?.decision, reason: 'The video shows it.', remedies: ['step-1'] })
    expect(rulings.filter(({ supersededBy }) => supersededBy === last?.id)).toHaveLength(2)
    expect((await calls.penalties.list()).filter((penalty) => penalty.stands)).toHaveLength(last?.decision === 'upheld' ? 1 : 0)
    const [kept, other] = await calls.incidents.list()
    expect([kept, other]).toMatchObject([
      { state: 'ruled', conflict: false, besides: [{ incident: other?.id }] },
      { state: 'closed', closed: { by: HEAD, reason: 'The video shows it.' }, besides: [{ incident: kept?.id }, { by: HEAD }] },
    ])
    whole(made)
  },
)

test('the reports of both incidents name the rulings of the other, and the one that stands', async () => {
  const made = await joined(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
  const { found: _, ...asked } = chosen(await made.calls.conflicts.list(), 'ruling')
  const own = { decision: 'changed', penalty: { kind: 'notice' } } as const
  await made.calls.conflicts.settle({ ...asked, stands: 'own', own, reason: 'Seen by both', by: HEAD })
  const { context } = made.desk
  const isIncident = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(publishedSchema('incident')) as object)
  for (const [incident, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const report = (format: 'json' | 'html') =>
      fileOf(makeReport(context, requireOpenFile(context), { what: 'incident', incident, format, language: 'en' }))
    const data = JSON.parse((await report('json')).content) as { readonly incident: IncidentData['incident'] }
    expect(isIncident(data)).toBe(true)
    const said = data.incident
    expect([...said.rulings, ...(said.besides ?? [])].map(({ by }) => by).toSorted()).toEqual(['Ann', 'Bo', HEAD].toSorted())
    const { content: html } = await report('html')
    expect(html).toContain(`<p>Incident ${other}</p>`)
    expect(html.match(/<p class="big">[^<]*Imposed: [^<]*/g)?.join(), 'how it stands').toContain('Imposed: Notice')
    for (const reason of ['Ann saw it', 'Bo saw it', 'Seen by both']) expect(html).toContain(reason)
  }
})

test.each([
  ['dismissed here, confirmed there', 'dismissed', 'upheld', 'upheld'],
  ['confirmed here, dismissed there', 'upheld', 'dismissed', 'upheld'],
  ['dismissed here, confirmed there', 'dismissed', 'upheld', 'dismissed'],
  ['confirmed here, dismissed there', 'upheld', 'dismissed', 'dismissed'],
] as const)(
  'once it is decided between two rulings, %s, nothing waits: taken back and decided again too',
  async (_, here, there, wanted) => {
    const made = await joined(ruled(here, 'Ann'), ruled(there, 'Bo'))
    const { calls } = made
    for (const again of [1, 2]) {
      const { found, ...asked } = chosen(await calls.conflicts.list(), 'ruling')
      const stands = found.one.ruling?.decision === wanted ? 'one' : 'other'
      await calls.conflicts.settle({ ...asked, stands, reason: 'seen', by: HEAD })
      expect(await calls.waiting(), String(again)).toEqual({ reviews: 0, appeals: 0, conflicts: 0, repeats: 0 })
      expect((await calls.tables.state({ table: made.table })).findings, String(again)).toMatchObject([
        { state: wanted === 'upheld' ? 'confirmed' : 'dismissed', ruling: { by: HEAD } },
      ])
      if (again === 1) await calls.incidents.undo({ incident: 1, by: HEAD })
    }
    whole(made)
  },
)

/** State of a file, by public calls. */
const standing = async ({ calls, table }: Awaited<ReturnType<typeof joined>>) => ({
  conflicts: await calls.conflicts.list(),
  states: (await calls.incidents.list()).map(({ state, rulings }) => [state, rulings.filter((one) => one.takenBack === null).length]),
  penalties: (await calls.penalties.list()).filter((penalty) => penalty.stands).map(({ penalty, by }) => [penalty, by]),
  findings: (await calls.tables.state({ table })).findings.map(({ state, ruling }) => [state, ruling?.by]),
})

test.each([
  ['another penalty', { decision: 'changed', penalty: { kind: 'notice' } } as const, [[{ kind: 'notice' }, HEAD]]],
  ['what is proposed', { decision: 'upheld' } as const, [[{ kind: 'dead-hand' }, HEAD]]],
  ['nothing of it', { decision: 'dismissed' } as const, []],
])('of two rulings the head referee takes neither and rules himself: %s', async (_, own, penalties) => {
  const made = await joined(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
  const { found: __, ...asked } = chosen(await made.calls.conflicts.list(), 'ruling')
  const settling = { ...asked, reason: 'Seen by both opponents', by: HEAD }
  await expect(made.calls.conflicts.settle({ ...settling, stands: 'own' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await made.calls.conflicts.settle({ ...settling, stands: 'own', own })).toEqual([])
  const now = await standing(made)
  expect(now.penalties).toEqual(penalties)
  expect(now.states).toEqual([
    ['ruled', 2],
    ['closed', 1],
  ])
  whole(made)
})

test.each([
  [
    'at the table',
    ({ calls, table }) => calls.tables.undo({ table, by: HEAD }),
    ({ calls, table }) => calls.tables.redo({ table, by: HEAD }),
  ],
  [
    'in the incident it is kept in',
    (made) => made.calls.incidents.undo({ incident: 1, by: HEAD }),
    (made) => made.calls.incidents.redo({ incident: 1, by: HEAD }),
  ],
  [
    'in the incident that was closed with it',
    (made) => made.calls.incidents.undo({ incident: 2, by: HEAD }),
    (made) => made.calls.incidents.redo({ incident: 2, by: HEAD }),
  ],
] as const satisfies readonly (readonly [string, ...((made: Awaited<ReturnType<typeof joined>>) => Promise<unknown>)[]])[])(
  'deciding between two rulings is one act: taken back %s all of it is as it was, put back all of it stands',
  async (_, undo, redo) => {
    const made = await joined(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
    const before = await standing(made)
    const { found, ...asked } = chosen(before.conflicts, 'ruling')
    const stands = found.one.ruling?.decision === 'upheld' ? 'one' : 'other'
    await made.calls.conflicts.settle({ ...asked, stands, reason: 'The video shows it.', by: HEAD })
    const after = await standing(made)
    expect(after).toMatchObject({ conflicts: [], penalties: [[{ kind: 'dead-hand' }, HEAD]] })
    await undo(made)
    expect(await standing(made)).toEqual(before)
    await redo(made)
    expect(await standing(made)).toEqual(after)
    whole(made)
  },
)

test('rulings made apart with acts behind them: the rulings are one thing to settle, the acts stay a fork of the table', async () => {
  const acting =
    (rule: Side, text: string): Side =>
    async (calls, table, finding) => {
      await rule(calls, table, finding)
      await calls.tables.record({ table, text, by: 'Ann' })
    }
  const made = await joined(acting(ruled('upheld', 'Ann'), 'S draw'), acting(ruled('dismissed', 'Bo'), 'S draw 3p'))
  expect((await made.calls.conflicts.list()).map(({ kind }) => kind).toSorted()).toEqual(['act', 'ruling'])
  const { found: _, ...asked } = chosen(await made.calls.conflicts.list(), 'ruling')
  expect(await made.calls.conflicts.settle({ ...asked, stands: 'one', reason: 'seen', by: HEAD })).toMatchObject([{ kind: 'act' }])
  expect((await made.calls.tables.state({ table: made.table })).forks).toBe(1)
})

test('an appeal in the incident that is not gone on with stays to be decided', async () => {
  const made = await joined(ruled('upheld', 'Ann'), ruled('dismissed', 'Bo'))
  const { calls } = made
  await calls.incidents.appeal({ incident: 2, who: { name: 'Jonas' }, grounds: 'unheard', by: HEAD })
  const { found: _, ...asked } = chosen(await calls.conflicts.list(), 'ruling')
  await calls.conflicts.settle({ ...asked, stands: 'one', reason: 'seen', by: HEAD })
  expect(await calls.waiting()).toMatchObject({ conflicts: 0, appeals: 1 })
  expect(await calls.incidents.get({ incident: 2 })).toMatchObject({ state: 'appealed' })
})

test('of two incidents opened for one finding, one of them without a ruling, one is taken back and stays in the list', async () => {
  const undecided: Side = async (calls, table, finding) => {
    await ruled('upheld', 'Ann')(calls, table, finding)
    await calls.incidents.addStatement({ incident: 1, role: 'referee', who: { name: 'Cho' }, text: 'I was there', by: 'Cho' })
    await calls.incidents.undo({ incident: 1, by: 'Ann', own: true })
  }
  const made = await joined(undecided, ruled('dismissed', 'Bo'))
  const { found, ...asked } = chosen(await made.calls.conflicts.list(), 'incident')
  await made.calls.conflicts.settle({ ...asked, stands: 'one', reason: 'opened twice', by: HEAD })
  const states = (await made.calls.incidents.list()).map(({ id, state }) => [id, state])
  expect(states).toContainEqual([found.other.incident, 'taken-back'])
  expect(states).not.toContainEqual([found.one.incident, 'taken-back'])
  whole(made)
})

const incident: Side = (calls, table) => calls.incidents.open({ table, by: 'Ann', key: 'opened' })
const settledAs: readonly (readonly [string, Conflict['kind'], Side, Side, (calls: ADesk['calls'], table: string) => Promise<unknown>])[] =
  [
    [
      'a result signed in two ways',
      'result',
      (calls, table) => calls.results.sign({ table, points: { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }, signed: [], by: 'Ann' }),
      (calls, table) => calls.results.sign({ table, points: { E: 40_000, S: 20_000, W: 30_000, N: 30_000 }, signed: [], by: 'Bo' }),
      async (calls) =>
        (await calls.results.list()).filter(({ reopened }) => !reopened).map(({ scores }) => scores.map(({ points }) => points)),
    ],
    [
      'two players put into one seat',
      'seat-change',
      (calls, table) => calls.seats.substitute({ table, seat: 'E', player: { name: 'Here' }, reason: 'ill', by: 'Ann' }),
      (calls, table) => calls.seats.substitute({ table, seat: 'E', player: { name: 'There' }, reason: 'ill', by: 'Bo' }),
      async (calls, table) => (await calls.tables.state({ table })).table.players.E?.name,
    ],
  ]

test.each(settledAs)('%s: the one that is chosen counts, whichever it is', async (_, kind, here, there, counts) => {
  const results: unknown[] = []
  for (const by of ['Ann', 'Bo']) {
    const made = await joined(here, there)
    const { found, ...asked } = chosen(await made.calls.conflicts.list(), kind)
    const stands = found.one.by === by ? 'one' : 'other'
    const left = await made.calls.conflicts.settle({ ...asked, stands, reason: 'as agreed', by: HEAD })
    expect(left.map((conflict) => conflict.kind)).not.toContain(kind)
    results.push(await counts(made.calls, made.table))
    whole(made)
  }
  expect(results).toHaveLength(2)
  expect(results[0]).not.toEqual(results[1])
})

test('an incident noted down in two ways: the note that is chosen counts, what only one of them said stays', async () => {
  const made = await aTable()
  await incident(made.calls, made.table, 0)
  const copy = join(made.path, 'copy.shinpan')
  await run(['merge', '--into', copy, made.file], { home: made.path })
  const other = aDesk({ folder: made.path })
  await other.calls.tournaments.open({ file: copy })
  await other.calls.incidents.fillIn({ incident: 1, note: 'there', by: 'Bo' })
  other.desk.close()
  await made.calls.incidents.fillIn({ incident: 1, note: 'here', weight: 'notable', by: 'Ann' })
  await made.calls.joining.join({ files: [copy] })
  const { found, ...asked } = chosen(await made.calls.conflicts.list(), 'incident-filled')
  const stands = found.one.says === 'there' ? 'one' : 'other'
  expect(await made.calls.conflicts.settle({ ...asked, stands, reason: 'heard', by: HEAD })).toEqual([])
  expect(await made.calls.incidents.get({ incident: 1 })).toMatchObject({ note: 'there', weight: 'notable' })
  whole(made)
})

test('two acts at one place are settled at their table, not here', async () => {
  const made = await joined(
    (calls, table) => calls.tables.record({ table, text: 'S draw', by: 'Ann' }),
    (calls, table) => calls.tables.record({ table, text: 'S draw 3p', by: 'Bo' }),
  )
  const { found, ...asked } = chosen(await made.calls.conflicts.list(), 'act')
  expect(found).toMatchObject({ settled: 'table', tableId: made.table, event: 9 })
  await expect(made.calls.conflicts.settle({ ...asked, stands: 'one', reason: 'x', by: HEAD })).rejects.toMatchObject({ code: 'REFUSED' })
})

test.each([
  ['under two rulings of one incident: both hold', 2, 0],
  ['under one ruling, otherwise: that is asked', 1, 1],
] as const)('what was done at the table, ticked in two copies %s', async (_, other, conflicts) => {
  const made = await aTable()
  const { calls, table, path, file } = made
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'Ann' })
  await ruled('upheld', 'Ann')(calls, table, state.findings[0]?.id ?? 0)
  const conduct = {
    rule: 'conduct.phone',
    decision: 'changed',
    penalty: { kind: 'notice' },
    reason: 'it rang',
    player: { name: 'Jonas' },
  } as const
  await calls.incidents.rule({ ...conduct, incident: 1, by: 'Ann' })
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  const there = aDesk({ folder: path })
  await there.calls.tournaments.open({ file: copy })
  await calls.incidents.done({ incident: 1, ruling: 1, remedies: ['step-1'], by: 'Ann' })
  await there.calls.incidents.done({ incident: 1, ruling: other, remedies: ['step-1', 'step-2'], by: 'Bo' })
  there.desk.close()
  await calls.joining.join({ files: [copy] })
  expect(made.desk.context.open?.db.prepare("SELECT count(*) FROM conflicts WHERE kind = 'incident-filled'").pluck().get()).toBe(conflicts)
  whole(made)
})
