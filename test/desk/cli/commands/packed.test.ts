import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folder, raw } from '../../../db/fixtures/a-file.ts'
import { DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../run.ts'

/** A tournament and its packed copy, as “Copy as one file” makes it. */
const packed = async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  const copy = join(home, 'Été 2026.shinpan.gz')
  const sh = (...words: string[]) => run(words, { home })
  await run(['record', '--db', db, '--table', '7'], { home, input: `${DEAD_HAND}\n` })
  raw(db, (file) => file.pragma('wal_checkpoint(TRUNCATE)'))
  writeFileSync(copy, gzipSync(readFileSync(db)))
  return { home, db, copy, sh }
}

const copiesLeft = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith(`shinpan-read-${process.pid}-`))

test('a packed copy is verified like the file, also against a hash; a change within is found and named by its own path', async () => {
  const { db, copy, sh } = await packed()
  const plain = await sh('verify', '--db', db)
  expect(await sh('verify', '--db', copy)).toEqual(plain)
  expect(plain).toMatchObject({ code: 0, errors: [] })
  const json = await sh('verify', '--db', copy, '--json')
  const { head } = JSON.parse(json.out[0] ?? '') as { head: string }
  expect(await sh('verify', '--db', copy, '--head', head)).toMatchObject({ code: 0, errors: [] })
  expect(await sh('verify', '--db', copy, '--head', '0'.repeat(64))).toMatchObject({ code: 1 })
  raw(db, (file) => {
    file.exec("UPDATE finding SET rule = 'x'")
    file.pragma('wal_checkpoint(TRUNCATE)')
  })
  writeFileSync(copy, gzipSync(readFileSync(db)))
  const { code, errors } = await sh('verify', '--db', copy)
  expect([code, errors.length, errors[0]?.startsWith(`${copy}: table finding differs`)]).toEqual([1, 1, true])
  expect(copiesLeft()).toEqual([])
})

test.each<readonly [string, (whole: Buffer) => Buffer, string]>([
  ['cut off', (whole) => gzipSync(whole).subarray(0, 2000), "it can't be unpacked: "],
  ['damaged', (whole) => gzipSync(whole).fill(0x55, 3000, 3200), "it can't be unpacked: "],
  ['of something else', () => gzipSync('a list of players'), 'it is not a tournament file of Shinpan'],
  ['of nothing', () => gzipSync(''), 'it is not a tournament file of Shinpan'],
  ['of a packed copy', (whole) => gzipSync(gzipSync(whole)), 'it is not a tournament file of Shinpan'],
  ['that has only the first bytes of gzip', () => Buffer.from([0x1f, 0x8b, 0]), "it can't be unpacked: "],
])('verify says in one line what is wrong with a gzip %s', async (_, content, says) => {
  const { db, copy, sh } = await packed()
  writeFileSync(copy, content(readFileSync(db)))
  for (const lang of ['en', 'fr']) {
    const { code, out, errors } = await sh('verify', '--db', copy, '--lang', lang)
    expect([code, out, errors.length, errors[0]?.startsWith(copy)]).toEqual([1, [], 1, true])
    if (lang === 'en') expect(errors[0]).toContain(`${copy}: ${says}`)
  }
  expect(copiesLeft()).toEqual([])
})

test('a gzip that unpacks to very much is left at its first bytes', async () => {
  const { copy, sh } = await packed()
  const member = gzipSync(Buffer.alloc(64 * 1024 ** 2))
  // gzip members follow one another: 64 GB
  writeFileSync(copy, Buffer.concat(Array.from({ length: 1000 }, () => member)))
  const begun = performance.now()
  const { code, errors } = await sh('verify', '--db', copy)
  expect([code, errors.length]).toEqual([1, 1])
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(copiesLeft()).toEqual([])
})

test.each([
  ['log'],
  ['findings'],
  ['incidents'],
  ['penalties'],
  ['rules'],
  ['rebuild'],
  ['record', '--table', '7'],
  ['rule', '--finding', '1', '--decision', 'upheld', '--reason', 'seen', '--by', 'Ann'],
  ['report', '--tournament', '--out', 'OUT'],
  ['backup', '--out', 'OUT'],
  ['doctor', '--salvage'],
  ['serve'],
])('%s of a packed copy says in one line what to do, and leaves it as it is', async (...words) => {
  const { home, copy, sh } = await packed()
  const before = readFileSync(copy)
  const { code, errors } = await sh(...words.map((word) => (word === 'OUT' ? join(home, 'out.json') : word)), '--db', copy)
  expect([code, errors.length]).toEqual([1, 1])
  expect(errors[0]).toContain('is packed (gzip): “Import a tournament file”, or shinpan receive, checks and unpacks it')
  expect(readFileSync(copy)).toEqual(before)
})

test('merging into and with a packed copy says the same', async () => {
  const { db, copy, sh } = await packed()
  for (const [into, other] of [
    [copy, db],
    [db, copy],
  ] as const) {
    const { code, errors } = await sh('merge', '--into', into, other)
    expect([code, errors.length, errors[0]?.includes('shinpan receive')]).toEqual([1, 1, true])
  }
})
