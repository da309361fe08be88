import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keepBackup } from '../../../../db/file/backup/backups.ts'
import { openFile } from '../../../../db/file/open-file.ts'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import type { WritableDb } from '../../../../db/sqlite/handle.ts'
import { act } from '../../../../db/writing/act.ts'
import { writePseudonyms } from '../../../../desk/privacy/pseudonyms/pseudonyms.ts'
import { rememberEnd } from '../../../../desk/storage/restore/known-ends.ts'
import { giveUpMissing, olderState } from '../../../../desk/storage/restore/older-state.ts'
import { folder, newFile, reopen } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { hasSqlite3 } from '../programs/sqlite3.ts'

const at = (minute: number) => ({ at: new Date(Date.UTC(2026, 10, 21, 12, minute)), by: 'Michiko Hayashi' })

/** One entry a minute. */
const players = (db: WritableDb, from: number, to: number): void => {
  for (let n = from; n <= to; n++)
    act(db, at(n), (write) => write('player', { player: `p${n}`, number: n, name: `Player ${n} Name`, country: '' }))
}

/** A file of 21 entries that this machine knows, and a copy of it with 11. */
const seen = () => {
  const home = folder()
  const place = join(home, 'place')
  mkdirSync(place)
  const file = join(place, 'a.shinpan')
  const db = newFile(file)
  players(db, 1, 10)
  db.pragma('wal_checkpoint(TRUNCATE)')
  const before = join(home, 'before.shinpan')
  copyFileSync(file, before)
  rememberEnd(home, file, db)
  players(db, 11, 20)
  rememberEnd(home, file, db)
  return { home, place, file, db, before }
}

const stateOf = (home: string, file: string) => {
  const opened = openFile(file, 'd1')
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    return olderState(home, file, opened.value)
  } finally {
    opened.value.close()
  }
}

test('an older state in its place: how many entries are missing, since when, until when', () => {
  const { home, file, db, before } = seen()
  db.close()
  copyFileSync(before, file)
  const state = stateOf(home, file)
  expect(state).toMatchObject({ missing: 10, since: at(10).at, until: at(20).at, holder: null })
  expect(state?.text.en).toMatch(/10 entries that this machine has seen are missing/)
  expect(state?.text.fr).toMatch(/10 entrées que cette machine a vues manquent/)
})

test('the backup that has what is missing is named, and how many entries it has', async () => {
  const { home, file, db, before } = seen()
  await keepBackup(db, file, { at: at(20).at, round: 1 })
  db.close()
  copyFileSync(before, file)
  expect(stateOf(home, file)).toMatchObject({ missing: 10, holder: expect.stringContaining('a.shinpan.backups') })
})

test('it is known by its log, not by its path: moved and older at once', () => {
  const { home, place, file, db, before } = seen()
  db.close()
  rmSync(file)
  const moved = join(place, 'moved.shinpan')
  copyFileSync(before, moved)
  expect(stateOf(home, moved)).toMatchObject({ missing: 10 })
})

test('the write-ahead log is lost with the newest entries', () => {
  const { home, file, db } = seen()
  db.pragma('wal_checkpoint(TRUNCATE)')
  players(db, 21, 25)
  rememberEnd(home, file, db)
  const copy = readFileSync(file)
  db.close()
  writeFileSync(file, copy)
  rmSync(`${file}-wal`, { force: true })
  expect(stateOf(home, file)).toMatchObject({ missing: 5, until: at(25).at })
})

test('entered on in the older state: it is still said, until the other state is joined', () => {
  const { home, place, file, db, before } = seen()
  db.close()
  const newer = join(place, 'kept.shinpan')
  renameSync(file, newer)
  copyFileSync(before, file)
  const older = reopen(file, 'd2')
  players(older, 30, 33)
  rememberEnd(home, file, older)
  expect(olderState(home, file, older)).toMatchObject({ missing: 10, holder: null })
  older.close()
  expect(mergeFiles(file, [newer]).ok).toBe(true)
  expect(stateOf(home, file)).toBeNull()
})

test('somebody goes on knowingly: nothing more is said; of a later older state it is', () => {
  const { home, file, db, before } = seen()
  db.close()
  copyFileSync(before, file)
  const older = reopen(file, 'd2')
  expect(giveUpMissing(home, file, older)).toBe(true)
  expect(olderState(home, file, older)).toBeNull()
  players(older, 30, 33)
  rememberEnd(home, file, older)
  older.close()
  expect(stateOf(home, file)).toBeNull()
  copyFileSync(before, file)
  expect(stateOf(home, file)).toMatchObject({ missing: 4 })
})

