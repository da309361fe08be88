import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { rebuildFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { type VerifiedLog, verify, verifyProjections } from '../../../db/file/verify.ts'
import { entryHash } from '../../../db/log/entry.ts'
import { PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import { DEVICE, folder, newFile, raw, writeEverything } from '../fixtures/a-file.ts'

/** The least that the written file holds. */
const ENTRIES = 18

const written = (): string => {
  const file = join(folder(), 'a.shinpan')
  content ??= makeContent()
  writeFileSync(file, content)
  return file
}

/** The bytes of the written file, made once for all tests. */
let content: Buffer | undefined

const makeContent = (): Buffer => {
  const file = join(folder(), 'a.shinpan')
  const db = newFile(file)
  writeEverything(db)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return readFileSync(file)
}

const look = (file: string, head?: string): VerifiedLog => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, entries: 0, head: '', heads: [], joined: [], trouble: opened.error.detail, text: opened.error.text }
  try {
    const asked = head === undefined ? {} : { head }
    const found = verify(opened.value, asked)
    const log = verify(opened.value, { ...asked, projections: false })
    expect(log.ok ? verifyProjections(opened.value) : log.text, 'in two parts, as two threads do').toEqual(found.text)
    return found
  } finally {
    opened.value.close()
  }
}

