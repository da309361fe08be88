import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../../db/file/backup/backup.ts'
import { openFile } from '../../../db/file/open-file.ts'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { act } from '../../../db/writing/act.ts'
import { DEVICE, folder, NOON, newFile, writeEverything } from '../fixtures/a-file.ts'

const entriesOf = (file: string) => readFileOnce(file, (db) => db.prepare('SELECT count(*) FROM entry').pluck().get())

test.each(['deleted', 'moved'])(
  'a file that is made where another was %s while it was open holds nothing of that one, whose log is kept',
  (how) => {
    const file = join(folder(), 'a.shinpan')
    const old = newFile(file)
    writeEverything(old)
    const log = readFileSync(`${file}-wal`)
    if (how === 'deleted') rmSync(file)
    else renameSync(file, join(folder(), 'elsewhere.shinpan'))

    const made = newFile(file)
    act(made, NOON, (write) => write('player', { player: 'p2', number: 2, name: 'Ann Baker', country: '' }))
    const entries = made.prepare('SELECT count(*) FROM entry').pluck().get()
    old.close()
    made.close()
    expect(entriesOf(file)).toEqual({ ok: true, value: entries })
    expect(readFileOnce(file, (db) => verify(db))).toMatchObject({ ok: true, value: { trouble: null } })
    const [kept] = readdirSync(join(file, '..')).filter((name) => name.startsWith('a.shinpan-wal.left-'))
    expect(readFileSync(join(file, '..', kept ?? ''))).toEqual(log)
    expect(existsSync(`${file}.naming`)).toBe(false)
  },
)

test('a backup that is made where a log lies is whole', async () => {
  const from = newFile(join(folder(), 'from.shinpan'))
  const to = join(folder(), 'to.shinpan')
  writeEverything(newFile(to))
  rmSync(to)
  expect(await backUp(from, to)).toMatchObject({ ok: true })
  expect(entriesOf(to)).toEqual({ ok: true, value: from.prepare('SELECT count(*) FROM entry').pluck().get() })
})

/** A file as it is after a loss of power, and an earlier backup of it. */
const afterPowerLoss = async () => {
  const live = join(folder(), 'live.shinpan')
  const db = newFile(live)
  const backup = join(folder(), 'backup.shinpan')
  await backUp(db, backup)
  writeEverything(db)
  db.pragma('wal_checkpoint(TRUNCATE)')
  act(db, NOON, (write) => write('player', { player: 'p2', number: 2, name: 'Ann Baker', country: '' }))
  const file = join(folder(), 'a.shinpan')
  for (const end of ['', '-wal']) copyFileSync(live + end, file + end)
  return { file, backup, entries: db.prepare('SELECT count(*) FROM entry').pluck().get() }
}

test('a backup that was put in the place of a file with a log is not opened with that, and nothing is changed', async () => {
  const { file, backup } = await afterPowerLoss()
  rmSync(file)
  await new Promise((resolve) => setTimeout(resolve, 20))
  copyFileSync(backup, file)
  const before = [readFileSync(file), readFileSync(`${file}-wal`)]
  for (const opened of [openFile(file, DEVICE), entriesOf(file)])
    expect(opened).toMatchObject({
      ok: false,
      error: { detail: expect.stringMatching(/a\.shinpan-wal beside it was written for another file/) },
    })
  expect([readFileSync(file), readFileSync(`${file}-wal`)]).toEqual(before)
  renameSync(`${file}-wal`, join(folder(), 'aside'))
  expect(openFile(file, DEVICE)).toMatchObject({ ok: true })
})

test('the same where the backup was written over the file', async () => {
  const { file, backup } = await afterPowerLoss()
  writeFileSync(file, readFileSync(backup))
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(`${file}-wal`, hourAgo, hourAgo)
  expect(openFile(file, DEVICE)).toMatchObject({ ok: false, error: { reason: 'not-readable' } })
})

test('a file that was copied with its own log has everything, however old the log looks', async () => {
  const { file, entries } = await afterPowerLoss()
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(`${file}-wal`, hourAgo, hourAgo)
  expect(entriesOf(file)).toEqual({ ok: true, value: entries })
})
