import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { hasSeen, noteAncestry } from '../../../db/log/causality.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn } from '../../../db/log/entry.ts'
import { insertEntry } from '../../../db/log/insert.ts'
import { migrate } from '../../../db/schema/migrate.ts'
import { type WritableDb, writableHandle } from '../../../db/sqlite/handle.ts'
import { diceOf } from '../../../tools/generator/dice.ts'

const aLog = (): WritableDb => {
  const db = writableHandle(new Database(':memory:'), '')
  migrate(db)
  return db
}

type Named = Omit<Entry, 'seq'>
const anEntry = (device: string, parents: readonly Named[]): Named => {
  const before = parents.toSorted((a, b) => a.number - b.number || (a.device < b.device ? -1 : 1))
  const previous = before.length === 0 ? NOTHING_BEFORE : Buffer.concat(before.map(({ hash }) => hash))
  const number = 1 + Math.max(0, ...before.map((parent) => parent.number))
  const entry = { device, number, at: '', by: '', kind: 'event', version: 1, body: '{}', previous }
  return { ...entry, hash: hashOfEntry(entry) }
}

/** Laptops that write so many entries in turn, then for a while each on their own, and hear of what others wrote now and then. */
const written = (seed: number, inTurn: number): readonly Named[] => {
  const dice = diceOf(seed)
  const devices = ['a', 'b', 'c', 'd']
  let last = anEntry('a', [])
  const all = [last]
  for (let n = 0; n < inTurn; n++) {
    last = anEntry(dice.pick(devices), [last])
    all.push(last)
  }
  const heads = new Map(devices.map((device) => [device, [last] as readonly Named[]]))
  for (let n = 0; n < 120; n++) {
    const device = dice.pick([...heads.keys()])
    const other = dice.pick([...heads.keys()])
    const known = [...new Set([...(heads.get(device) ?? []), ...(dice.chance(0.3) ? (heads.get(other) ?? []) : [])])]
    const entry = anEntry(device, known)
    all.push(entry)
    heads.set(device, [entry])
  }
  return all.toSorted((a, b) => a.number - b.number || (a.device < b.device ? -1 : 1))
}

/** All that stands behind an entry, link by link. */
const behind = (entry: Named, all: ReadonlyMap<string, Named>): ReadonlySet<Named> => {
  const found = new Set<Named>()
  const toLook = [entry]
  for (let one = toLook.pop(); one; one = toLook.pop())
    for (const hash of parentsIn(one.previous)) {
      const parent = all.get(hash.toString('hex'))
      if (!parent || found.has(parent)) continue
      found.add(parent)
      toLook.push(parent)
    }
  return found
}

test.each([
  ['each on their own', 0],
  ['first in turn, then each on their own', 60],
])('who had seen what is what the links say, in whatever order it is asked: written %s', (_, inTurn) => {
  for (let seed = 1; seed <= 20; seed++) {
    const all = written(seed, inTurn)
    const byHash = new Map(all.map((entry) => [entry.hash.toString('hex'), entry]))
    const db = aLog()
    for (const [n, entry] of all.entries()) insertEntry(db, { ...entry, seq: n + 1 })
    const dice = diceOf(seed + 1000)
    for (let n = 0; n < 400; n++) {
      const entry = dice.pick(all)
      const place = 1 + dice.below(all.length)
      const other = all[place - 1]
      expect(hasSeen(db, entry, place)).toBe(other !== undefined && behind(entry, byHash).has(other))
    }
  }
})

test.each([
  ['each on their own', 0],
  ['first in turn, then each on their own', 60],
])('who had seen what is what the links say also where it is noted while entries are projected: written %s', (_, inTurn) => {
  for (let seed = 1; seed <= 10; seed++) {
    const all = written(seed, inTurn)
    const byHash = new Map(all.map((entry) => [entry.hash.toString('hex'), entry]))
    const db = aLog()
    const dice = diceOf(seed + 2000)
    let noted = 0
    for (const [n, entry] of all.entries()) {
      const placed = { ...entry, seq: n + 1 }
      insertEntry(db, placed)
      const before = db.state.ancestry?.known.size ?? 0
      noteAncestry(db, placed)
      noted += (db.state.ancestry?.known.size ?? 0) - before
      for (let asked = 0; asked < 3; asked++) {
        const other = all[dice.below(n + 1)]
        if (other) expect(hasSeen(db, entry, all.indexOf(other) + 1)).toBe(behind(entry, byHash).has(other))
      }
    }
    expect(noted).toBeGreaterThan(50)
  }
})

test('what the file lacks, and gets later, is found then', () => {
  const first = anEntry('a', [])
  const lacked = anEntry('b', [first])
  const behindIt = anEntry('c', [lacked])
  const newest = anEntry('d', [behindIt])
  const db = aLog()
  insertEntry(db, { ...first, seq: 1 })
  insertEntry(db, { ...behindIt, seq: 2 })
  expect(hasSeen(db, newest, 1)).toBe(false)
  db.exec('UPDATE entry SET seq = 3 WHERE seq = 2')
  insertEntry(db, { ...lacked, seq: 2 })
  expect(hasSeen(db, newest, 1)).toBe(true)
})

test('a file that was forged so that two entries name each other is read to its end', () => {
  const db = aLog()
  const first = anEntry('a', [])
  insertEntry(db, { ...first, seq: 1 })
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  insertEntry(db, { ...anEntry('a', [first]), seq: 2 })
  insertEntry(db, { ...anEntry('b', [first]), seq: 3, hash: one, previous: other })
  insertEntry(db, { ...anEntry('c', [first]), seq: 4, hash: other, previous: one })
  expect(hasSeen(db, { number: 3, previous: one }, 1)).toBe(false)
})
