import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { draftIn } from '../../../db/disk/drafts.ts'
import { openFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import { salvage } from '../../../db/salvage/salvage.ts'
import { MIGRATIONS } from '../../../db/schema/migrations/list.ts'
import { distrustSchema } from '../../../db/sqlite/settings.ts'
import { readBeside } from '../../../desk/rulings/precedents/read-beside.ts'
import { moveIntoFolder } from '../../../desk/storage/transfer/unpack.ts'
import { aDesk } from '../../desk/api/a-desk.ts'
import { folder, newFile, writeEverything } from '../fixtures/a-file.ts'

const FOR_EVER = 'WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)'

/** Changes to a file by an attacker who knows SQLite well. A query on the first one would never end. */
const HOSTILE: readonly (readonly [string, string])[] = [
  [
    'a view without end in the place of the tournament',
    `DROP TABLE tournament; CREATE VIEW tournament AS ${FOR_EVER} SELECT max(x) AS name, 1 AS sample FROM n`,
  ],
  ['the same in capitals', `DROP TABLE tournament; CREATE VIEW "TOURNAMENT" AS ${FOR_EVER} SELECT max(x) AS name FROM n`],
  [
    'a view without end in the place of the log',
    `DROP TRIGGER entry_is_never_removed; DROP TABLE entry; CREATE VIEW entry AS ${FOR_EVER} SELECT x AS seq, '' AS device, x AS number, x'00' AS hash FROM n`,
  ],
  ['a view without end in the place of the heads', `DROP TABLE head; CREATE VIEW head AS ${FOR_EVER} SELECT x AS entry, x AS hash FROM n`],
  ['a view of ours changed', `DROP VIEW penalties; CREATE VIEW penalties AS ${FOR_EVER} SELECT x AS id FROM n`],
  ['a virtual table in the place of a table', 'DROP TABLE tournament; CREATE VIRTUAL TABLE tournament USING fts5 (name, sample)'],
  ['a virtual table of another kind', 'DROP TABLE tournament; CREATE VIRTUAL TABLE tournament USING rtree (name, sample, place)'],
  [
    'generated columns',
    'DROP TABLE tournament; CREATE TABLE tournament (id INTEGER PRIMARY KEY, name TEXT AS (hex(zeroblob(400000000))), sample INTEGER)',
  ],
  ['a column more', 'ALTER TABLE tournament ADD COLUMN more TEXT'],
  [
    'values of other types',
    "DROP TABLE tournament; CREATE TABLE tournament (name, place, date, rules, edition, settings, sample); INSERT INTO tournament VALUES (9223372036854775807, x'00', 1e999, NULL, NULL, NULL, 9223372036854775807)",
  ],
  [
    'views that call each other',
    'DROP VIEW penalties; CREATE VIEW penalties AS SELECT * FROM other; CREATE VIEW other AS SELECT * FROM penalties',
  ],
]
/** Seen where something is written, and by who goes through the whole file. Who only reads asks nothing of them. */
const ON_WRITING: readonly (readonly [string, string])[] = [
  ['a trigger that takes back what is written', 'CREATE TRIGGER sly AFTER INSERT ON ruling BEGIN DELETE FROM penalty_imposed; END'],
  ['a trigger on a view', 'CREATE TRIGGER sly INSTEAD OF INSERT ON penalties BEGIN SELECT 1; END'],
  [
    'a trigger that goes on for ever',
    `CREATE TRIGGER sly AFTER INSERT ON entry BEGIN INSERT INTO head SELECT x, x FROM (${FOR_EVER} SELECT x FROM n); END`,
  ],
  ['an index on an expression', 'CREATE INDEX sly ON entry (upper(by))'],
]

let whole: Buffer | undefined

/** A tournament with an entry of every kind, as a file of its own, and what was done to it. */
const hostile = (sql: string, name = 'a.shinpan'): string => {
  const file = join(folder(), name)
  if (!whole) {
    const db = newFile(file)
    writeEverything(db)
    db.close()
    whole = readFileSync(file)
  }
  writeFileSync(file, whole)
  const db = new Database(file)
  db.unsafeMode(true)
  db.exec(sql)
  db.pragma('journal_mode = DELETE')
  db.close()
  return file
}

test.each([...HOSTILE, ...ON_WRITING])(
  '%s: refused where one would write, received, joined or read beside; the file stays as it is',
  async (_, sql) => {
    const file = hostile(sql)
    const before = readFileSync(file)
    const refused = openFile(file, 'd1')
    expect(refused).toMatchObject({
      ok: false,
      error: { text: { en: expect.stringContaining('were changed'), fr: expect.stringContaining('ont été modifiées') } },
    })
    const home = folder()
    const draft = draftIn(home, 'received')
    const received = await moveIntoFolder({ folder: home, draft: draft.path }, { name: 'a.shinpan', from: file, stays: true })
    draft.remove()
    expect([received.ok, readdirSync(home)]).toEqual([false, []])
    expect(mergeFiles(join(home, 'joined.shinpan'), [file, file])).toMatchObject({ ok: false })
    expect(readBeside(file)).toMatchObject({ ok: false })
    expect([readFileSync(file).equals(before), readdirSync(home), readdirSync(join(file, '..'))]).toEqual([true, [], ['a.shinpan']])
  },
)

test.each(HOSTILE)('%s: refused where one would only read, and when the desk lists its folder', async (_, sql) => {
  const file = hostile(sql)
  expect(openToRead(file)).toMatchObject({ ok: false, error: { reason: 'damaged' } })
  const { calls } = aDesk({ folder: join(file, '..') })
  const { files } = await calls.tournaments.list()
  expect(files).toMatchObject([{ name: null, trouble: { en: expect.stringContaining('changed') } }])
  await expect(calls.tournaments.open({ file })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await calls.backups.newestGood({ file })).toBe(null)
})

test.each(HOSTILE)('%s: saving what can be read of it ends', (_, sql) => {
  const file = hostile(sql)
  const saved = salvage({ file, to: join(folder(), 'saved.shinpan'), appendix: join(folder(), 'left-out.jsonl'), device: 'd1' })
  if (saved.ok) expect(saved.value.entries).toBeGreaterThan(10)
  else expect(saved.error.reason).toBe('damaged')
})

test.each([
  ['a table of another name', 'CREATE TABLE other (x)'],
  ['a view without end that nobody asks', `CREATE VIEW other AS ${FOR_EVER} SELECT x FROM n`],
])('%s may be read past, is refused for writing, and found by who goes through the file', (_, sql) => {
  const file = hostile(sql)
  const read = openToRead(file)
  expect(read.ok && verify(read.value)).toMatchObject({ ok: false, trouble: expect.stringContaining('other') })
  if (read.ok) read.value.close()
  expect(openFile(file, 'd1').ok).toBe(false)
})

/** Past the guards of SQLite itself: tables that are to the letter ours, with rows that could never have come in. */
const smuggled = (table: string, set: string): string => {
  const file = hostile('')
  const db = new Database(file)
  db.unsafeMode(true)
  const form = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(table) as string
  const put = (sql: string): void => {
    db.pragma('writable_schema = ON')
    db.prepare('UPDATE sqlite_schema SET sql = ? WHERE name = ?').run(sql, table)
    db.pragma('writable_schema = RESET')
  }
  put(
    form
      .replace(/\)\s*STRICT/, ')')
      .replaceAll(/ CHECK \(json_valid\([a-z]+\)\)/g, '')
      .replaceAll(' NOT NULL', ''),
  )
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?").all(table) as {
    name: string
  }[])
    if (table !== 'entry') db.exec(`DROP TRIGGER ${name}`)
  db.exec(`UPDATE ${table} SET ${set}`)
  put(form)
  db.close()
  return file
}

