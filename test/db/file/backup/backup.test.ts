import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../../../db/file/backup/backup.ts'
import { backupFolder, backupsOf, type KeptBackup, keepBackup, superfluous } from '../../../../db/file/backup/backups.ts'
import { openToRead } from '../../../../db/file/open-to-read.ts'
import { verify } from '../../../../db/file/verify.ts'
import { act } from '../../../../db/writing/act.ts'
import { folder, NOON, newFile } from '../../fixtures/a-file.ts'

const note = (number: number) => ({ player: `p${number}`, number, name: `Player ${number} ${'x'.repeat(500)}`, country: '' })

test('a copy is whole while others go on writing', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  let written = 0
  const write = () => act(db, NOON, (write) => write('player', note(++written)))
  for (let i = 0; i < 500; i++) write()
  const writer = setInterval(write, 0)
  const made = await backUp(db, join(file, '..', 'copy.shinpan'))
  clearInterval(writer)
  if (!made.ok) throw new Error(made.error.en)
  const copy = openToRead(made.value.file)
  if (!copy.ok) throw new Error(copy.error.detail)
  const { ok, entries } = verify(copy.value)
  copy.value.close()
  expect({ ok, entries }).toEqual({ ok: true, entries: made.value.entries })
  expect(entries).toBeGreaterThan(500)
  expect(readdirSync(join(file, '..')).toSorted()).toEqual(['a.shinpan', 'a.shinpan-shm', 'a.shinpan-wal', 'copy.shinpan'])
})

test('a copy never takes the place of another file, and one that fails leaves nothing', async () => {
  const place = folder()
  const db = newFile(join(place, 'a.shinpan'))
  writeFileSync(join(place, 'letter.txt'), 'dear')
  expect(await backUp(db, join(place, 'letter.txt'))).toMatchObject({ ok: false, error: { en: expect.stringContaining('already exists') } })
  expect(await backUp(db, join(place, 'nowhere', 'b.shinpan'))).toMatchObject({ ok: false })
  expect(readdirSync(place).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what a desk that was killed left of a backup goes when the next is made; what another is at stays', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  const place = backupFolder(file)
  const beside = `.backup-${hostname()}-${process.pid}.999-abc`
  for (const name of [beside, `.backup-${hostname()}-999999999.0-abc`]) mkdirSync(join(place, name), { recursive: true })
  const made = await keepBackup(db, file, { at: new Date('2026-11-21T09:01:00Z'), round: 1 })
  expect(made.ok).toBe(true)
  expect(readdirSync(place).filter((name) => name.startsWith('.'))).toEqual([beside])
})

test('a backup that was just made stays, though a clock that ran ahead made others that are named as newer', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  for (let minute = 10; minute < 60; minute += 5) await keepBackup(db, file, { at: new Date(`2026-11-21T09:${minute}:00Z`), round: 1 })
  const made = await keepBackup(db, file, { at: new Date('2026-11-21T09:01:00Z'), round: 1 })
  expect(made.ok && backupsOf(file).map((one) => one.file)).toContain(made.ok && made.value.file)
})

test('two that are made within one second are both kept, and a copy is never refused for its name', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  for (let n = 0; n < 3; n++) expect((await keepBackup(db, file, { at: new Date('2026-11-21T09:00:00.5Z'), round: 1 })).ok).toBe(true)
  expect(backupsOf(file).map(({ at }) => at.toISOString().slice(17, 19))).toEqual(['02', '01', '00'])
})

test('backups are kept next to the file, named by time and round, newest first', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  await keepBackup(db, file, { at: new Date('2026-11-21T09:00:00Z'), round: 1 })
  await keepBackup(db, file, { at: new Date('2026-11-21T09:10:00Z'), round: 2 })
  copyFileSync(file, join(backupFolder(file), 'my own.shinpan'))
  expect(backupsOf(file).map(({ at, round }) => [at.toISOString(), round])).toEqual([
    ['2026-11-21T09:10:00.000Z', 2],
    ['2026-11-21T09:00:00.000Z', 1],
  ])
  expect(backupsOf(join(file, '..', 'other.shinpan'))).toEqual([])
})

test('of a long day the newest, the last of each round, each hour and each day stay', () => {
  const backups: KeptBackup[] = []
  const start = Date.parse('2026-11-20T08:00:00Z')
  for (let n = 0; n < 200; n++) backups.push({ file: `b${n}`, at: new Date(start + n * 600_000), round: 1 + Math.floor(n / 12), size: 1 })
  const now = new Date(start + 199 * 600_000)
  const gone = new Set(superfluous(backups, now).map(({ file }) => file))
  const kept = backups.filter(({ file }) => !gone.has(file))
  expect(kept.slice(-6).map(({ file }) => file)).toEqual(['b194', 'b195', 'b196', 'b197', 'b198', 'b199'])
  expect(new Set(kept.map(({ round }) => round)).size).toBe(17)
  for (let round = 1; round <= 16; round++) expect(kept.map(({ file }) => file)).toContain(`b${round * 12 - 1}`)
  expect(kept.length).toBeLessThan(55)
  expect(superfluous(kept, now)).toEqual([])
})

test('a copy from before a newer format stays', () => {
  const old = { file: 'before-format-3.shinpan', at: new Date(0), round: null, size: 1 }
  const many = Array.from({ length: 50 }, (_, n) => ({ file: `b${n}`, at: new Date(n * 60_000), round: 1, size: 1 }))
  expect(superfluous([...many, old], new Date(4_000_000))).not.toContain(old)
  expect(existsSync(old.file)).toBe(false)
})
