import { type Ref, refParts } from '../../db/log/entry.ts'
import type { ReadableDb } from '../../db/sqlite/handle.ts'
import { type ClockOffset, type ClockOffsetSpan, type ClockOffsets, cachesOf } from './caches/file-caches.ts'

/** Clocks that differ by less than this count as equal, in ms. */
const SAME = 1000

/** The program asks the user to set a clock only if it is off by more than this, in ms. Displayed times are corrected anyway. */
const MOST_OFF = 30_000

/** Whether a clock is so wrong that the user should set it. */
export const isClockWrong = ({ ahead, error }: ClockOffset): boolean => Math.abs(ahead) - error > MOST_OFF

/** The known offsets of the clocks that wrote the entries of a file. */
export const clockOffsetsIn = (db: ReadableDb): ClockOffsets => cachesOf(db).clocks

/** When an entry was written, by this laptop's clock as it runs now. The log itself stores the time of its author's clock. */
export const toLocalTime = (db: ReadableDb, entry: Ref, at: string): Date => {
  const off = offsetFromThisClock(clockOffsetsIn(db), entry)
  return new Date(Date.parse(at) - (off ?? 0))
}

/** By how many ms the clock of an entry's author was ahead of this one; null if unknown. */
export const offsetFromThisClock = ({ own, devices }: ClockOffsets, entry: Ref): number | null => {
  const { device, number } = refParts(entry)
  const theirs = spanOf(devices.get(device), number)
  if (!own || !theirs) return null
  const off = theirs.ahead - own.ahead
  return Math.abs(off) < SAME + theirs.error + own.error ? 0 : off
}

/** Entries from before the first measurement of a device's clock use that first measurement. */
const spanOf = (spans: readonly ClockOffsetSpan[] | undefined, number: number): ClockOffsetSpan | undefined =>
  spans?.findLast(({ from }) => from <= number) ?? spans?.[0]
