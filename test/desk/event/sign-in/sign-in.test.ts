import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { makeReport } from '../../../../desk/reports/make-report.ts'
import { fileOf } from '../../../../desk/reports/send-report.ts'
import { aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { type CodeHash, hashed, putCode, putQuickCode } from './a-code.ts'

const HEAD = 'Michiko Hayashi'
const CODE = 'jade-7'

/**
 * A tournament whose head referee has a code, a second referee without one, and a finding; the clock is the test's. `slow`: with a code as
 * the desk makes it, instead of one that is worked out at once.
 */
const coded = async ({ slow = false } = {}) => {
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') }
  const made = aDesk({ now: () => clock.now })
  const { calls } = made
  const at = { name: 'Test Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: HEAD }
  const { file } = await calls.tournaments.create(at)
  const second = await calls.referees.add({ name: 'Paweł Kamiński', head: false })
  const head = (await calls.referees.list()).find(({ name }) => name === HEAD)?.id ?? ''
  if (slow) await calls.referees.setCode({ referee: head, code: CODE })
  else putQuickCode(made, head, CODE)
  const table = await calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const { state } = await calls.tables.record({ table: table.id, text: DEAD_HAND, by: 'recorder' })
  const finding = state.findings[0]?.id ?? 0
  const wait = (seconds: number): void => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { ...made, file, head, second: second.id, finding, table: table.id, wait }
}

const ruling = (finding: number, by: string) => ({ finding, decision: 'upheld', reason: 'as seen', by }) as const

test('a tournament without codes goes by the name that is typed', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: '' })
  const done = await calls.findings.rule(ruling(state.findings[0]?.id ?? 0, 'Anybody at all'))
  expect([done.ruling.by, await calls.referees.signedIn()]).toEqual(['Anybody at all', null])
})

test('who has a code signs only when signed in, in the name that the code is of', async () => {
  const { calls, finding } = await coded()
  await expect(calls.findings.rule(ruling(finding, HEAD))).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('sign in'),
  })
  await expect(calls.findings.rule(ruling(finding, 'Somebody'))).rejects.toMatchObject({
    message: expect.stringContaining('not a referee'),
  })
  await expect(calls.referees.signIn({ name: HEAD, code: 'wrong' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.referees.signIn({ name: HEAD, code: CODE })).toMatchObject({ name: HEAD, head: true, hasCode: true })
  expect(await calls.referees.signedIn()).toMatchObject({ name: HEAD })
  await expect(calls.findings.rule(ruling(finding, 'Paweł Kamiński'))).rejects.toMatchObject({ message: expect.stringContaining(HEAD) })
  expect((await calls.findings.rule(ruling(finding, HEAD))).ruling.by).toBe(HEAD)
  await calls.referees.signOut()
  const cancel = { penalty: 1, reason: 'x' }
  for (const by of [HEAD, 'Paweł Kamiński'])
    await expect(calls.penalties.cancel({ ...cancel, by })).rejects.toMatchObject({
      code: 'REFUSED',
      message: expect.stringContaining('code'),
    })
})

test('a report leaves in the name of who is signed in', async () => {
  const { calls, desk } = await coded()
  await calls.referees.signIn({ name: HEAD, code: CODE })
  await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { what: 'players', format: 'csv', language: 'en' }))
  expect(desk.context.open?.db.prepare("SELECT by FROM entry WHERE kind = 'export'").pluck().all()).toEqual([HEAD])
})

