import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { draftIn } from '../../../../db/disk/drafts.ts'
import { listen } from '../../../../desk/network/serving/loopback.ts'
import { folder, raw } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { received, sent } from './whole.ts'

test('a whole tournament goes as one file from one desk to another, and is the same there', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: DEAD_HAND, by: 'x' })
  const before = await calls.log.verify()
  const { name, bytes } = await sent(calls)
  const other = aDesk()
  expect(await received(other.calls, name, bytes)).toMatchObject({ name: 'Test Open' })
  expect(await other.calls.log.verify()).toMatchObject({ ok: true, entries: before.entries, head: before.head })
  await received(other.calls, `../../${name}`, gunzipSync(bytes))
  expect(readdirSync(other.path).filter((one) => one.endsWith('.shinpan'))).toEqual(['Test Open 2.shinpan', 'Test Open.shinpan'])
})

const changed = async (how: (file: string) => void): Promise<Buffer> => {
  const { calls } = await aTable()
  const file = join(folder(), 'a.shinpan')
  const { bytes } = await sent(calls)
  const other = aDesk()
  const { file: there } = await received(other.calls, 'a.shinpan', bytes)
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
])('%s is refused in one line, packed or not, and nothing of it stays', async (_, bytes) => {
  const content = await bytes()
  const { calls, path } = aDesk()
  for (const one of [content, gzipSync(content)]) {
    const refused = await received(calls, 'b.shinpan', one).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'REFUSED',
      message: expect.stringMatching(/^the file b\.shinpan was not imported: .+$/) as string,
    })
  }
  expect(readdirSync(path).filter((name) => /received|\.shinpan/.test(name))).toEqual([])
})

const damagedView = () =>
  changed((file) =>
    raw(file, (db) => {
      const view = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'incidents'").pluck().get()
      db.exec(`DROP VIEW incidents; ${String(view).replace('SELECT', 'SELECT  ')}`)
    }),
  )

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a changed view', damagedView, /the tables or guards of the file were changed: its view incidents is not as Shinpan makes it/],
  [
    'a page of zeros',
    () =>
      changed((file) =>
        writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 4096), Buffer.alloc(16384), readFileSync(file).subarray(20480)])),
      ),
    /a part of the file is damaged/,
  ],
  [
    'a changed entry',
    () =>
      changed((file) =>
        raw(file, (db) => {
          const guard = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_never_changed'").pluck().get()
          db.exec(`DROP TRIGGER entry_is_never_changed; UPDATE entry SET by = 'y' WHERE seq = 2; ${String(guard)}`)
        }),
      ),
    /its hash does not fit its content: it was changed after it was saved/,
  ],
])('%s is explained in words, with what to do, and without SQL', async (_, bytes, says) => {
  const { calls, path } = aDesk()
  const refused = (await received(calls, 'dam.shinpan', await bytes()).catch((error: unknown) => error)) as {
    message: string
    data: { fr: string }
  }
  expect(refused.message).toMatch(says)
  expect(refused.message).toMatch(/^the file dam\.shinpan was not imported: .*Copy it again/)
  expect(refused.message).toContain(`put it into ${path}`)
  expect(refused.data.fr).toContain('Copiez-le de nouveau')
  for (const said of [refused.message, refused.data.fr]) expect(said).not.toMatch(/CREATE|SELECT|malformed/)
})

test('what no file of ours begins with is refused at its first part, not once all of it is there', async () => {
  const { calls } = aDesk()
  const parts: number[] = []
  const sending = (async () => {
    for await (const news of await calls.tournaments.whole.receive({ name: 'b', size: 3_000_000_000 })) {
      if (news.kind !== 'ready') continue
      parts.push((await calls.tournaments.whole.partIn({ key: news.key, at: 0, content: Buffer.alloc(500, 'x').toString('base64') })).at)
    }
  })()
  await expect(sending).rejects.toMatchObject({
    code: 'REFUSED',
    message: 'the file b was not imported: it is not a tournament file of Shinpan; it was left as it is',
  })
  expect(parts).toEqual([])
})

