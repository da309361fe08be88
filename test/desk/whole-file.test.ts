import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folder, raw } from '../db/a-file.ts'
import { aDesk, aTable, DEAD_HAND } from './a-desk.ts'
import { run } from './run.ts'

test('a whole tournament goes as one file from one desk to another, and is the same there', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: DEAD_HAND, by: 'x' })
  const before = await calls.log.verify()
  const { name, gzip } = await calls.tournaments.whole()
  const other = aDesk()
  expect(await other.calls.tournaments.receive({ name, gzip })).toMatchObject({ name: 'Test Open' })
  expect(await other.calls.log.verify()).toMatchObject({ ok: true, entries: before.entries, head: before.head })
  await other.calls.tournaments.receive({ name: `../../${name}`, gzip })
  expect(readdirSync(other.path).filter((one) => one.endsWith('.shinpan'))).toEqual(['Test Open 2.shinpan', 'Test Open.shinpan'])
})

const changed = async (how: (file: string) => void): Promise<Buffer> => {
  const { calls } = await aTable()
  const file = join(folder(), 'a.shinpan')
  const { gzip } = await calls.tournaments.whole()
  const other = aDesk()
  const { file: there } = await other.calls.tournaments.receive({ name: 'a.shinpan', gzip })
  other.desk.close()
  writeFileSync(file, readFileSync(there))
  how(file)
  return readFileSync(file)
}

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('=HYPERLINK("x")')],
  ['a strange database', () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4096)])],
  ['a file cut in half', () => changed((file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)))],
  [
    'a changed entry',
    () => changed((file) => raw(file, (db) => db.exec("DROP TRIGGER entry_is_never_changed; UPDATE entry SET by = 'y' WHERE seq = 2"))),
  ],
  [
    'a further view',
    () =>
      changed((file) =>
        raw(file, (db) => db.exec('CREATE VIEW more AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n')),
      ),
  ],
  ['a file of a newer format', () => changed((file) => raw(file, (db) => db.pragma('user_version = 9999')))],
])('%s is refused in one line, and nothing of it stays', async (_, bytes) => {
  const content = await bytes()
  const { calls, path } = aDesk()
  const asked = calls.tournaments.receive({ name: 'b.shinpan', gzip: gzipSync(content).toString('base64') })
  await expect(asked).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringMatching(/^b\.shinpan was not taken: .+$/) as string })
  expect(readdirSync(path).filter((name) => /received|\.shinpan/.test(name))).toEqual([])
})

test('what is not packed is refused', async () => {
  const { calls } = aDesk()
  await expect(calls.tournaments.receive({ name: 'b', gzip: Buffer.from('no').toString('base64') })).rejects.toMatchObject({
    code: 'REFUSED',
  })
})

test('from the command line, packed or not', async () => {
  const { calls } = await aTable()
  const { gzip } = await calls.tournaments.whole()
  const home = folder()
  const file = join(home, 'sent.shinpan.gz')
  writeFileSync(file, Buffer.from(gzip, 'base64'))
  const done = await run(['receive', file], { home })
  expect(done).toMatchObject({ code: 0, errors: [], out: [`ok: ${join(home, 'tournaments', 'sent.shinpan')}`] })
  expect((await run(['verify', '--db', join(home, 'tournaments', 'sent.shinpan')], { home })).code).toBe(0)
  expect(await run(['receive', join(home, 'nothing')], { home })).toMatchObject({ code: 1, errors: [expect.stringContaining('ENOENT')] })
})