test('a report leaves in the name chosen in the window; of who has a code and has not signed in, and of the machine, it says nothing', async () => {
  const without = aDesk({ by: undefined })
  const at = { name: 'Test Open', place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: HEAD }
  await without.calls.tournaments.create(at)
  const asked = { what: 'players', format: 'csv', language: 'en' } as const
  const make = async (by?: string): Promise<void> => {
    for await (const _ of await without.calls.reports.make({ ...asked, by }));
  }
  for (const by of [HEAD, 'Somebody', undefined]) await make(by)
  await without.calls.tables.create({ name: '7', players: { E: '', S: '', W: '', N: '' }, by: HEAD })
  await without.calls.tables.create({ name: '8', players: { E: '', S: '', W: '', N: '' } })
  const { id } = await without.calls.referees.add({ name: 'Paweł Kamiński', head: false, by: HEAD })
  await without.calls.referees.set({ referee: id, name: 'Paweł Kaminski', head: false, by: 'Paweł Kamiński' })
  const [head] = await without.calls.referees.list()
  await without.calls.referees.setCode({ referee: head?.id ?? '', code: CODE, by: HEAD })
  for (const by of [HEAD, 'Paweł Kaminski', 'Somebody']) await make(by)
  await without.calls.referees.signIn({ name: HEAD, code: 'wrong' }).catch(() => undefined)
  const said = without.desk.context.open?.db.prepare("SELECT kind || ': ' || by FROM entry WHERE seq > 4").pluck().all()
  expect(said).toEqual([
    `export: ${HEAD}`,
    'export: Somebody',
    'export: ',
    `table: ${HEAD}`,
    'table: ',
    `referee: ${HEAD}`,
    'referee: Paweł Kamiński',
    `referee-code: ${HEAD}`,
    'export: ',
    'export: ',
    'export: ',
    'sign-in-failed: ',
  ])
  expect((await without.calls.persons.list()).map(({ name }) => name)).toEqual([HEAD, 'Paweł Kaminski'])
})

test('what is only noted needs no code', async () => {
  const { calls, table } = await coded()
  await calls.incidents.open({ table, by: 'A recorder' })
  await calls.incidents.fillIn({ incident: 1, note: 'x', by: 'A recorder' })
  await calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: 'Zofia' }, text: 'x', by: 'A recorder' })
  await expect(calls.incidents.close({ incident: 1, how: 'closed', reason: 'x', by: HEAD })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('an act of one referee that is sent after another has signed in is not under the other’s name', async () => {
  const { calls, table } = await coded()
  await calls.referees.signIn({ name: HEAD, code: CODE })
  await calls.tables.record({ table, text: 'E discard 1z', by: HEAD })
  const { state } = await calls.tables.record({ table, text: 'S draw', by: 'Paweł Kamiński', waited: 60_000 })
  expect(state.acts.slice(-2).map(({ by }) => by)).toEqual([HEAD, ''])
})

test('lines typed at once by a referee who has no code yet, and so under no name, stay in their order', async () => {
  const { calls, table, wait } = await coded()
  const by = 'Paweł Kamiński'
  const before = '@hand E1 1\nE draw\nE discard 1z\nS draw\nS discard 9m\nW pon 9m9m\nW discard 1p\nN draw\nN discard 2z'
  await calls.tables.record({ table, text: before, by })
  const { state } = await calls.tables.record({ table, text: 'E draw\nE discard 7z\nS draw\nS discard 1p\nW draw', by })
  wait(10)
  const riichi = await calls.tables.record({ table, text: 'W riichi 8s', by, behind: { hand: state.hand, after: state.end }, waited: 0 })
  const behind = { hand: state.hand, after: riichi.written, unanswered: true }
  const { state: now } = await calls.tables.record({ table, text: 'W discard 8s', by, behind, waited: 0 })
  expect(now.acts.slice(-4).map(({ text }) => text)).toEqual(['W call riichi', 'W discard 8s rotated', 'W stick', 'W discard 8s'])
})

test('sign-ins, sign-outs and failed tries are in the log; the code is nowhere, and its hash in no answer', async () => {
  const { calls, desk, file } = await coded({ slow: true })
  await calls.referees.signIn({ name: HEAD, code: 'wrong' }).catch(() => undefined)
  await calls.referees.signIn({ name: HEAD, code: CODE })
  await calls.referees.signOut()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const rows = () => db.prepare('SELECT referee, head, what, by FROM sign_ins').all()
  const before = rows()
  expect(before).toEqual([
    { referee: HEAD, head: 1, what: 'failed', by: 'desk' },
    { referee: HEAD, head: 1, what: 'in', by: HEAD },
    { referee: HEAD, head: 1, what: 'out', by: HEAD },
  ])
  rebuild(db)
  expect([rows(), verify(db).trouble]).toEqual([before, null])
  const log = (db.prepare('SELECT body FROM entry').pluck().all() as string[]).join('\n')
  expect([log.includes(CODE), log.includes('wrong')]).toEqual([false, false])
  const { hash } = db.prepare('SELECT hash FROM referee_code').get() as { hash: string }
  expect(log).toContain(hash)
  const answers = [await calls.referees.list(), await calls.tournaments.current(), await calls.incidents.list()]
  expect(JSON.stringify(answers)).not.toContain(hash)
  expect(file).toBe(desk.context.open?.file)
})

test('after three wrong codes each try waits longer, a minute at most; nobody is locked out', async () => {
  const { calls, wait } = await coded()
  const wrong = () => calls.referees.signIn({ name: HEAD, code: 'wrong' }).catch((error: { message: string }) => error.message)
  for (let n = 0; n < 3; n++) expect(await wrong()).toContain('wrong')
  const seq = (await calls.saving()).seq
  expect(await wrong()).toContain('in 1 s')
  await expect(calls.referees.signIn({ name: HEAD, code: CODE })).rejects.toMatchObject({ message: expect.stringContaining('in 1 s') })
  expect((await calls.saving()).seq).toBe(seq)
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await wrong()).toContain(`in ${seconds} s`)
    wait(seconds)
    expect(await wrong()).toContain('wrong')
  }
  wait(60)
  expect(await calls.referees.signIn({ name: HEAD, code: CODE })).toMatchObject({ name: HEAD })
  await calls.referees.signOut()
  expect(await wrong()).toContain('wrong')
})

