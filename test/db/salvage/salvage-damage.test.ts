import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import type { Entry } from '../../../db/log/entry.ts'
import { salvage } from '../../../db/salvage/salvage.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import { act } from '../../../db/writing/act.ts'
import { diceOf } from '../../../tools/generator/dice.ts'
import { DEVICE, folder, NOON, newFile } from '../fixtures/a-file.ts'

/** A tournament of 601 entries, some of which go on in other pages: `main` as it lies on the disk, the newest 300 in `wal` beside it alone. */
type Files = { readonly main: Buffer; readonly wal: Buffer }
let whole: Files | undefined
let entries: readonly Entry[] = []
/** The bytes of each entry, what it says, its links and its hash together, and where they are in the whole files. */
let rows: readonly { readonly row: Buffer; readonly inMain: number; readonly inWal: number }[] = []

const ENTRIES = 601
const PAGE = 4096
const FRAME = PAGE + 24

const players = (db: WritableDb, from: number, to: number): void => {
  for (let n = from; n <= to; n++)
    act(db, NOON, (write) =>
      write('player', { player: `p${n}`, number: n, name: `Player ${n} ${'x'.repeat(n % 40 === 0 ? 9000 : n % 90)}`, country: '' }),
    )
}

const files = (): Files => {
  if (whole) return whole
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  players(db, 1, 300)
  db.pragma('wal_checkpoint(TRUNCATE)')
  players(db, 301, 600)
  entries = db.prepare<[], Entry>('SELECT * FROM entry ORDER BY seq').all()
  const { main, wal } = { main: readFileSync(file), wal: readFileSync(`${file}-wal`) }
  rows = entries.map(({ by, kind, body, previous, hash }) => {
    const row = Buffer.concat([Buffer.from(`${by}${kind}${body}`), previous, hash])
    return { row, inMain: main.indexOf(row), inWal: wal.indexOf(row) }
  })
  whole = { main, wal }
  return whole
}

/** Changes the files, or answers other ones. */
type Damage = (files: Files) => Files | undefined

const turn = (bytes: Buffer, at: number, bit = 4): undefined => {
  bytes.writeUInt8(bytes.readUInt8(at) ^ bit, at)
}

/** Where a row of the log is in the file: its body and its links stand together. */
const rowAt = (bytes: Buffer, n: number): number => {
  const { body, previous } = entries[n - 1] as Entry
  return bytes.indexOf(Buffer.concat([Buffer.from(body), previous]))
}

const noise = (bytes: Buffer, at: number, length: number): undefined => {
  const thrown = diceOf(7)
  for (let n = 0; n < length; n++) bytes.writeUInt8(thrown.below(256), at + n)
}

/** Kinds of damage to the file, and the minimum number of entries in the salvaged log. */
const DAMAGES: readonly (readonly [string, number, Damage])[] = [
  ['nothing', ENTRIES, () => undefined],
  ['a bit in what an entry says', ENTRIES, ({ main }) => turn(main, rowAt(main, 100) + 20)],
  ['a bit in the links of an entry', ENTRIES, ({ main }) => turn(main, rowAt(main, 101) + (entries[100]?.body.length ?? 0) + 5)],
  ['a bit in the hash of an entry', ENTRIES, ({ main }) => turn(main, rowAt(main, 102) + (entries[101]?.body.length ?? 0) + 40)],
  ['a page of the log is zero', 20, ({ main }) => void main.fill(0, atPage(rowAt(main, 60)), atPage(rowAt(main, 60)) + PAGE)],
  ['a page of the log is noise', 20, ({ main }) => noise(main, atPage(rowAt(main, 60)), PAGE)],
  ['the head of a page of the log is noise', ENTRIES, ({ main }) => noise(main, atPage(rowAt(main, 60)), 8)],
  ['the list of cells of a page is noise', ENTRIES, ({ main }) => noise(main, atPage(rowAt(main, 60)) + 8, 16)],
  ['the head of the file is zero', ENTRIES, ({ main }) => void main.fill(0, 0, 100)],
  ['the first page is zero', ENTRIES, ({ main }) => void main.fill(0, 0, PAGE)],
  ['the size of a page reads otherwise', ENTRIES, ({ main }) => void main.writeUInt16BE(8192, 16)],
  ['the list of free pages goes astray', ENTRIES, ({ main }) => void main.writeUInt32BE(9, 32)],
  ['the second half of the file is cut off', 100, ({ main, wal }) => ({ main: main.subarray(0, main.length >> 1), wal })],
  ['a torn copy: every third page is an older one', 1, ({ main, wal }) => ({ main: torn(main), wal })],
  ['a bit in the middle of the write-ahead log', ENTRIES, ({ wal }) => turn(wal, 32 + FRAME * Math.floor(wal.length / FRAME / 2) + 2000)],
  ['a frame of the write-ahead log is zero', 400, ({ wal }) => void wal.fill(0, 32 + FRAME * 500, 32 + FRAME * 501)],
  ['a bit in the head of a frame', ENTRIES, ({ wal }) => turn(wal, 32 + FRAME * 400 + 17)],
  ['a bit in the head of the write-ahead log', ENTRIES, ({ wal }) => turn(wal, 17)],
  [
    'the write-ahead log is cut off in a frame',
    400,
    ({ main, wal }) => ({ main, wal: wal.subarray(0, 32 + FRAME * Math.floor((wal.length / FRAME) * 0.8) + 1000) }),
  ],
  ['the write-ahead log is lost', 301, ({ main }) => ({ main, wal: Buffer.alloc(0) })],
  ['the file is lost, the write-ahead log is there', 0, ({ wal }) => ({ main: Buffer.alloc(PAGE), wal })],
]

