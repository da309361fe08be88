import { type BigIntStats, statSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/**
 * Table of files that SQLite has open in this process, shared by all threads. POSIX drops all locks of a process on a file when any thread
 * closes any descriptor of it. Another program would then believe to be the last one, and delete the write-ahead log. Therefore a file is
 * opened outside SQLite (`unlessOpen`) only while no thread has a connection to it, and `openDatabase` waits for that.
 */
const shared = (workerData as { readonly openFiles?: SharedArrayBuffer } | null)?.openFiles
/** Slots are never reused: more than a desk opens in years. The system allocates only memory that is used. */
const SLOTS = 1_048_576
/** Passed to each thread that this one starts. */
export const openFiles = shared ?? new SharedArrayBuffer(SLOTS * (BigInt64Array.BYTES_PER_ELEMENT + Int32Array.BYTES_PER_ELEMENT))
/** The file of a slot (`identityOf`); 0: none yet. */
const identities = new BigInt64Array(openFiles, 0, SLOTS)
/** Above 0: number of connections. Below 0: number of threads that have it open outside SQLite. */
const users = new Int32Array(openFiles, SLOTS * BigInt64Array.BYTES_PER_ELEMENT, SLOTS)

/** Accesses a file outside SQLite; undefined if a thread of this process has it open through SQLite. */
export const unlessOpen = <T>(file: string, what: () => T): { readonly value: T } | undefined => {
  const slot = slotOf(file)
  if (slot === undefined) return { value: what() }
  if (!enter(slot, OUTSIDE)) return undefined
  try {
    return { value: what() }
  } finally {
    leave(slot, OUTSIDE)
  }
}

const CONNECTED = 1
const OUTSIDE = -1

/** How long to wait for a thread outside SQLite, in ms: one that was ended meanwhile never reports back. */
const PATIENCE = 5000

const enter = (slot: number, as: number): boolean => {
  for (;;) {
    const now = Atomics.load(users, slot)
    if (now * as < 0) return false
    if (Atomics.compareExchange(users, slot, now, now + as) === now) return true
  }
}

const leave = (slot: number, as: number): void => {
  Atomics.sub(users, slot, as)
  Atomics.notify(users, slot)
}

/** Ends a connection of SQLite to a file. */
export const disconnect = (slot: number): void => leave(slot, CONNECTED)

/** Begins a connection of SQLite to a file, once no thread has it open outside SQLite. */
export const connectPatiently = (slot: number): void => {
  const until = performance.now() + PATIENCE
  while (!enter(slot, CONNECTED)) {
    const now = Atomics.load(users, slot)
    if (performance.now() > until) Atomics.compareExchange(users, slot, now, 0)
    else if (now < 0) Atomics.wait(users, slot, now, 50)
  }
}

/** The slot of a file; undefined if the file does not exist. */
export const slotOf = (file: string): number | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (!found) return undefined
  const identity = identityOf(found)
  const first = Number(BigInt.asUintN(32, identity)) % SLOTS
  for (let probe = 0; probe < SLOTS; probe++) {
    const slot = (first + probe) % SLOTS
    const there = Atomics.compareExchange(identities, slot, 0n, identity)
    if (there === 0n || there === identity) return slot
  }
  return first
}

/**
 * One number for a file. The time of creation distinguishes it from a deleted one with the same inode, whose count may never have ended.
 * (0 on disks that don't store it.)
 */
const identityOf = ({ dev, ino, birthtimeNs }: BigIntStats): bigint => BigInt.asIntN(64, (dev << 44n) ^ ino ^ (birthtimeNs * GOLDEN)) || 1n

/** Spreads times that differ in few bits. */
const GOLDEN = 0x9e3779b97f4a7c15n
