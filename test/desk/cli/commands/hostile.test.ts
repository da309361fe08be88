import { spawn, spawnSync } from 'node:child_process'
import { closeSync, copyFileSync, mkdirSync, openSync, readdirSync, readFileSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { commandLine } from '../../../../scripts/build.ts'
import { folder, raw } from '../../../db/fixtures/a-file.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../run.ts'

// regression cases of attacks
vi.setConfig({ testTimeout: 60_000 })

const recorded = async (name = 'a.shinpan') => {
  const home = folder()
  const db = join(home, name)
  await run(['record', '--db', db, '--table', '7'], { home, input: `${DEAD_HAND}\n` })
  return { home, db, sh: (...words: string[]) => run([...words, '--db', db], { home }) }
}
const RULE = ['rule', '--finding', '1', '--decision', 'upheld'] as const

test('a report is not written over the tournament itself', async () => {
  const { db, sh } = await recorded('a.html')
  await sh(...RULE, '--reason', 'seen', '--by', 'Ann')
  await sh('report', '--incident', '1', '--out', db)
  expect(readFileSync(db).toString('latin1', 0, 15)).toBe('SQLite format 3')
})

test('a report that can’t be written is no entry of the log', async () => {
  const { home, sh } = await recorded()
  await sh(...RULE, '--reason', 'seen', '--by', 'Ann')
  const before = (await sh('log')).out
  await sh('report', '--incident', '1', '--out', join(home, 'nowhere/a.html'))
  expect((await sh('log')).out).toEqual(before)
})

test('a ruling without a reason and a name is refused, blanks are none', async () => {
  const { sh } = await recorded()
  expect((await sh(...RULE, '--reason', ' ', '--by', ' ')).code).toBe(2)
})

test.each([['log'], ['verify'], ['rebuild'], ['doctor'], [...RULE, '--reason', 'seen', '--by', 'Ann']])(
  'a damaged page of the log is one line, not a stack trace: %s',
  async (...words) => {
    const { db, sh } = await recorded()
    const page = raw(db, (damaged) => damaged.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'entry'`).pluck().get() as number)
    const file = openSync(db, 'r+')
    writeSync(file, Buffer.alloc(4096), 0, 4096, (page - 1) * 4096)
    closeSync(file)
    const { code, out, errors } = await sh(...words)
    expect([code, words[0] === 'doctor' ? out.length : errors.length]).toEqual([1, words[0] === 'doctor' ? 8 : 1])
  },
)

test.each([
  ['UPDATE ruling SET reason = $, imposed_kind = $', 'table ruling'],
  ['UPDATE penalty_imposed SET kind = $', 'table penalty'],
  ["UPDATE ruling SET at = 'nope'", 'table ruling'],
  ["UPDATE hand SET header = '{'", 'table hand'],
])('no report is printed from a file that is not what its log says: %s', async (sql, says) => {
  const { home, db, sh } = await recorded()
  await sh(...RULE, '--reason', 'seen', '--by', 'Ann')
  raw(db, (file) => file.exec(sql.replaceAll('$', "'disqualification'")))
  const { code, errors } = await sh('report', '--incident', '1', '--out', join(home, 'r.html'))
  expect([code, errors.length, errors[0]?.includes(says)]).toEqual([1, 1, true])
  expect(readdirSync(home)).not.toContain('r.html')
})

test('record says why it stores nothing in a file whose guards were removed', async () => {
  const { home, db } = await recorded()
  raw(db, (file) => file.exec('DROP TRIGGER entry_is_never_changed'))
  const { code, out, errors } = await run(['record', '--db', db, '--table', '7'], { home, input: 'S draw\n' })
  expect([code, ...out]).toEqual([1, `error line 1: not saved (read-only): the file ${db} can't be written`])
  expect(errors).toEqual([expect.stringMatching(/a\.shinpan: the tables or guards of the file were changed: /)])
})

test('a report does not follow a link, fills no folder, and replaces an older one whole', async () => {
  const { home, db, sh } = await recorded()
  await sh(...RULE, '--reason', 'seen', '--by', 'Ann')
  symlinkSync(db, join(home, 'link.html'))
  mkdirSync(join(home, 'folder.html'))
  writeFileSync(join(home, 'old.html'), 'old')
  for (const name of ['link', 'folder']) expect((await sh('report', '--incident', '1', '--out', join(home, `${name}.html`))).code).toBe(1)
  expect((await sh('report', '--incident', '1', '--out', join(home, 'old.html'))).code).toBe(0)
  expect(readFileSync(join(home, 'old.html'), 'utf8')).toMatch(/^<!doctype html>/)
  expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([])
  expect((await sh('verify')).code).toBe(0)
})

test('a home that can’t be written is one line where something is written, and in nobody’s way where not', async () => {
  const { home, db } = await recorded()
  const nowhere = join(db, 'home')
  const lists = await run(['findings', '--db', db], { home: nowhere })
  expect([lists.code, lists.errors]).toEqual([0, []])
  const recording = await run(['record', '--db', db, '--table', '7'], { home: nowhere, input: 'E draw\n' })
  expect([recording.code, recording.errors.length]).toEqual([1, 1])
  const doctor = await run(['doctor'], { home: nowhere })
  expect([doctor.errors, doctor.out.filter((line) => line.startsWith('look  home'))]).toEqual([[], [expect.stringContaining(home)]])
})

test('lists leave the file as it is, byte for byte', async () => {
  const { home, db, sh } = await recorded()
  const before = readFileSync(db)
  for (const list of ['findings', 'incidents', 'penalties', 'log', 'verify']) expect((await sh(list)).code).toBe(0)
  expect([readFileSync(db).equals(before), readdirSync(home)]).toEqual([true, ['a.shinpan', 'device', 'heads']])
})

test('a view that was taken away is one line, not a stack trace', async () => {
  const { db, sh } = await recorded()
  raw(db, (file) => file.exec('DROP VIEW penalties'))
  const { code, errors } = await sh('penalties')
  expect([code, errors.length]).toEqual([1, 1])
})

test('a path that can’t be looked at is one line, not a stack trace', async () => {
  const { code, errors } = await run(['judge', '--rules', 'all', 'x'.repeat(300)], { home: folder() })
  expect([code, errors.length]).toEqual([1, 1])
})

test.each([
  ['nothing but garbage', 'garbage\n<b>\n'],
  ['a lone carriage return', 'E draw\rE discard 9m\n'],
  ['bytes that are no UTF-8', Buffer.from([0x45, 0x20, 0x6e, 0x6f, 0x74, 0x65, 0x20, 0xff, 0x0a])],
])('%s makes no table and no file', async (_, input) => {
  const home = folder()
  const { code, out } = await run(['record', '--db', join(home, 'b.shinpan'), '--table', 'typo'], { home, input })
  expect([code, out.length > 0, readdirSync(home).includes('b.shinpan')]).toEqual([1, true, false])
})

test('a line that is no UTF-8 is named, and the others are recorded', async () => {
  const home = folder()
  const input = Buffer.concat([Buffer.from('E note a\r\nE note '), Buffer.from([0xff, 0x0a]), Buffer.from('E note c')])
  const { out } = await run(['record', '--db', join(home, 'b.shinpan'), '--table', '7'], { home, input })
  expect(out).toEqual(['ok 4', 'error line 2: not text in UTF-8', 'ok 5'])
})

test('record takes a byte order mark as judge does', async () => {
  const home = folder()
  const words = ['record', '--db', join(home, 'b.shinpan'), '--table', '7']
  expect((await run(words, { home, input: '\ufeff@rules ema-2016\nE discard 1z\n' })).code).toBe(0)
})

test('a line separator within a remark does not begin a new line of the record', async () => {
  const home = folder()
  const words = ['record', '--db', join(home, 'b.shinpan'), '--table', '7']
  const { out } = await run(words, { home, input: 'E note a\u2028E discard 9m\n' })
  expect(out.filter((line) => line.startsWith('ok'))).toHaveLength(1)
})

test('convert does not write two files of one name over each other', async () => {
  const home = folder()
  for (const name of ['one', 'two']) mkdirSync(join(home, name))
  writeFileSync(join(home, 'one/a.table'), `${DEAD_HAND}\n`)
  copyFileSync(join(home, 'one/a.table'), join(home, 'two/a.table'))
  const { code } = await run(['convert', '--to', 'table', '--out', join(home, 'out'), join(home, 'one'), join(home, 'two')], { home })
  expect(code === 1 || readdirSync(join(home, 'out')).length === 2).toBe(true)
})

test('convert leaves its own source alone', async () => {
  const home = folder()
  const file = join(home, 'a.table')
  writeFileSync(file, `# seen by two referees\n${DEAD_HAND}\n`)
  await run(['convert', '--to', 'table', '--out', home, file], { home })
  expect(readFileSync(file, 'utf8')).toContain('two referees')
})

test('what stops reading the answers of a recording ends it with an error, and a list without', async () => {
  const { db, home } = await recorded()
  const sh = (line: string) =>
    new Promise<number | null>((resolve) => {
      const child = spawn('bash', ['-c', `${line}; exit "\${PIPESTATUS[$WHICH]}"`], {
        env: { ...process.env, SHINPAN_HOME: home, NODE: process.execPath, MAIN, DB: db, WHICH: line.startsWith('(') ? '1' : '0' },
        stdio: 'ignore',
      })
      child.on('close', resolve)
    })
  expect(
    await sh('(for i in 1 2 3 4 5 6; do echo "E note $i"; sleep .5; done) | "$NODE" "$MAIN" record --db "$DB" --table 7 | head -1'),
  ).toBe(1)
  expect(await sh('"$NODE" "$MAIN" log --db "$DB" | head -1')).toBe(0)
})

test.skipIf(process.platform !== 'linux')('answers that find no room, and an input that can’t be read, are one line', async () => {
  const { db, home } = await recorded()
  const sh = (line: string) =>
    spawnSync('bash', ['-c', line], { encoding: 'utf8', env: { ...process.env, SHINPAN_HOME: home, NODE: process.execPath, MAIN, DB: db } })
  for (const line of ['"$NODE" "$MAIN" log --db "$DB" > /dev/full', '"$NODE" "$MAIN" record --db "$DB" --table 7 < /']) {
    const { status, stderr } = sh(line)
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  }
})

test('a hand with more claims than can be is refused, by judge and by record, and the others are judged', async () => {
  const home = folder()
  const text = `@from middle\n${'E discard 1z\nS call pon\nS show 1z1z\nS discard 2z\nW call pon\nW show 2z2z\nW discard 1z\n'.repeat(1200)}`
  writeFileSync(join(home, 'a.table'), text)
  writeFileSync(join(home, 'b.table'), DEAD_HAND)
  const judged = await run(['judge', '--rules', 'all', home], { home })
  expect([judged.code, judged.errors]).toEqual([1, [expect.stringContaining('400 claims')]])
  const { calls, table } = await aTable()
  await expect(calls.tables.record({ table, text, by: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a call opens whole paths only', async () => {
  const { calls } = await aTable()
  await expect(calls.tournaments.open({ file: 'a.shinpan' })).rejects.toMatchObject({ code: 'REFUSED' })
})

const MAIN = commandLine()