test.each([
  ['a number past all numbers', "name = 'x', sample = 9223372036854775807"],
  ['bytes for a name', "name = x'ff00fe'"],
  ['no name', 'name = NULL'],
  ['a name of a million letters', "name = printf('%.1000000c', 'x')"],
  ['a name that is half a sign and a zero', "name = CAST(x'eda080' AS TEXT) || char(0) || 'x'"],
  ['settings that are no JSON', "settings = '{'"],
  ['a date that is none', 'date = 9e999'],
])('%s in the tournament: a clear answer to every question, and found by who goes through the file', async (_, set) => {
  const file = smuggled('tournament', set)
  const { desk, calls } = aDesk({ folder: join(file, '..') })
  await calls.tournaments.list()
  for (const [call, json] of [
    ['tournaments/open', { file }],
    ['tournaments/current', {}],
    ['tables/list', {}],
    ['incidents/list', {}],
    ['diagnostics', {}],
  ] as const) {
    const answer = await desk.fetch(
      new Request(`http://desk/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json }),
      }),
    )
    expect([call, answer.status]).not.toEqual([call, 500])
  }
  const read = openToRead(file)
  if (!read.ok) return
  expect(verify(read.value).ok).toBe(false)
  read.value.close()
})

test('what the settings of a connection say: nothing of a file is trusted, and its schema can’t be changed past its guards', () => {
  const file = hostile('')
  for (const opened of [openFile(file, 'd1'), openToRead(file)]) {
    if (!opened.ok) throw new Error(opened.error.detail)
    const db = opened.value
    expect([db.pragma('trusted_schema', { simple: true }), db.pragma('cell_size_check', { simple: true })]).toEqual([0, 1])
    db.pragma('writable_schema = ON')
    expect(() => db.exec("UPDATE sqlite_schema SET sql = 'x'")).toThrow()
    db.close()
  }
})

test.each([
  ['a view', "CREATE VIEW bad AS SELECT load_extension('x')", 'SELECT * FROM bad'],
  ['a default', 'CREATE TABLE bad (x, y DEFAULT (fts3_tokenizer(1)))', 'INSERT INTO bad (x) VALUES (1)'],
])('%s can’t call what has effects', (_, sql, used) => {
  const db = new Database(hostile(''))
  distrustSchema(db)
  try {
    db.exec(sql)
    expect(() => db.exec(used)).toThrow()
  } catch (error) {
    expect(String(error)).toMatch(/unsafe|prohibited|no such function|not authorized/)
  } finally {
    db.close()
  }
})

test.each([1, 2 ** 31 - 1])('a file from a version %i newer is refused and left as it is', (more) => {
  const file = hostile(`PRAGMA user_version = ${Math.min(MIGRATIONS.length + more, 2 ** 31 - 1)}`)
  const before = readFileSync(file)
  for (const open of [openFile(file, 'd1'), openToRead(file)]) expect(open).toMatchObject({ ok: false, error: { reason: 'newer' } })
  expect([readFileSync(file).equals(before), readdirSync(join(file, '..'))]).toEqual([true, ['a.shinpan']])
})

test('a file that says it is older than its tables is refused', () => {
  expect(openFile(hostile('PRAGMA user_version = 0'), 'd1').ok).toBe(false)
  expect(openToRead(hostile('PRAGMA user_version = 0')).ok).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'a link to a file is that file; one to nothing, to itself, to a folder or a device is refused',
  () => {
    const file = hostile('')
    const home = folder()
    for (const [name, to] of [
      ['good', file],
      ['nothing', join(home, 'no')],
      ['self', join(home, 'self')],
      ['folder', home],
      ['device', '/dev/zero'],
    ] as const) {
      symlinkSync(to, join(home, name))
      const opened = openToRead(join(home, name))
      expect([name, opened.ok]).toEqual([name, name === 'good'])
      if (opened.ok) opened.value.close()
    }
  },
)

test('every cut and every changed byte of the first page: a clear answer', () => {
  const file = hostile('')
  const bytes = readFileSync(file)
  const tries: Buffer[] = []
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 20)) tries.push(bytes.subarray(0, at))
  for (let at = 0; at < 110; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    tries.push(changed)
  }
  for (const tried of tries) {
    writeFileSync(file, tried)
    const opened = openToRead(file)
    if (opened.ok) {
      if (tried.length < bytes.length || tried[20] !== bytes[20]) verify(opened.value)
      opened.value.close()
    } else expect([opened.error.text.en.length > 0, opened.error.text.fr.length > 0]).toEqual([true, true])
  }
})
