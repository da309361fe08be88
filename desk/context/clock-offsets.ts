import { partsOf, type Ref } from '../../db/log/entry.ts'
import type { ReadableDb } from '../../db/sqlite/handle.ts'

/** How far a clock is ahead of the hub's, in ms, below 0 where it is behind; `error`: by how much that may be wrong at most. */
export type Ahead = { readonly ahead: number; readonly error: number }

/** From which of its entries on a device's clock was so far ahead: until its next span, where it was set meanwhile. */
export type Span = Ahead & { readonly from: number }

/** What is known of the clocks of a tournament's laptops: this one's as it goes now, and those by which entries were written. */
export type Clocks = { readonly own: Ahead | null; readonly devices: ReadonlyMap<string, readonly Span[]> }

/** Clocks this near to each other count as the same, in ms. */
const SAME = 1000

/** A person is told to set a clock only where it is off by more than this, in ms: what others read off it is put right anyway. */
const MOST_OFF = 30_000

/** Whether a clock is so wrong that it should be set. */
export const isWrong = ({ ahead, error }: Ahead): boolean => Math.abs(ahead) - error > MOST_OFF

const UNKNOWN: Clocks = { own: null, devices: new Map() }
const files = new WeakMap<ReadableDb, Clocks>()

/** What is known of the clocks by which the entries of a file were written. */
export const clocksIn = (db: ReadableDb): Clocks => files.get(db) ?? UNKNOWN

/** From now on this is known. */
export const setClocks = (db: ReadableDb, clocks: Clocks): void => {
  files.set(db, clocks)
}

/** When it was, by this laptop's clock as it goes now, that an entry was written; the log itself keeps what its writer's clock said. */
export const byThisClock = (db: ReadableDb, entry: Ref, at: string): Date => {
  const off = aheadOfThis(clocksIn(db), entry)
  return new Date(Date.parse(at) - (off ?? 0))
}

/** By how many ms the clock that an entry was written by was ahead of this one; null where that is not known. */
export const aheadOfThis = ({ own, devices }: Clocks, entry: Ref): number | null => {
  const { device, number } = partsOf(entry)
  const theirs = spanOf(devices.get(device), number)
  if (!own || !theirs) return null
  const off = theirs.ahead - own.ahead
  return Math.abs(off) < SAME + theirs.error + own.error ? 0 : off
}

/** What was written before a device's clock was looked at for the first time was written by the same. */
const spanOf = (spans: readonly Span[] | undefined, number: number): Span | undefined =>
  spans?.findLast(({ from }) => from <= number) ?? spans?.[0]
