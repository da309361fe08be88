import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { keepBackup } from '../../../db/file/backup/backups.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { mergeInto } from '../../../db/joining/merge.ts'
import { salvage as salvageWith } from '../../../db/salvage/salvage.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { act } from '../../../db/writing/act.ts'
import { DEVICE, folder, NOON, newFile, raw, reopen } from '../fixtures/a-file.ts'

const players = (db: WritableDb, from: number, to: number): void => {
  for (let n = from; n <= to; n++)
    act(db, NOON, (write) => write('player', { player: `p${n}`, number: n, name: `Player ${n} ${'x'.repeat(300)}`, country: '' }))
}

/** A file of 101 entries, and one more for each of `further`, with the page that holds some entry in the middle overwritten. */
const damaged = async (further: number, backup: boolean): Promise<string> => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  players(db, 1, 100)
  if (backup) await keepBackup(db, file, { at: NOON.at, round: 1 })
  players(db, 101, 100 + further)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  const bytes = readFileSync(file)
  const at = bytes.indexOf('"name":"Player 50 ')
  const page = at - (at % 4096)
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(4096, 0xa5), 0, 4096, page)
  closeSync(open)
  return file
}

const salvage = (file: string, to: string, device: string) => salvageWith({ file, to, appendix: `${to}.left-out.jsonl`, device })

const look = (file: string) => {
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  const { ok, entries, trouble } = verify(opened.value)
  const names = opened.value.prepare('SELECT count(*) FROM player').pluck().get()
  opened.value.close()
  return { ok, entries, trouble, names }
}

test('without a backup: what stands before the damage is saved, and the rest is named', async () => {
  const file = await damaged(30, false)
  const before = readFileSync(file)
  const to = join(file, '..', 'saved.shinpan')
  const saved = salvage(file, to, 'd1')
  if (!saved.ok) throw new Error(saved.error.detail)
  const { entries, fromBackups, missing, leftOut } = saved.value
  expect(fromBackups).toBe(0)
  expect(missing.length).toBe(1)
  const { count = 0, names, after, before: behind } = missing[0] ?? {}
  expect([after, behind]).toEqual([`${DEVICE}:${entries}`, `${DEVICE}:${entries + count + 1}`])
  expect(names).toEqual(Array.from({ length: count }, (_, i) => `${DEVICE}:${entries + 1 + i}`))
  expect(leftOut).toBe(131 - entries - count)
  expect(look(to)).toEqual({ ok: true, entries, trouble: null, names: entries - 1 })
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('with a backup from before the damage: nothing is missing, not even what came after the backup', async () => {
  const file = await damaged(30, true)
  const to = join(file, '..', 'saved.shinpan')
  const saved = salvage(file, to, 'd1')
  if (!saved.ok) throw new Error(saved.error.detail)
  expect(saved.value).toMatchObject({ entries: 131, missing: [], leftOut: 0 })
  expect(saved.value.fromBackups).toBeGreaterThan(0)
  expect(look(to)).toMatchObject({ ok: true, entries: 131, names: 130 })
})

test('an altered row counts as missing; a file without a head is read all the same', async () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  players(db, 1, 20)
  db.close()
  raw(file, (shell) => {
    shell.exec('DROP TRIGGER entry_is_never_changed')
    shell.exec(`UPDATE entry SET body = replace(body, 'Player 7 ', 'Player 9 ') WHERE seq = 8`)
  })
  // what was there before the change still stands in its page, and the links prove it
  expect(salvage(file, join(file, '..', 'first.shinpan'), 'd1')).toMatchObject({ ok: true, value: { entries: 21, missing: [] } })
  raw(file, (shell) => void shell.exec('VACUUM'))
  const saved = salvage(file, join(file, '..', 'saved.shinpan'), 'd1')
  expect(saved).toMatchObject({
    ok: true,
    value: { entries: 7, missing: [{ count: 1, names: [`${DEVICE}:8`], after: `${DEVICE}:7`, before: `${DEVICE}:9` }] },
  })
  expect(saved.ok && saved.value.leftOut).toBe(14)
  expect(readFileSync(join(file, '..', 'saved.shinpan.left-out.jsonl'), 'utf8').split('\n')[0]).toMatch(/Player 9 .*"state":"damaged"/)
  const headless = join(file, '..', 'headless.shinpan')
  writeFileSync(headless, readFileSync(file).fill(0, 0, 100))
  expect(salvage(headless, join(file, '..', 'none.shinpan'), 'd1')).toMatchObject({ ok: true, value: { entries: 7 } })
  const nothing = join(file, '..', 'nothing.shinpan')
  writeFileSync(nothing, Buffer.alloc(8192))
  expect(salvage(nothing, join(file, '..', 'none.shinpan'), 'd1')).toMatchObject({
    ok: false,
    error: { detail: expect.stringMatching(/nothing in .* can be read/) },
  })
})

test('a file cut off in the middle gives what is left of it', async () => {
  const file = await damaged(0, false)
  truncateSync(file, statSync(file).size - (statSync(file).size % 8192) - 8192)
  const to = join(file, '..', 'saved.shinpan')
  const saved = salvage(file, to, 'd1')
  expect(saved.ok ? look(to).ok : saved.error.reason).toSatisfy((said) => said === true || said === 'damaged')
})

test('another tournament’s backup in the folder is left alone', async () => {
  const file = await damaged(0, true)
  const other = join(file, '..', 'b.shinpan')
  const db = newFile(other, 'ffff')
  players(db, 1, 3)
  await keepBackup(db, file, { at: new Date(0), round: 1 })
  const saved = salvage(file, join(file, '..', 'saved.shinpan'), 'd1')
  expect(saved).toMatchObject({ ok: true, value: { entries: 101 } })
  expect(new Database(other).prepare('SELECT count(*) FROM entry').pluck().get()).toBe(4)
})

const OTHER = 'ffeeddccbbaa9988'

test.each([
  [true, []],
  [false, [{ count: 1, names: [`${DEVICE}:30`], after: `${OTHER}:29`, before: `${OTHER}:30` }]],
])(
  'where copies were joined after the backup, what is missing is told by names, not by places that have moved on',
  async (inBackup, missing) => {
    const file = join(folder(), 'a.shinpan')
    const db = newFile(file)
    players(db, 1, 20)
    const copy = join(file, '..', 'copy.shinpan')
    db.pragma('wal_checkpoint(TRUNCATE)')
    copyFileSync(file, copy)
    const other = reopen(copy, OTHER)
    players(other, 101, 110)
    players(db, 21, inBackup ? 40 : 28)
    await keepBackup(db, file, { at: NOON.at, round: 1 })
    if (!inBackup) players(db, 29, 40)
    mergeInto({ file, db }, [{ file: copy, db: other }])
    db.close()
    raw(file, (shell) => {
      shell.exec('DROP TRIGGER entry_is_never_changed')
      shell.exec(`UPDATE entry SET body = replace(body, 'Player 29 ', 'Player 92 ') WHERE device = '${DEVICE}' AND number = 30`)
    })
    const saved = salvage(file, join(file, '..', 'saved.shinpan'), 'd1')
    expect(saved).toMatchObject({ ok: true, value: { missing } })
  },
)
