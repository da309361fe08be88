import { beforeEach, describe, expect, test } from 'vitest'
import { aDesk, BY, DEAD_HAND, openIn, rows } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { putQuickCode } from '../../event/sign-in/a-code.ts'

const CODE = 'jade-7'

/** A tournament whose referees have codes, a violation at its table and nobody signed in; another table. */
const unsigned = async () => {
  const made = aDesk()
  const { calls } = made
  const at = { name: 'Test Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 0, referee: BY }
  const { file } = await calls.tournaments.create(at)
  const players = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
  const [{ id: table }, { id: other }] = [
    await calls.tables.create({ name: '7', players }),
    await calls.tables.create({ name: '8', players }),
  ]
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  const [head] = await calls.referees.list()
  putQuickCode(made, head?.id ?? '', CODE)
  const seq = async () => (await calls.saving()).seq
  return {
    ...made,
    file,
    table,
    other,
    finding: state.findings[0]?.id ?? 0,
    seq,
    signIn: () => calls.referees.signIn({ name: BY, code: CODE }),
  }
}

const RULING = '* ruling 8 claim.not-taken dismissed'
const REFUSED = { code: 'REFUSED', message: expect.stringMatching(/referee’s decision: sign in/) }

describe('a laptop at which nobody has signed in, where a referee has a code', () => {
  let at: Awaited<ReturnType<typeof unsigned>>
  beforeEach(async () => {
    at = await unsigned()
  })

  test.each([
    RULING,
    '* "ruling" 8 claim.not-taken dismissed',
    '"*" ruling 8 claim.not-taken dismissed',
    `\t99.5  &  ${RULING}   # said so\r`,
    `* note seen\n${RULING}`,
    '* dead S',
    '"*" "dead" "S"',
    '@rules ema-2016\n@hand E2 0',
    '@hand E2 0\n@set several-wins all\nE draw',
  ])('does not decide by a line of the record: %j', async (text) => {
    const { calls, table, seq } = at
    const before = await seq()
    for (const by of [BY, 'recorder', '']) await expect(calls.tables.record({ table, text, by })).rejects.toMatchObject(REFUSED)
    expect([await seq(), openIn(await calls.tables.state({ table }))]).toEqual([before, ['violation claim.not-taken W 8']])
  })

  test.each([
    ['a ruling put in', { do: 'insert', at: 9, text: RULING }],
    ['a ruling in the place of an act', { do: 'replace', at: 8, count: 1, text: '* "dead" E' }],
    ['the rule set', { do: 'rules', rules: 'ema-2016' }],
    ['a setting', { do: 'rules', settings: { renhou: 'on' } }],
    ['the rule set as a header line', { do: 'header', text: '@from middle\n@rules "ema-2016"' }],
  ] as const)('does not decide by a correction or its preview: %s', async (_, edit) => {
    const { calls, table, seq } = at
    const before = await seq()
    await expect(calls.tables.correct({ table, edit, by: BY })).rejects.toMatchObject(REFUSED)
    await expect(calls.tables.preview({ table, edit })).rejects.toMatchObject(REFUSED)
    expect(await seq()).toBe(before)
  })

  test('does not answer, rule, cancel or undo for a referee, by whatever name', async () => {
    const { calls, table, finding, signIn, seq } = at
    const asks = '@hand E2 0\n@from middle\nS discard 5p\nW draw\nN call pon'
    const { state } = await calls.tables.record({ table, text: asks, by: BY })
    const question = state.findings.find((one) => one.finding.level === 'question')?.id ?? 0
    await expect(calls.findings.answer({ finding: question, word: 'fast', by: BY })).rejects.toMatchObject(REFUSED)
    await expect(calls.tables.record({ table, text: '* answer 3 fast', by: BY })).rejects.toMatchObject(REFUSED)
    const ruling = { finding, decision: 'dismissed', reason: 'x', by: BY } as const
    await expect(calls.findings.rule(ruling)).rejects.toMatchObject({ code: 'REFUSED' })
    await signIn()
    await calls.findings.answer({ finding: question, word: 'fast', by: BY })
    await calls.findings.rule({ ...ruling, decision: 'upheld' })
    const incident = (await calls.incidents.list())[0]?.id ?? 0
    await calls.referees.signOut()
    const before = await seq()
    for (const by of [BY, 'recorder']) {
      await expect(calls.tables.undo({ table, by })).rejects.toMatchObject(REFUSED)
      await expect(calls.tournaments.undo({ by })).rejects.toMatchObject(REFUSED)
      await expect(calls.incidents.undo({ incident, by })).rejects.toMatchObject(REFUSED)
    }
    expect(await seq()).toBe(before)
    await signIn()
    await calls.tables.undo({ table, by: BY })
    await calls.tables.undo({ table, by: BY })
    await calls.referees.signOut()
    await expect(calls.tables.redo({ table, by: BY })).rejects.toMatchObject(REFUSED)
    await expect(calls.tournaments.redo({ by: BY })).rejects.toMatchObject(REFUSED)
  })

  test('imports games, but none with decisions or rules in them', async () => {
    const { calls, other } = at
    const file = (text: string) => ({ table: other, file: { name: 'a.table', text }, by: BY })
    for (const text of [
      `${DEAD_HAND}\n${RULING}`,
      `@rules ema-2016\n${DEAD_HAND}`,
      `@set renhou on\n${DEAD_HAND}`,
      `${DEAD_HAND}\n* dead S`,
    ])
      await expect(calls.tables.import(file(text))).rejects.toMatchObject(REFUSED)
    expect((await calls.tables.import(file(DEAD_HAND))).imported.acts).toBe(8)
  })

  test('a referee’s name stands only on what that referee did signed in', async () => {
    const { calls, table, signIn } = at
    for (const by of [BY, ` ${BY.toUpperCase()} `, 'Michiko\u200b Hayashi', 'recorder'])
      await calls.tables.record({ table, text: 'S draw', by })
    await calls.tables.correct({ table, edit: { do: 'remove', at: 9, count: 1 }, by: BY })
    await signIn()
    await calls.tables.record({ table, text: 'S draw', by: BY })
    const all = "SELECT by FROM entry WHERE kind IN ('event', 'event-removed') ORDER BY seq DESC LIMIT 6"
    expect(rows(at, all).toReversed()).toEqual(['desk', 'desk', 'desk', 'recorder', 'desk', BY].map((by) => ({ by })))
  })

  test('once signed in, a referee decides by a line, in the own name and in no other', async () => {
    const { calls, table, signIn } = at
    await signIn()
    await expect(calls.tables.record({ table, text: RULING, by: 'recorder' })).rejects.toMatchObject({
      message: expect.stringContaining(BY),
    })
    const { state } = await calls.tables.record({ table, text: RULING, by: BY })
    expect(openIn(state)).toEqual([])
    expect(rows(at, "SELECT by FROM entry WHERE kind = 'event' ORDER BY seq DESC LIMIT 1")).toEqual([{ by: BY }])
  })

  test('an undo names an act of its own table', async () => {
    const { calls, table, other } = at
    const { written } = await calls.tables.record({ table: other, text: 'E draw', by: 'recorder' })
    await calls.tables.record({ table, text: 'S draw', by: 'recorder' })
    await expect(calls.tables.undo({ table, of: written ?? undefined, by: 'recorder' })).rejects.toMatchObject({
      message: expect.stringContaining('another table'),
    })
  })

  test('a correction that names an act of another table learns nothing of it', async () => {
    const { calls, table, other } = at
    const { written } = await calls.tables.record({ table: other, text: '* note secret', by: 'Somebody' })
    const edit = { do: 'replace', at: 1, count: 1, text: 'E draw' } as const
    await expect(calls.tables.correct({ table, edit, seen: { acts: [written ?? 'x:1'] }, by: 'x' })).rejects.toMatchObject({
      message: expect.not.stringMatching(/secret|Somebody/),
    })
  })

  test('does not drop a hand with a decision in it by settling two hands begun apart', async () => {
    const { calls, table, signIn } = at
    await signIn()
    await calls.tables.record({ table, text: '* dead S', by: BY })
    await calls.referees.signOut()
    await calls.tables.record({ table, text: '@hand E1 0', by: 'recorder', behind: { hand: '', after: null } })
    const pair = await calls.forks.hands({ table })
    if (!pair) throw new Error('no hands apart')
    const settling = { table, one: pair.one.ref, other: pair.other.ref, by: 'recorder' }
    const keepsNew = pair.one.acts > 0 ? 'other' : 'one'
    await expect(calls.forks.settleHands({ ...settling, stands: keepsNew })).rejects.toMatchObject(REFUSED)
    await calls.forks.settleHands({ ...settling, stands: keepsNew === 'one' ? 'other' : 'one' })
  })
})

test('where nobody has a code, the laptop decides as before', async () => {
  const made = await unsigned()
  const [head] = await made.calls.referees.list()
  await made.signIn()
  await made.calls.referees.setCode({ referee: head?.id ?? '', code: null })
  const { state } = await made.calls.tables.record({ table: made.table, text: RULING, by: 'Anybody' })
  expect(openIn(state)).toEqual([])
})

test('on the command line the code comes from the environment', { timeout: 60_000 }, async () => {
  const { desk, file, path } = await unsigned()
  await desk.closed()
  const record = (input: string, env = {}) => run(['record', '--db', file, '--table', '7', '--by', BY], { home: path, input, env })
  const without = await record(`${RULING}\nS draw\n`)
  expect([without.code, without.out]).toEqual([1, [expect.stringContaining('sign in'), expect.stringMatching(/^ok/)]])
  const withIt = await record(`${RULING}\n`, { SHINPAN_CODE: CODE })
  expect([withIt.code, withIt.out]).toEqual([0, [expect.stringMatching(/^ok/), 'gone claim.not-taken violation W event 8']])
})
