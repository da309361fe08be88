import type { Entry } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { withHeadsInMemory, writeHeads } from '../projections/heads.ts'
import { project } from '../projections/project.ts'
import { projectFrom, rebuild } from '../projections/rebuild.ts'
import { withLookupsRemembered } from '../projections/remembered.ts'
import { canUnproject, takeBack } from '../projections/undo/undo-log.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { clearWaitingSign, hasWaitingWriter, inTurn } from '../writing/write-lock.ts'
import { type Arriving, containsEntry, isAfter, validateEntries } from './validate-entries.ts'

/** `added`: number of inserted entries; `moved`: whether any sorted before an existing one, so that later entries moved. */
export type TakenIn = { readonly added: number; readonly moved: boolean }

/**
 * How other writers get their turn. `longest`: maximum time of one transaction that appends entries, in ms. Entries that sort before
 * existing ones are inserted `least` at a time, or as many as must be projected again each time; fewer where `most` would be projected in
 * all, but a quarter of those again, so that the whole takes at most 2.5 times as long. Such a step can't be divided: it is rolled back
 * once a writer has waited `waits` ms, and retried; between two acts there is mostly enough time. Each retry lets writers wait `grows`
 * times as long. Writers wait for rolled-back work too, so there are few retries, even under constant writing.
 */
export type InsertBatch = {
  readonly longest: number
  readonly least: number
  readonly most: number
  readonly waits: number
  readonly grows: number
}
export const INSERT_BATCH: InsertBatch = { longest: 25, least: 500, most: 1200, waits: 40, grows: 100 }

/** Pause of long jobs while another writer waits, in ms; longer than that writer's polling interval. */
const REST = 60
/** A writer that has waited longer is not waiting for this job. */
const MOST_REST = 1000
/** How often to check for waiting writers, in ms. */
const LOOK_EVERY = 2

/**
 * Inserts foreign entries at their places in the order and updates the projections as if all entries had been projected in that order.
 * Throws before any change if one is invalid (`validateEntries`).
 *
 * Works in transactions and yields between them the ms that other writers get. Entries after all others are appended a few at a time, acts
 * whole; entries before existing ones are inserted together. After each transaction the file is complete and contains the ancestors of all
 * its entries. The rest can be inserted later.
 */
export function* takingIn(db: WritableDb, arriving: readonly Arriving[], pace: InsertBatch = INSERT_BATCH): Generator<number, TakenIn> {
  return yield* inserting(db, validateEntries(db, arriving), pace)
}

function* inserting(db: WritableDb, checked: readonly Arriving[], pace: InsertBatch): Generator<number, TakenIn> {
  const ends = endsOfActs(checked)
  let added = 0
  let moved = false
  let next = 0
  let { waits } = pace
  while (next < checked.length) {
    let pause = 0
    const began = performance.now()
    try {
      const step = inTurn(db, () => takeStep(db, { rest: checked.slice(next), ends: ends.slice(next) }, { ...pace, waits }))
      next += step.done
      added += step.added
      moved ||= step.moved
      // all acts that came meanwhile are done before the next such step; within a caller's transaction there are none
      if (step.moved && !db.inTransaction) pause = Math.min(MOST_REST, performance.now() - began)
    } catch (error) {
      if (error !== GIVES_WAY) throw error
      waits = (waits + 1) * pace.grows
    }
    if (next === checked.length) break
    yield pause
    for (let rested = 0; rested < MOST_REST && hasWaitingWriter(db); rested += REST) {
      // the sign of a killed writer remains; a live one renews it
      clearWaitingSign(db)
      yield REST
    }
  }
  return { added, moved }
}

/** The same without an event loop: the thread sleeps while other writers have their turn. */
export const takeIn = (db: WritableDb, arriving: readonly Arriving[], pace?: InsertBatch): TakenIn =>
  carriedOut(takingIn(db, arriving, pace))

/** The same for entries that `validateEntries` has just returned. */
export const insertValid = (db: WritableDb, valid: readonly Arriving[], pace: InsertBatch): TakenIn =>
  carriedOut(inserting(db, valid, pace))

const carriedOut = (steps: Generator<number, TakenIn>): TakenIn => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (step.value > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step.value)
  }
}

/** Number of entries after the place of the first new one. */
export const entriesBehind = (db: ReadableDb, arriving: readonly Arriving[]): number => {
  const first = arriving.reduce<Arriving | undefined>((least, entry) => (least && isAfter(entry, least) ? least : entry), undefined)
  const newest = newestIn(db)
  return first && newest ? newest.seq + 1 - placeOf(db, first, newest) : 0
}

type Some = { readonly rest: readonly Arriving[]; readonly ends: readonly boolean[] }
type Step = { readonly done: number; readonly added: number; readonly moved: boolean }
type Newest = Pick<Entry, 'seq' | 'device' | 'number'>

