import type { Entry } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { project } from '../projections/project.ts'
import { carryOn, rebuild } from '../projections/rebuild.ts'
import { hasWayBack, takeBack } from '../projections/undo/undo-log.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { forgetWaiting, inTurn, isWaitedFor } from '../writing/write-lock.ts'
import { type Arriving, checkedArriving, isAfter, isHeld } from './validate-entries.ts'

/** `added`: how many entries came in; `moved`: whether any came in before one that was there, so that places moved on. */
export type TakenIn = { readonly added: number; readonly moved: boolean }

/**
 * How others come to their turn. `longest`: how many milliseconds one transaction goes on putting entries behind all others. What can't be done
 * in pieces is given up once somebody has waited for `waits` milliseconds, and begun again: between two acts of a desk there is mostly time enough.
 * Where there is not, somebody waits `grows` times as long the next time. So acts that come every two seconds wait for a few tenths of one, and where
 * they come one upon the other no more than three times the work itself is done in vain (growing with the time tried it was twenty times).
 */
export type Pace = { readonly longest: number; readonly waits: number; readonly grows: number }
export const PACE: Pace = { longest: 25, waits: 40, grows: 1.5 }

/** How long nobody takes the file's turn who does long work, once somebody waits: longer than who waits looks again. */
const REST = 60
/** Somebody who waits for longer than that does not wait for this work. */
const MOST_REST = 1000
/** How often it is looked whether somebody waits, in milliseconds. */
const LOOK_EVERY = 2

/**
 * Takes entries of other devices into the log, each at its place in the order, and all that is made from the log with them, exactly as if
 * all had been carried over in that order. Throws before anything is changed where one of them is wrong (`checkedArriving`).
 *
 * It goes in steps, a transaction each, and yields between them for how many milliseconds others are to have their turn: behind all others a
 * few at a time, but an act whole; those that come in before others with all of these in one. After each step the file is whole,
 * and holds all that the entries in it follow on; what is left can be taken in at any later time.
 */
export function* takingIn(db: WritableDb, arriving: readonly Arriving[], pace: Pace = PACE): Generator<number, TakenIn> {
  const checked = checkedArriving(db, arriving)
  const ends = endsOfActs(checked)
  let added = 0
  let moved = false
  let next = 0
  let { waits } = pace
  // what was begun in vain is begun again with half as many
  let most = checked.length
  while (next < checked.length) {
    try {
      const step = inTurn(db, () => takeStep(db, { rest: checked.slice(next), ends: ends.slice(next), most }, { ...pace, waits }))
      next += step.done
      added += step.added
      moved ||= step.moved
    } catch (error) {
      if (error !== GIVES_WAY) throw error
      waits = (waits + 1) * pace.grows
      most = Math.min(most, checked.length - next) >> 1
    }
    if (next === checked.length) break
    yield 0
    for (let rested = 0; rested < MOST_REST && isWaitedFor(db); rested += REST) {
      // of a program that was killed while it waited the sign stays; who still waits gives it again
      forgetWaiting(db)
      yield REST
    }
  }
  return { added, moved }
}

/** The same without a loop of events to go on meanwhile: the thread sleeps while others have their turn. */
export const takeIn = (db: WritableDb, arriving: readonly Arriving[], pace?: Pace): TakenIn => {
  const steps = takingIn(db, arriving, pace)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (step.value > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step.value)
  }
}

/** How many entries stand behind the place where the first of some would come in. */
export const entriesBehind = (db: ReadableDb, arriving: readonly Arriving[]): number => {
  const first = arriving.reduce<Arriving | undefined>((least, entry) => (least && isAfter(entry, least) ? least : entry), undefined)
  const newest = newestIn(db)
  return first && newest ? newest.seq + 1 - placeOf(db, first, newest) : 0
}

/** `most`: so many come in before others at a time, but no fewer than there are of these, which are carried over again each time. */
type Some = { readonly rest: readonly Arriving[]; readonly ends: readonly boolean[]; readonly most: number }
type Step = { readonly done: number; readonly added: number; readonly moved: boolean }
type Newest = Pick<Entry, 'seq' | 'device' | 'number'>