test.each([['more than may be', 9e12, 'the file b was not imported: it is larger than 8 GB']])(
  '%s is refused before anything is sent',
  async (_, size, message) => {
    const { calls } = aDesk()
    const asked = (async () => {
      for await (const _ of await calls.tournaments.whole.receive({ name: 'b', size })) throw new Error('taken')
    })()
    await expect(asked).rejects.toMatchObject({ code: 'REFUSED', message })
  },
)

test('parts come one after the other, and only while somebody waits for them', async () => {
  const { calls, path } = aDesk()
  const { bytes } = await sent((await aTable()).calls)
  const content = bytes.subarray(0, 100).toString('base64')
  let key = ''
  for await (const news of await calls.tournaments.whole.receive({ name: 'b', size: bytes.length })) {
    if (news.kind !== 'ready') continue
    ;({ key } = news)
    expect(await calls.tournaments.whole.partIn({ key, at: 0, content })).toEqual({ at: 100 })
    await expect(calls.tournaments.whole.partIn({ key, at: 0, content })).rejects.toMatchObject({ code: 'REFUSED' })
    await expect(calls.tournaments.whole.partIn({ key, at: 200, content })).rejects.toMatchObject({ code: 'REFUSED' })
    await expect(calls.tournaments.whole.partOut({ key, at: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(readdirSync(path).filter((name) => name.startsWith('.received-'))).toHaveLength(1)
    break
  }
  await expect(calls.tournaments.whole.partIn({ key, at: 100, content })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(readdirSync(path)).toEqual([])
})

test('that a window is gone is heard however much was thrown away meanwhile', async () => {
  const { desk, path } = await aTable()
  const served = await listen(desk.fetch)
  onTestFinished(() => served.close())
  const asked = request(`${served.origin}/api/tournaments/whole/send`, {
    method: 'POST',
    headers: { cookie: `desk-${served.port}=${served.session}` },
  })
  asked.on('error', () => undefined)
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let heard = ''
  while (!heard.includes('"ready"')) heard += String((await once(answer, 'data'))[0])
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let n = 0; n < 5; n++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const drafts = () => readdirSync(path).filter((name) => name.startsWith('.sent-'))
  expect(drafts()).toHaveLength(1)
  asked.destroy()
  await expect.poll(drafts, { timeout: 10_000 }).toEqual([])
})

test('what a desk that was killed left half done is gone when the next begins; what others are at is not touched', () => {
  const path = folder()
  const names = ['.received-elsewhere-1-abc', `.sent-${hostname()}-${process.ppid}-abc`, '.hidden']
  for (const name of [...names, `.received-${hostname()}-999999999-abc`, `.pseudonyms-${hostname()}-${process.pid}-abc`])
    mkdirSync(join(path, name))
  const ours = draftIn(path, 'sent')
  mkdirSync(join(path, `.sent-${hostname()}-999999999-abc`))
  aDesk({ folder: path })
  expect(readdirSync(path).filter((name) => name.startsWith('.'))).toEqual([...names, basename(ours.path)].toSorted())
  ours.remove()
})

test('from the command line, packed or not', async () => {
  const { calls } = await aTable()
  const { bytes } = await sent(calls)
  const home = folder()
  const file = join(home, 'sent.shinpan.gz')
  const plain = join(home, 'plain.shinpan')
  writeFileSync(file, bytes)
  writeFileSync(plain, gunzipSync(bytes))
  const done = await run(['receive', file], { home })
  expect(done).toMatchObject({ code: 0, errors: [], out: [`ok: ${join(home, 'tournaments', 'sent.shinpan')}`] })
  expect((await run(['verify', '--db', join(home, 'tournaments', 'sent.shinpan')], { home })).code).toBe(0)
  expect((await run(['receive', plain], { home })).code).toBe(0)
  expect(await run(['receive', join(home, 'nothing')], { home })).toMatchObject({
    code: 1,
    errors: [expect.stringContaining('there is no such file')],
  })
  expect(readdirSync(join(home, 'tournaments')).toSorted()).toEqual(['plain.shinpan', 'sent.shinpan'])
  expect(readFileSync(plain).equals(gunzipSync(bytes))).toBe(true)
})
