import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { INSERT_BATCH, takeIn, takingIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { hashOfEntry, NOTHING_BEFORE } from '../../../db/log/entry.ts'
import { logEntries } from '../../../db/log/read.ts'
import { project } from '../../../db/projections/project.ts'
import { projectFrom, rebuild } from '../../../db/projections/rebuild.ts'
import { canUnproject, takeBack, UNDO_LOG_ENTRIES } from '../../../db/projections/undo/undo-log.ts'
import { migrate } from '../../../db/schema/migrate.ts'
import { PROJECTIONS } from '../../../db/schema/migrations/list.ts'
import { type ReadableDb, type WritableDb, writableHandle } from '../../../db/sqlite/handle.ts'
import { act } from '../../../db/writing/act.ts'
import { commandLine } from '../../../scripts/build.ts'
import { folder, NOON, newFile, reopen, writeEverything } from '../fixtures/a-file.ts'
import { OTHER, referee, twoCopies } from '../fixtures/two-copies.ts'

const SMALL_STEPS = { ...INSERT_BATCH, longest: 0, least: 1, waits: 0, grows: 0 }
const nothing = (): void => undefined

/** All that is made from the log, and the log with its places. */
const contentIn = (db: Database.Database): unknown =>
  Object.fromEntries(['entry', ...PROJECTIONS].map((table) => [table, db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()]))

/** The same without the log. */
const projectionsIn = (db: Database.Database): unknown =>
  Object.fromEntries(PROJECTIONS.map((table) => [table, db.prepare(`SELECT rowid, * FROM ${table} ORDER BY 1, 2`).all()]))

const newestIn = (db: ReadableDb): number => db.prepare('SELECT max(seq) FROM entry').pluck().get() as number

/** Both copies gone on with, each act at a time of its own, and what the second wrote. */
const wentOn = (here: number, there: number) => {
  const { path, a, b } = twoCopies()
  const [db, other] = [reopen(a), reopen(b, OTHER)]
  const names = (file: WritableDb, count: number, name: string): void => {
    for (let n = 0; n < count; n++) act(file, { at: new Date(NOON.at.getTime() + n), by: name }, referee(`${name} ${n}`))
  }
  names(db, here, 'here')
  const since = other.prepare('SELECT max(seq) FROM entry').pluck().get() as number
  names(other, there, 'there')
  return { path, file: a, db, arriving: [...logEntries(other, since + 1)] as readonly Arriving[] }
}

test('from any place on a log is taken back: what is made from it is what it was then, and what it was before once it is carried over again', () => {
  const file = join(folder(), 'a.shinpan')
  newFile(file).close()
  const db = reopen(file)
  writeEverything(db)
  const all = [...logEntries(db)]
  const whole = projectionsIn(db)
  for (const { seq } of all.slice(1).toReversed()) {
    expect(canUnproject(db, seq)).toBe(true)
    const then = writableHandle(new Database(':memory:'), '')
    migrate(then)
    for (const entry of all.slice(0, seq - 1)) project(then, entry, db)
    db.transaction(() => {
      takeBack(db, seq, nothing)
      expect(projectionsIn(db)).toEqual(projectionsIn(then))
      projectFrom(db, seq, nothing)
    })()
    expect(projectionsIn(db)).toEqual(whole)
    then.close()
  }
  expect(canUnproject(db, 1)).toBe(false)
})

test('a rebuild leaves a way back, and one that was broken off leaves the one that there was', () => {
  const db = newFile(join(folder(), 'a.shinpan'))
  writeEverything(db)
  const whole = projectionsIn(db)
  const stop = new Error('stop')
  let entry = 0
  const broken = (): void => {
    if (++entry === 20) throw stop
  }
  expect(() => rebuild(db, broken)).toThrow(stop)
  for (const again of [nothing, () => void rebuild(db)]) {
    again()
    act(db, NOON, referee('Ann'))
    const { seq } = db.prepare('SELECT max(seq) AS seq FROM entry').get() as { seq: number }
    db.transaction(() => {
      takeBack(db, seq, nothing)
      projectFrom(db, seq, nothing)
    })()
  }
  expect(verify(db).trouble).toBe(null)
  expect(projectionsIn(db)).not.toEqual(whole)
})

const ways: readonly (readonly [string, (db: WritableDb) => void])[] = [
  ['with a way back', nothing],
  ['without one', (db) => db.exec('DELETE FROM way_back')],
  ['with one that has a hole', (db) => db.exec('DELETE FROM way_back WHERE entry = (SELECT max(seq) - 1 FROM entry)')],
]
test.each(ways)('entries that come in before others stand where a rebuild has them, %s, and may come again', (_, make) => {
  const { db, arriving } = wentOn(5, 7)
  make(db)
  expect(takeIn(db, arriving.toReversed())).toEqual({ added: 7, moved: true })
  const content = contentIn(db)
  expect(verify(db)).toMatchObject({ trouble: null, heads: [expect.any(String), expect.any(String)] })
  rebuild(db)
  expect(contentIn(db)).toEqual(content)
  expect(takeIn(db, [...arriving, ...arriving])).toEqual({ added: 0, moved: false })
  expect(contentIn(db)).toEqual(content)
})

test('a long way behind all others comes in by steps, each of them a whole file, and goes on later where it was broken off', () => {
  const { db, file, arriving } = wentOn(2, 9)
  const held: number[] = []
  const look = reopen(file)
  for (const _ of takingIn(db, arriving, SMALL_STEPS)) {
    expect(verify(look).trouble).toBe(null)
    held.push(look.prepare('SELECT count(*) FROM entry').pluck().get() as number)
    if (held.length === 4) break
  }
  const [first = 0] = held
  expect(held).toEqual([first, first + 1, first + 2, first + 3])
  expect(takeIn(db, arriving).added).toBe(9 - 4)
  expect(verify(look).trouble).toBe(null)
})

test('what was one act comes in as one', () => {
  const { db, arriving } = wentOn(0, 3)
  const one = arriving.map((entry) => ({ ...entry, at: NOON.at.toISOString() }))
  let previous = arriving[0]?.previous ?? NOTHING_BEFORE
  const act = one.map((entry) => {
    const chained = { ...entry, previous }
    previous = hashOfEntry(chained)
    return { ...chained, hash: previous }
  })
  expect([...takingIn(db, act, SMALL_STEPS)]).toEqual([])
  expect(verify(db).trouble).toBe(null)
})

type Forge = (arriving: readonly Arriving[], db: ReadableDb) => readonly Arriving[]
/** One of them says something else, its hash and those of all behind it made anew or not. */
const other =
  (n: number, said: (entry: Arriving) => Partial<Arriving>, chained: 'chained' | 'as it was' = 'chained') =>
  (arriving: readonly Arriving[]): readonly Arriving[] => {
    let before: Buffer | undefined
    return arriving.map((entry, i) => {
      if (i < n) return entry
      const forged = { ...entry, ...(before && { previous: before }), ...(i === n && said(entry)) }
      if (chained === 'as it was') return forged
      before = hashOfEntry(forged)
      return { ...forged, hash: before }
    })
  }

const forged: readonly (readonly [string, Forge, number, RegExp])[] = [
  ['one that was changed', other(3, () => ({ by: 'x' }), 'as it was'), 3, /its hash does not fit its content/],
  ['one whose body was changed', other(3, ({ body }) => ({ body: body.replace('there', 'where') }), 'as it was'), 3, /its hash/],
  ['one with another hash', (all) => all.map((entry, n) => (n === 3 ? { ...entry, hash: Buffer.alloc(32, 1) } : entry)), 3, /its hash/],
  [
    'one that was changed and signed anew, behind which others go on as they did',
    (all) =>
      other(3, () => ({ by: 'x' }))(all)
        .slice(0, 4)
        .concat(all.slice(4)),
    4,
    /neither here nor before it: [0-9a-f]{64}/,
  ],
  ['those behind one that was left out', (all) => all.filter((_, n) => n !== 3), 4, /neither here nor before it/],
  ['those behind the first', (all) => all.slice(1), 1, /neither here nor before it/],
  ['one that goes on from nothing', other(0, () => ({ previous: NOTHING_BEFORE })), 0, /first entry of another tournament/],
  ['one with too high a number', other(6, ({ number }) => ({ number: number + 2 })), 6, /number \d+ is missing/],
  ['one with too low a number', other(6, ({ number }) => ({ number: number - 1, device: 'g' })), 6, /it is out of order/],
  [
    'one that names what it follows in the wrong order',
    (all, db) => {
      const ends = [db.prepare('SELECT hash FROM entry ORDER BY seq DESC LIMIT 1').pluck().get() as Buffer, all[0]?.previous as Buffer]
      return other(0, () => ({ previous: Buffer.concat(ends) }))(all)
    },
    0,
    /it is out of order/,
  ],
  ['one of a kind that is no word', other(6, () => ({ kind: 'Magic!' })), 6, /does not know its kind/],
  ['one of a version before the first', other(6, () => ({ version: 0 })), 6, /does not know its kind, referee 0/],
  ['one whose body is of another kind', other(6, () => ({ kind: 'ruling', version: 1 })), 6, /its content is not that of a ruling/],
  ['one whose body is no JSON', other(6, () => ({ body: '{' })), 6, /not have the form of an entry/],
  ['one whose links are cut', other(6, ({ previous }) => ({ previous: previous.subarray(1) })), 6, /not have the form of an entry/],
  [
    'another one of the name of one that is here',
    (all, db) => {
      const [held] = [...logEntries(db)].slice(-1)
      return held ? [...all, { ...held, by: 'x', hash: hashOfEntry({ ...held, by: 'x' }) }] : all
    },
    -1,
    /another entry with that name is already here/,
  ],
  ['two of one name', (all) => [...all, ...other(6, () => ({ by: 'x' }))(all).slice(6)], 6, /another entry with that name/],
]

test.each(forged)('%s: nothing is taken in, and what is wrong is said in one line', (_, forge, n, says) => {
  const { db, arriving } = wentOn(2, 7)
  const before = contentIn(db)
  const coming = forge(arriving, db)
  const named = n < 0 ? coming.at(-1) : n === 6 ? coming[6] : coming.find(({ number }) => number === arriving[n]?.number)
  const take = () => takeIn(db, coming)
  expect(take).toThrow(says)
  expect(take).toThrow(`nothing was imported: entry ${named?.number} of device ${named?.device}: `)
  expect(contentIn(db)).toEqual(before)
})

test('what can’t be done in pieces gives way to who waits, and loses nothing; a sign that nobody stands behind any more does not keep it', () => {
  const { db, file, arriving } = wentOn(5, 7)
  const sign = `${file}-waits`
  const before = contentIn(db)
  writeFileSync(sign, '')
  const steps = takingIn(db, arriving, { ...INSERT_BATCH, waits: 0 })
  expect(steps.next()).toMatchObject({ done: false })
  expect(contentIn(db)).toEqual(before)
  // the sign is there: others have their turn, and an act comes in
  expect(steps.next()).toMatchObject({ done: false, value: expect.any(Number) })
  act(db, NOON, referee('meanwhile'))
  expect(existsSync(sign)).toBe(false)
  let last = steps.next()
  while (!last.done) last = steps.next()
  expect(last.value).toEqual({ added: 7, moved: true })
  expect(verify(db).trouble).toBe(null)
  expect(db.prepare("SELECT count(*) FROM referee WHERE name = 'meanwhile'").pluck().get()).toBe(1)
})

test('the longer it has given way, the longer somebody waits: it is done in the end', () => {
  const { db, file, arriving } = wentOn(5, 7)
  const steps = takingIn(db, arriving, { ...INSERT_BATCH, waits: 0, grows: 1000 })
  for (let step = steps.next(); !step.done; step = steps.next()) writeFileSync(`${file}-waits`, '')
  expect(verify(db)).toMatchObject({ trouble: null, heads: [expect.any(String), expect.any(String)] })
})

test('what sorts before others is inserted in steps: as many as are projected again for them, but not too few', () => {
  const { path, a, b } = twoCopies()
  const third = join(path, 'third.shinpan')
  copyFileSync(b, third)
  const db = reopen(a)
  const [others, since] = [[reopen(b, OTHER), reopen(third, 'eeeeeeeeeeeeeeee')], newestIn(db)]
  for (const [n, file] of [db, ...others].entries())
    for (let at = 0; at < 8; at++) act(file, { at: new Date(NOON.at.getTime() + at), by: `${n}` }, referee(`${n} ${at}`))
  const arriving = others.flatMap((file) => [...logEntries(file, since + 1)])
  writeFileSync(`${a}-waits`, '')
  const came: number[] = []
  for (const _ of takingIn(db, arriving, { ...INSERT_BATCH, least: 4, waits: 0 })) came.push(newestIn(db) - since - 8)
  // given way, rested, as many as sort after the first of them, four, the last ones before others, and what comes after all
  expect(came).toEqual([0, 0, 7, 11, 14])
  expect(newestIn(db) - since).toBe(24)
  expect(verify(db).trouble).toBe(null)
})

test('where too many would be projected again, fewer come in at once: each step leaves a whole file, also for acts in between', () => {
  const { db, file, arriving } = wentOn(16, 20)
  const look = reopen(file)
  const since = newestIn(db)
  const came: number[] = []
  for (const pause of takingIn(db, arriving, { ...INSERT_BATCH, longest: 0, least: 1, most: 20 })) {
    expect(verify(look).trouble).toBe(null)
    // acts that waited for a step between others are all done before the next
    if (came.length < 4) expect(pause).toBeGreaterThan(0)
    came.push(newestIn(db) - since - came.length)
    act(db, NOON, referee(`between ${came.length}`))
  }
  // before 15, 11, 3 and 1 others, the acts in between counted
  expect(came.slice(0, 4)).toEqual([5, 14, 17, 18])
  expect(newestIn(db) - since - came.length).toBe(20)
  const content = contentIn(db)
  rebuild(db)
  expect(contentIn(db)).toEqual(content)
})

test('an act that meets somebody else at work says beside the file that it waits, is done once it can be, and takes its sign with it', {
  timeout: 60_000,
}, async () => {
  const { path, file, db } = wentOn(0, 0)
  const held = new Database(file)
  held.exec('BEGIN IMMEDIATE')
  const child = spawn(process.execPath, [commandLine(), 'record', '--db', file, '--table', '7'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: path, LC_ALL: 'C' },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end('* note meanwhile\n')
  while (!existsSync(`${file}-waits`) && child.exitCode === null) await wait(5)
  held.exec('ROLLBACK')
  held.close()
  expect(await ended).toBe(0)
  expect(existsSync(`${file}-waits`)).toBe(false)
  expect(db.prepare("SELECT count(*) FROM event WHERE text = '* note meanwhile'").pluck().get()).toBe(1)
})

test('how old entries are taken back is not kept', () => {
  const { db } = wentOn(0, 1)
  const noted = () => db.prepare('SELECT DISTINCT entry FROM way_back').pluck().all()
  expect(noted().length).toBeGreaterThan(10)
  const [newest] = [...logEntries(db)].slice(-1)
  if (!newest) throw new Error('the log is empty')
  project(db, { ...newest, seq: UNDO_LOG_ENTRIES + 1000, device: 'x', hash: Buffer.alloc(32, 7) })
  expect(noted()).toEqual([UNDO_LOG_ENTRIES + 1000])
})