/** With the guards taken off and put back, so that only what was changed gives it away. */
const tamper = (file: string, what: (db: Database.Database) => void): void =>
  raw(file, (db) => {
    const guards = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as readonly {
      name: string
      sql: string
    }[]
    db.pragma('ignore_check_constraints = ON')
    for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`)
    what(db)
    for (const { sql } of guards) db.exec(sql)
  })

test('a file as it was written verifies, again and again', () => {
  const file = written()
  const { ok, entries, trouble } = look(file)
  expect([ok, trouble]).toEqual([true, null])
  expect(entries).toBeGreaterThanOrEqual(ENTRIES)
  expect(look(file)).toEqual(look(file))
})

test.each([
  ['device', "device = 'ff' || substr(device, 3)"],
  ['number', 'number = number + 500'],
  ['at', "at = replace(at, '12:00', '12:01')"],
  ['by', "by = by || ' '"],
  ['kind', "kind = 'note'"],
  ['version', 'version = 2'],
  ['body', "body = body || ' '"],
  ['previous', 'previous = zeroblob(32)'],
  ['hash', 'hash = zeroblob(32)'],
])('a changed %s is found, and the entry named', (_, change) => {
  const file = written()
  tamper(file, (db) => db.exec(`UPDATE entry SET ${change} WHERE seq = 9`))
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringMatching(/^entry 9 \(device /) })
})

test.each([
  ['removed from the middle', 'DELETE FROM entry WHERE seq = 9', /^entry 10 /],
  ['removed, the others moved up', 'DELETE FROM entry WHERE seq = 9; UPDATE entry SET seq = seq - 1 WHERE seq > 9', /^entry 9 /],
  ['removed from the beginning', 'DELETE FROM entry WHERE seq = 1; UPDATE entry SET seq = seq - 1', /^entry 1 /],
  ['removed from the end', 'DELETE FROM entry WHERE seq = (SELECT max(seq) FROM entry)', /^entry \d+ is missing/],
  [
    'moved',
    'UPDATE entry SET seq = -1 WHERE seq = 8; UPDATE entry SET seq = 8 WHERE seq = 9; UPDATE entry SET seq = 9 WHERE seq = -1',
    /^entry 8 /,
  ],
  [
    'put in at the end',
    'INSERT INTO entry SELECT seq + 1, device, number + 1, at, by, kind, version, body, hash, randomblob(32) FROM entry ORDER BY seq DESC LIMIT 1',
    /^entry \d+ /,
  ],
  [
    'put in as another device',
    "INSERT INTO entry SELECT seq + 1, 'ff', number + 1, at, by, kind, version, body, zeroblob(32), randomblob(32) FROM entry ORDER BY seq DESC LIMIT 1",
    /^entry \d+ /,
  ],
])('an entry that was %s is found', (_, sql, says) => {
  const file = written()
  tamper(file, (db) => db.exec(sql))
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringMatching(says) })
})

test('a chain written anew from some entry on passes only with everything made anew from it, and not by a hash noted before', () => {
  const file = written()
  const { head } = look(file)
  tamper(file, (db) => {
    const rows = db
      .prepare(
        'SELECT device, number, at, by, kind, version, body, seq FROM entry WHERE seq > (SELECT max(seq) - 2 FROM entry) ORDER BY seq',
      )
      .raw()
      .all() as (string | number)[][]
    let previous = db.prepare('SELECT hash FROM entry ORDER BY seq DESC LIMIT 1 OFFSET 2').pluck().get() as Buffer
    for (const row of rows) {
      row[3] = 'Somebody else'
      const hash = entryHash([...row.slice(0, 7), previous])
      db.prepare('UPDATE entry SET by = ?, previous = ?, hash = ? WHERE seq = ?').run(row[3], previous, hash, row[7])
      previous = hash
    }
  })
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringMatching(/^entry \d+ is missing/) })
  rebuildFile(file, DEVICE)
  expect(look(file)).toMatchObject({ ok: true })
  expect(look(file, head)).toMatchObject({ ok: false, trouble: expect.stringContaining(head) })
})

test.each(PROJECTIONS.filter((table) => table !== 'unread'))('a row of %s that does not come from the log is found', (table) => {
  const file = written()
  raw(file, (db) => db.exec(`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} LIMIT 1)`))
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringContaining(`table ${table} `) })
})

test('one letter changed in a long row is shown with what it should be', () => {
  const file = written()
  raw(file, (db) => db.exec("UPDATE ruling SET reason = 'seen aXain' WHERE reason = 'seen again'"))
  const { text } = look(file)
  expect(text?.en).toMatch(/table ruling differs from the log: it has ….*seen aXain.* instead of ….*seen again/)
  expect(text?.fr).toMatch(/contient ….*seen aXain.* au lieu de ….*seen again/)
  expect(Math.max(text?.en.length ?? 0, text?.fr.length ?? 0)).toBeLessThan(330)
})

test('an entry that is said to be of a newer version, and is not, is found', () => {
  const file = written()
  raw(file, (db) => db.exec(`INSERT INTO unread VALUES (3, 'table', 9, 0)`))
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringContaining('table unread ') })
})

test.each([
  ['a guard taken off', 'DROP TRIGGER entry_is_never_changed'],
  ['a view changed', 'DROP VIEW penalties; CREATE VIEW penalties AS SELECT 1 AS id'],
  ['a trigger put in', 'CREATE TRIGGER sly AFTER INSERT ON ruling BEGIN SELECT 1; END'],
])('%s is found', (_, sql) => {
  const file = written()
  raw(file, (db) => db.exec(sql))
  expect(look(file)).toMatchObject({ ok: false, trouble: expect.stringContaining('tables or guards') })
})

test('any byte changed in any row of the log is found', () => {
  const file = written()
  const whole = readFileSync(file)
  const changed = `${file}.changed`
  const missed: string[] = []
  for (const { body, copies } of rowsIn(file, whole))
    for (let i = 0; i < 12; i++) {
      const offset = Math.floor(((Buffer.byteLength(body) + BEFORE + BEHIND) * i) / 12) - BEFORE
      const copy = Buffer.from(whole)
      for (const at of copies) copy.writeUInt8((copy.readUInt8(at + offset) + 1 + ((offset * 7 + 700) % 255)) % 256, at + offset)
      writeFileSync(changed, copy)
      if (look(changed).ok) missed.push(`${offset} of ${body}`)
    }
  expect(missed).toEqual([])
})

/** Bytes of a row before its body (head, device, time, name, kind) and behind it (two hashes), at least. */
const [BEFORE, BEHIND] = [60, 64]

/** Where the bodies lie in the file: in the row, and in what splitting a page has left behind of it. */
const rowsIn = (file: string, whole: Buffer): readonly { readonly body: string; readonly copies: readonly number[] }[] => {
  const rows: { body: string; copies: number[] }[] = []
  raw(file, (db) => {
    for (const body of db.prepare('SELECT body FROM entry').pluck().all() as readonly string[]) {
      const copies: number[] = []
      for (let at = whole.indexOf(body); at >= 0; at = whole.indexOf(body, at + 1)) copies.push(at)
      rows.push({ body, copies })
    }
  })
  expect(rows.length).toBeGreaterThanOrEqual(ENTRIES)
  return rows
}