const undone = (db: WritableDb): void => {
  const player = act(db, at(50), (write) => write('player', { player: 'p50', number: 50, name: 'Undone', country: '' }))
  act(db, at(51), (write) => write('undo', { table: null, entries: [player.ref], text: 'player' }))
}

type Seen = ReturnType<typeof seen>

test.each<[string, (seen: Seen) => unknown]>([
  ['it was not changed', ({ db }) => void db.close()],
  [
    'it was continued on another laptop and brought back',
    ({ file, db, place }) => {
      db.close()
      const away = join(place, 'away.shinpan')
      copyFileSync(file, away)
      const other = reopen(away, 'd9')
      players(other, 40, 45)
      other.close()
      renameSync(away, file)
    },
  ],
  [
    'it was moved',
    ({ file, db, place }) => {
      db.close()
      renameSync(file, join(place, 'b.shinpan'))
      return join(place, 'b.shinpan')
    },
  ],
  [
    'an act was undone',
    ({ db }) => {
      undone(db)
      db.close()
    },
  ],
  [
    'copies that went on apart were joined',
    ({ file, db, before }) => {
      const other = reopen(before, 'd9')
      players(other, 60, 62)
      other.close()
      db.close()
      expect(mergeFiles(file, [before]).ok).toBe(true)
    },
  ],
  [
    'an older copy beside it, which is still there',
    ({ db, before }) => {
      db.close()
      return before
    },
  ],
  [
    'it is a copy under pseudonyms, which begins with the same entry',
    ({ file, db, place }) => {
      const to = join(place, 'p.shinpan')
      const asked = {
        player: null,
        referees: true,
        language: 'en',
        texts: 'replaced',
        read: true,
        edits: [],
        secret: '0'.repeat(32),
      } as const
      expect(writePseudonyms({ now: () => at(59).at }, { db, to }, asked).ok).toBe(true)
      db.close()
      rmSync(file)
      return to
    },
  ],
  [
    'the program was killed before it noted the newest entries',
    ({ db }) => {
      players(db, 21, 24)
      db.close()
    },
  ],
  [
    'what is remembered can not be read',
    ({ home, db }) => {
      db.close()
      rmSync(join(home, 'heads'), { recursive: true })
    },
  ],
])('no alarm: %s', (_, what) => {
  const one = seen()
  const moved = what(one)
  const file = typeof moved === 'string' ? moved : one.file
  expect(stateOf(one.home, file)).toBeNull()
})

test('the window: it says so, the way on is a press away, and a restore through the app says nothing', async () => {
  const { calls, desk, table, file, path } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  await calls.backups.make()
  const [backup] = await calls.backups.list({})
  await calls.tables.record({ table, text: 'S draw\nS discard 9p', by: '' })
  await desk.closed()
  copyFileSync(String(backup?.file), file)
  const second = aDesk({ folder: path })
  await second.calls.tournaments.open({ file })
  expect((await second.calls.saving()).older).toMatchObject({ missing: 2, holder: null })
  expect((await second.calls.backups.goOn()).older).toBeNull()
  await second.calls.tables.record({ table, text: 'S draw', by: '' })
  await second.calls.backups.restore({ file, backup: String(backup?.file) })
  expect((await second.calls.saving()).older).toBeNull()
})

/** An open tournament, a copy of it from the middle and one from the end. */
const goneOn = async () => {
  const made = await aTable()
  const { calls, table, path } = made
  let minute = 0
  const desk = aDesk({ folder: path, now: () => at(++minute).at })
  await made.desk.closed()
  const [older, newer] = [join(path, 'older'), join(path, 'newer.shinpan')]
  await desk.calls.tournaments.open({ file: made.file })
  const enter = (text: string) => desk.calls.tables.record({ table, text, by: '' })
  await enter('E discard 1z')
  desk.desk.context.open?.db.prepare('VACUUM INTO ?').run(older)
  await enter('S draw')
  await enter('S discard 9p')
  desk.desk.context.open?.db.prepare('VACUUM INTO ?').run(newer)
  return { ...desk, file: made.file, enter, older, newer, first: calls }
}

test('an older state was copied over the file: what is entered in it can be joined with the copy that has the rest', async () => {
  const { calls, desk, file, enter, older, newer } = await goneOn()
  await desk.closed()
  copyFileSync(older, file)
  await calls.tournaments.open({ file })
  await enter('S draw')
  expect(await calls.saving()).toMatchObject({ older: { missing: 2 }, anotherName: { why: 'older' } })
  await desk.closed()
  expect(mergeFiles(file, [newer])).toMatchObject({ ok: true })
  // the name stays, since the next older state would need another one
  await calls.tournaments.open({ file })
  await enter('W draw')
  expect(await calls.saving()).toMatchObject({ older: null, anotherName: { why: 'older' } })
})