const atPage = (at: number): number => at - (at % PAGE)

const torn = (main: Buffer): Buffer => {
  const copy = Buffer.from(main)
  for (let at = PAGE * 3; at + PAGE <= main.length; at += PAGE * 3) main.copy(copy, at, at - PAGE, at)
  return copy
}

const isAt = (bytes: Buffer, at: number, row: Buffer): boolean => at >= 0 && bytes.subarray(at, at + row.length).equals(row)

/** How many entries are still there by their bytes, whatever structure is left around them; most are where they were. */
const stillThere = ({ main, wal }: Files): number =>
  rows.filter(({ row, inMain, inWal }) => isAt(main, inMain, row) || isAt(wal, inWal, row) || main.includes(row) || wal.includes(row))
    .length

test.each(DAMAGES)(
  '%s: at least %i entries in a log that verifies, and all else that is still there in the appendix',
  (_, least, damage) => {
    const { main, wal } = files()
    const changed = { main: Buffer.from(main), wal: Buffer.from(wal) }
    const damaged = damage(changed) ?? changed
    const file = join(folder(), 'a.shinpan')
    writeFileSync(file, damaged.main)
    if (damaged.wal.length > 0) writeFileSync(`${file}-wal`, damaged.wal)
    const [to, appendix] = [join(file, '..', 'saved.shinpan'), join(file, '..', 'left-out.jsonl')]
    const saved = salvage({ file, to, appendix, device: 'd1', backups: [] })
    const left = existsSync(appendix) ? readFileSync(appendix, 'utf8').trim().split('\n') : []
    if (!saved.ok) {
      // no log can be made without its first entry: all that can be read is written down
      expect([least, left.length >= stillThere(damaged)]).toEqual([0, true])
      return
    }
    expect(saved.value.entries).toBeGreaterThanOrEqual(least)
    expect(saved.value.leftOut).toBe(left.length)
    expect(saved.value.entries + left.length).toBeGreaterThanOrEqual(stillThere(damaged))
    for (const line of left) expect(JSON.parse(line)).toMatchObject({ says: expect.stringMatching(/\w/), by: NOON.by })
    const opened = openToRead(to)
    if (!opened.ok) throw new Error(opened.error.detail)
    expect(verify(opened.value)).toMatchObject({ ok: true, entries: saved.value.entries })
    const kept = opened.value.prepare<[], Buffer>('SELECT hash FROM entry ORDER BY seq').pluck().all()
    expect(kept.map((hash) => hash.toString('hex'))).toEqual(entries.slice(0, kept.length).map(({ hash }) => hash.toString('hex')))
    opened.value.close()
    expect(readFileSync(file).equals(damaged.main)).toBe(true)
  },
)

test('a list of heads that names a huge place keeps nobody waiting', () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  players(db, 1, 20)
  db.close()
  const shell = new Database(file)
  shell.exec(`UPDATE head SET entry = ${2 ** 50}`)
  shell.close()
  const saved = salvage({ file, to: `${file}-saved`, appendix: `${file}-left`, device: 'd1', backups: [] })
  expect(saved).toMatchObject({ ok: true, value: { entries: 21, missing: [], leftOut: 0 } })
})

test('an entry that was written and never committed stays out of the log', () => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  db.pragma('cache_size = 10')
  players(db, 1, 20)
  expect(() =>
    act(db, NOON, (write) => {
      for (let n = 100; n < 400; n++) write('player', { player: `p${n}`, number: n, name: 'never', country: '' })
      throw new Error('stop')
    }),
  ).toThrow('stop')
  players(db, 21, 22)
  const copy = join(file, '..', 'b.shinpan')
  for (const end of ['', '-wal']) copyFileSync(file + end, copy + end)
  expect(readFileSync(`${copy}-wal`).includes('never')).toBe(true)
  const saved = salvage({ file: copy, to: `${file}-saved`, appendix: `${file}-left`, device: DEVICE, backups: [] })
  expect(saved).toMatchObject({ ok: true, value: { entries: 23 } })
})