test('codes are set by oneself or the head referee, by anybody only as long as the head referee has none', async () => {
  const { calls, head, second } = await coded()
  await expect(calls.referees.setCode({ referee: second, code: 'mine-47' })).rejects.toMatchObject({ code: 'REFUSED' })
  await expect(calls.referees.setCode({ referee: head, code: null })).rejects.toMatchObject({ code: 'REFUSED' })
  await expect(calls.referees.add({ name: 'A friend', head: true })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.referees.signIn({ name: HEAD, code: CODE })
  await calls.referees.setCode({ referee: second, code: 'zażółć7' })
  await calls.referees.signIn({ name: 'Paweł Kamiński', code: 'zażółć7'.normalize('NFD') })
  await expect(calls.referees.setCode({ referee: head, code: null })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.referees.setCode({ referee: second, code: null })).toMatchObject({ hasCode: false })
  expect(await calls.referees.signedIn()).toBe(null)
})

test.each([
  ['five characters', { code: 'jade7' }, 'BAD_REQUEST'],
  ['six digits', { code: '471100' }, 'BAD_REQUEST'],
  ['six letters', { code: 'jadeja' }, 'BAD_REQUEST'],
  ['nobody', { referee: 'nobody' }, 'NOT_FOUND'],
])('a code is not set: %s', async (_, asked, code) => {
  const { calls, head } = await coded()
  await expect(calls.referees.setCode({ referee: head, code: 'long enough', ...asked })).rejects.toMatchObject({ code })
})

test('a code of an earlier version goes on, and is said to be an old one until it is set anew', async () => {
  const made = await coded()
  const { calls, head } = made
  putCode(made, head, hashed('4711'))
  expect(await calls.referees.list()).toMatchObject([{ name: HEAD, oldCode: true }, { oldCode: false }])
  expect(await calls.setup.check()).toContainEqual(
    expect.objectContaining({ state: 'look', text: expect.objectContaining({ en: expect.stringContaining(HEAD) }) }),
  )
  expect(await calls.referees.signIn({ name: HEAD, code: '4711' })).toMatchObject({ name: HEAD, oldCode: true })
  expect(await calls.referees.setCode({ referee: head, code: CODE })).toMatchObject({ oldCode: false })
  expect(await calls.referees.signedIn()).toMatchObject({ oldCode: false })
})

const FOREIGN: readonly (readonly [string, Partial<CodeHash>])[] = [
  ['4 GB of memory', { cost: 2 ** 22 }],
  ['thousands of rounds', { parallel: 4096 }],
  ['no power of two', { cost: 3 }],
  ['no cost', { cost: 1 }],
  ['no blocks', { block: 0 }],
  ['an empty hash, which any code would have', { hash: '' }],
  ['a hash of a megabyte', { hash: '00'.repeat(1_000_000) }],
  ['a salt of a megabyte', { salt: '00'.repeat(1_000_000) }],
]

test('a hash from elsewhere that asks for too much, or is none of ours, is refused before anything is worked out', async () => {
  const made = await coded()
  const { calls, head } = made
  for (const [what, foreign] of FOREIGN) {
    putCode(made, head, hashed(CODE, foreign))
    const entries = (await calls.saving()).seq
    const said = await calls.referees.signIn({ name: HEAD, code: CODE }).catch((error: { message: string }) => error.message)
    expect([what, said]).toEqual([what, expect.stringContaining(`the code of ${HEAD} can’t be checked`)])
    expect([what, (await calls.saving()).seq, await calls.referees.signedIn()]).toEqual([what, entries, null])
  }
})

test('a code with the least work can be checked too', async () => {
  const made = await coded()
  putCode(made, made.head, hashed(CODE, {}, 2))
  expect(await made.calls.referees.signIn({ name: HEAD, code: CODE })).toMatchObject({ name: HEAD, oldCode: true })
})

test('while a code is worked out, the desk answers everything else', async () => {
  const { calls, head } = await coded({ slow: true })
  const signing = calls.referees.signIn({ name: HEAD, code: CODE }).then(() => 'signed in')
  const other = calls.referees.list().then(() => 'listed')
  expect(await Promise.race([signing, other])).toBe('listed')
  expect(await signing).toBe('signed in')
  const setting = calls.referees.setCode({ referee: head, code: 'jade-8' }).then(() => 'set')
  expect(await Promise.race([setting, calls.saving().then(() => 'saving')])).toBe('saving')
  await setting
})

test('a file that is closed while a code is worked out takes nobody in', async () => {
  const { calls, file } = await coded({ slow: true })
  const signing = calls.referees.signIn({ name: HEAD, code: CODE })
  await calls.tournaments.open({ file })
  await expect(signing).rejects.toMatchObject({ code: 'NO_TOURNAMENT' })
  expect(await calls.referees.signedIn()).toBe(null)
})

test('many tries at once are no more than one after the other', async () => {
  const { calls } = await coded()
  const tries = Array.from({ length: 8 }, () =>
    calls.referees.signIn({ name: HEAD, code: 'wrong' }).catch((error: { message: string }) => error.message),
  )
  const said = await Promise.all(tries)
  expect(said.map((one) => (String(one).includes('too many') ? 'waits' : 'wrong'))).toEqual([
    ...Array(3).fill('wrong'),
    ...Array(5).fill('waits'),
  ])
})

test('who opens another file is not signed in there', async () => {
  const { calls, file } = await coded()
  await calls.referees.signIn({ name: HEAD, code: CODE })
  await calls.tournaments.open({ file })
  expect(await calls.referees.signedIn()).toBe(null)
})

test('on the command line the code comes from the environment', async () => {
  const { desk, finding, file, path } = await coded({ slow: true })
  desk.close()
  const rule = ['rule', '--db', file, '--finding', String(finding), '--decision', 'upheld', '--reason', 'x', '--by', HEAD]
  const without = await run(rule, { home: path })
  expect([without.code, without.errors.join()]).toEqual([1, expect.stringContaining('sign in first')])
  const withIt = await run(rule, { home: path, env: { SHINPAN_CODE: CODE } })
  expect([withIt.code, withIt.out.join()]).toEqual([0, expect.stringMatching(/^ok \d+$/)])
})