/** The next of the entries, inside a transaction: those before others with one step, or some of those that come behind all. */
const takeStep = (db: WritableDb, some: Some, { longest, waits }: Pace): Step => {
  const newest = newestIn(db)
  const [first] = some.rest
  if (!newest || !first) throw new Error('there is no log to take entries into')
  const from = placeOf(db, first, newest)
  const heed = giveWay(db, waits)
  if (from > newest.seq) return putBehind(db, some, { seq: newest.seq, longest, heed })
  const most = Math.max(some.most, newest.seq + 1 - from)
  const done = some.rest.findIndex((entry, n) => some.ends[n - 1] !== false && (n >= most || isAfter(entry, newest)))
  const rest = done < 0 ? some.rest : some.rest.slice(0, done)
  const coming = rest.filter((entry) => !isHeld(db, entry))
  if (coming.length > 0) sortIn(db, coming, from, heed)
  return { done: rest.length, added: coming.length, moved: coming.length > 0 }
}

type Behind = { seq: number; readonly longest: number; readonly heed: () => void }

/** Puts some entries behind all others, each act whole; one that takes long gives way. */
const putBehind = (db: WritableDb, { rest, ends }: Some, { seq, longest, heed }: Behind): Step => {
  const began = performance.now()
  let place = seq
  for (const [n, entry] of rest.entries()) {
    if (performance.now() - began > longest) {
      if (n > 0 && ends[n - 1]) return { done: n, added: place - seq, moved: false }
      heed()
    }
    if (isHeld(db, entry)) continue
    const placed = { ...entry, seq: ++place }
    insertEntry(db, placed)
    project(db, placed)
  }
  return { done: rest.length, added: place - seq, moved: false }
}

/** Puts entries in where others stand behind them: these are taken back, move on, and are carried over again with those that came. */
const sortIn = (db: WritableDb, coming: readonly Arriving[], from: number, heed: () => void): void => {
  const hasWay = hasWayBack(db, from)
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
  if (hasWay) carryOn(db, from, heed)
  else rebuild(db, heed)
}

/** The entries from the newest on, while those that were given already move on. */
function* newestFirst(db: ReadableDb): Generator<Newest> {
  const below = sql<Newest>(db, 'SELECT seq, device, number FROM entry WHERE seq < ? ORDER BY seq DESC LIMIT 1000')
  for (let some = below.all(Number.MAX_SAFE_INTEGER); some.length > 0; some = below.all(some.at(-1)?.seq ?? 0)) yield* some
}

const newestIn = (db: ReadableDb): Newest | undefined =>
  sql<Newest>(db, 'SELECT seq, device, number FROM entry ORDER BY seq DESC LIMIT 1').get()

/** Where an entry comes in. */
const placeOf = (db: ReadableDb, { device, number }: Arriving, newest: Newest): number =>
  sql<number>(db, BESIDE).pluck().get(number, device) ?? sql<number>(db, BEHIND).pluck().get(number) ?? newest.seq + 1

const BESIDE = 'SELECT seq FROM entry WHERE number = ? AND device > ? ORDER BY device LIMIT 1'
const BEHIND = 'SELECT seq FROM entry WHERE number > ? ORDER BY number, seq LIMIT 1'

/** Of each entry, whether no act goes on behind it: what a device wrote in one act has one time. */
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

/** Called again and again by long work: ends it, with nothing done, where somebody has waited for so long. */
const giveWay = (db: WritableDb, waits: number): (() => void) => {
  let looked = Number.NEGATIVE_INFINITY
  let waitsSince: number | undefined
  return () => {
    const now = performance.now()
    if (now - looked < LOOK_EVERY) return
    looked = now
    if (!isWaitedFor(db)) return
    waitsSince ??= now
    if (now - waitsSince >= waits) throw GIVES_WAY
  }
}