test.runIf(hasSqlite3)(
  'an older state was restored into the open file: the window says so, and what follows can still be joined',
  async () => {
    const { calls, desk, file, enter, older, newer } = await goneOn()
    execFileSync('sqlite3', [file, `.restore ${older}`])
    await enter('S draw')
    expect(await calls.saving()).toMatchObject({ state: 'saved', older: { missing: 2 }, anotherName: { why: 'older' } })
    await desk.closed()
    expect(mergeFiles(file, [newer])).toMatchObject({ ok: true })
  },
)

test('the window: a backup, and a file of which another has more, say so until somebody goes on there', async () => {
  const { calls, desk, table, file, path } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  await calls.backups.make()
  const [backup] = await calls.backups.list({})
  const copy = join(path, 'copy.shinpan')
  copyFileSync(String(backup?.file), copy)
  await calls.tables.record({ table, text: 'S draw\nS discard 9p', by: '' })
  await desk.closed()
  const second = aDesk({ folder: path })
  const opened = async (path: string) => {
    await second.calls.tournaments.open({ file: path })
    return (await second.calls.saving()).copyOf
  }
  expect(await opened(file)).toBeNull()
  expect(await opened(String(backup?.file))).toMatchObject({ isBackup: true, original: file, text: { en: expect.stringContaining(file) } })
  expect((await second.calls.backups.goOn()).copyOf).toBeNull()
  expect(await opened(copy)).toMatchObject({ isBackup: false, original: file, text: { en: `${file} has 2 entries that are missing here` } })
  await second.calls.tables.record({ table, text: 'S draw', by: '' })
  expect(await opened(file)).toBeNull()
  expect(await opened(String(backup?.file))).toBeNull()
  expect(await opened(copy)).toMatchObject({ original: file })
})

test('a backup that is opened is only read, whatever is asked or arrives, until somebody goes on there', async () => {
  const { calls, desk, table, file, path } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  await calls.backups.make()
  const [{ file: backup } = { file: '' }] = await calls.backups.list({})
  await calls.tables.record({ table, text: 'S draw', by: '' })
  await desk.closed()
  const bytes = readFileSync(backup)
  const second = aDesk({ folder: path })
  expect(await second.calls.tournaments.open({ file: backup })).toMatchObject({ readOnly: true })
  await expect(second.calls.tables.record({ table, text: 'S draw', by: '' })).rejects.toThrow(/is a backup/)
  await expect(second.calls.joining.join({ files: [file] })).rejects.toThrow(/is a backup/)
  await second.desk.closed()
  expect([readFileSync(backup).equals(bytes), readdirSync(dirname(backup))]).toEqual([true, [basename(backup)]])
  await second.calls.tournaments.open({ file: backup })
  expect(await second.calls.backups.goOn()).toMatchObject({ state: 'saved', copyOf: null })
  expect(await second.calls.tournaments.current()).toMatchObject({ file: backup, readOnly: false })
  await second.calls.tables.record({ table, text: 'S draw', by: '' })
  await second.calls.tournaments.open({ file: backup })
  expect(await second.calls.tournaments.current()).toMatchObject({ readOnly: false })
})

test('verify, record and doctor say it, in the language asked for, until somebody goes on', async () => {
  const home = folder()
  const file = join(home, 'a.shinpan')
  const ran = (words: readonly string[], lang = 'C') => run([...words, '--db', file], { home, input: 'E discard 1z\n', lang })
  await ran(['record', '--table', '7'])
  copyFileSync(file, `${file}.before`)
  await ran(['record', '--table', '7'])
  copyFileSync(`${file}.before`, file)
  const said = /older state of this tournament: \d+ (entry|entries) .*missing/
  const checked = await ran(['verify'])
  expect([checked.code, checked.errors.join()]).toEqual([1, expect.stringMatching(said)])
  expect((await ran(['verify'], 'fr_FR.UTF-8')).errors.join()).toMatch(/état antérieur de ce tournoi/)
  expect((await ran(['doctor'])).out.join('\n')).toMatch(said)
  const recorded = await ran(['record', '--table', '7'])
  expect([recorded.errors.join(), recorded.out[0]]).toEqual([expect.stringMatching(said), expect.stringMatching(/^ok/)])
  expect((await ran(['doctor', '--go-on'])).code).toBe(0)
  expect(await ran(['verify'])).toMatchObject({ code: 0, errors: [] })
}, 120_000)