/** The next step, inside a transaction: all entries that sort before existing ones, or some of those after them. */
const takeStep = (db: WritableDb, some: Some, { longest, least, most, waits }: InsertBatch): Step => {
  const newest = newestIn(db)
  const [first] = some.rest
  if (!newest || !first) throw new Error('there is no log to take entries into')
  const from = placeOf(db, first, newest)
  const heed = giveWay(db, waits)
  if (from > newest.seq) return withLookupsRemembered(db, () => withHeadsInMemory(db, () => putBehind(db, some, { newest, longest, heed })))
  const again = newest.seq + 1 - from
  const hasWay = canUnproject(db, from)
  const whole = Math.max(least, again)
  // a rebuild takes as long for few
  const atOnce = hasWay ? Math.max(Math.min(whole, most - again), again / 4) : whole
  const done = some.rest.findIndex((entry, n) => some.ends[n - 1] !== false && (n >= atOnce || isAfter(entry, newest)))
  const rest = done < 0 ? some.rest : some.rest.slice(0, done)
  const coming = rest.filter((entry) => !containsEntry(db, entry))
  if (coming.length > 0) sortIn(db, { coming, from, hasWay }, heed)
  return { done: rest.length, added: coming.length, moved: coming.length > 0 }
}

type Behind = { readonly newest: Newest; readonly longest: number; readonly heed: () => void }

/** Appends entries, each act whole; pauses if it takes long. */
const putBehind = (db: WritableDb, { rest, ends }: Some, { newest, longest, heed }: Behind): Step => {
  const began = performance.now()
  const { seq } = newest
  let place = seq
  for (const [n, entry] of rest.entries()) {
    if (performance.now() - began > longest) {
      if (n > 0 && ends[n - 1]) return { done: n, added: place - seq, moved: false }
      heed()
    }
    // another writer may have brought the newest one meanwhile
    if (!isAfter(entry, newest) && containsEntry(db, entry)) continue
    const placed = { ...entry, seq: ++place }
    insertEntry(db, placed)
    project(db, placed)
  }
  return { done: rest.length, added: place - seq, moved: false }
}

/** Entries to insert, the place of the first, and whether all from there on can be un-projected. */
type Between = { readonly coming: readonly Arriving[]; readonly from: number; readonly hasWay: boolean }

/** Inserts entries before existing ones: removes those from the projections, moves them, and projects everything again in order. */
const sortIn = (db: WritableDb, { coming, from, hasWay }: Between, heed: () => void): void => {
  // those in memory are of all entries, not of those before the place
  writeHeads(db)
  if (hasWay) takeBack(db, from, heed)
  const move = sql(db, 'UPDATE entry SET seq = ? WHERE seq = ?')
  let left = coming.length
  for (const held of newestFirst(db)) {
    for (let entry = coming[left - 1]; entry && isAfter(entry, held); entry = coming[left - 1]) {
      insertEntry(db, { ...entry, seq: held.seq + left })
      left--
    }
    if (left === 0) break
    heed()
    move.run(held.seq + left, held.seq)
  }
  if (hasWay) withHeadsInMemory(db, () => projectFrom(db, from, heed))
  else rebuild(db, heed)
}

/** The entries from the newest on, while those already returned move. */
function* newestFirst(db: ReadableDb): Generator<Newest> {
  const below = sql<Newest>(db, 'SELECT seq, device, number FROM entry WHERE seq < ? ORDER BY seq DESC LIMIT 1000')
  for (let some = below.all(Number.MAX_SAFE_INTEGER); some.length > 0; some = below.all(some.at(-1)?.seq ?? 0)) yield* some
}

const newestIn = (db: ReadableDb): Newest | undefined =>
  sql<Newest>(db, 'SELECT seq, device, number FROM entry ORDER BY seq DESC LIMIT 1').get()

/** The place at which an entry is inserted: that of the first one after it. An index of the order would cost more than it saves. */
const placeOf = (db: ReadableDb, entry: Arriving, newest: Newest): number => {
  const at = sql<Newest>(db, 'SELECT seq, device, number FROM entry WHERE seq = ?')
  let [from, to] = [1, newest.seq + 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const held = at.get(middle)
    if (held && isAfter(held, entry)) to = middle
    else from = middle + 1
  }
  return from
}

/** Whether each entry is the last of its act: all entries of an act share device and time. */
const endsOfActs = (entries: readonly Arriving[]): readonly boolean[] => {
  const open = new Map<string, string>()
  const goesOn = new Map<number, number>()
  const last = new Map<string, number>()
  for (const [n, { device, at }] of entries.entries()) {
    const before = last.get(device)
    if (before !== undefined && open.get(device) === at) goesOn.set(before, n)
    open.set(device, at)
    last.set(device, n)
  }
  let until = -1
  return entries.map((_, n) => {
    until = Math.max(until, goesOn.get(n) ?? -1)
    return n >= until
  })
}

const GIVES_WAY = new Error('somebody waits to write')

/** Called repeatedly during long work; aborts it once a writer has waited for the given time. */
const giveWay = (db: WritableDb, waits: number): (() => void) => {
  let looked = Number.NEGATIVE_INFINITY
  let waitsSince: number | undefined
  return () => {
    const now = performance.now()
    if (now - looked < LOOK_EVERY) return
    looked = now
    if (!hasWaitingWriter(db)) return
    waitsSince ??= now
    if (now - waitsSince >= waits) throw GIVES_WAY
  }
}
