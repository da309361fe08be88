import { isDeepStrictEqual } from 'node:util'
import { reachIn, tournamentIn } from '../../../db/log/read.ts'
import { type ClockOffset, type ClockOffsetSpan, type ClockOffsets, setClockOffsets } from '../../context/caches/file-caches.ts'
import { clockOffsetsIn } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import { keepClocks, keptClocks, MOST_SPANS, readSpans, tellSpans } from './stored-clocks.ts'

/** A desk's report of the clock that a device's entries were written by, as received. */
export type ToldClock = { readonly device: string; readonly spans: string }

/** The clocks of a tournament's laptops, on this side of the hub. */
export type ClockHere = {
  readonly now: () => Date
  /** This desk's own, as it goes to the others; null: not looked at yet. */
  readonly own: () => string | null
  /** Records an answer to a request for the hub's time. */
  readonly measured: (ahead: ClockOffset) => void
  readonly heard: (others: readonly ToldClock[]) => void
  /** Sets the listener for changes of this laptop's clock; null: none. */
  readonly onSet: (look: (() => void) | null) => void
}

/** Interval at which this laptop's clock is checked for a change, in ms, and the smallest change that counts. */
const LOOK_EVERY = 1000
const SET = 500
/** Tolerance between two answers of the hub, in ms; beyond it the clock counts as changed. */
const DRIFT = 1000

/** Stores the known clock offsets while a file is open with a hub. `end` ends it. */
export const clockBook = (desk: DeskContext, open: OpenFile): ClockHere & { readonly end: () => void } => {
  const { db, file } = open
  const device = (): string => desk.device(file)
  const tournament = tournamentIn(db)
  let look: (() => void) | null = null
  // it may have been set while the file was closed
  let setAt: number | null = nextNumber(open, device())
  let goes = goesOf(desk)
  const know = (change: Partial<ClockOffsets>): void => {
    const before = clockOffsetsIn(db)
    const clocks = { ...before, ...change }
    if (isDeepStrictEqual(clocks, before)) return
    setClockOffsets(db, clocks)
    if (tournament && !isDeepStrictEqual(clocks.devices, before.devices)) keep(desk, tournament, clocks)
    if (desk.open !== open) return
    desk.events.publish({ kind: 'everything' })
    publishSaveStatus(desk)
  }
  const kept = tournament ? keptClocks(desk.home, tournament) : new Map<string, readonly ClockOffsetSpan[]>()
  if (kept.size > 0) know({ own: kept.get(device())?.at(-1) ?? null, devices: kept })
  const timer = setInterval(() => {
    const before = goes
    goes = goesOf(desk)
    if (Math.abs(goes - before) < SET) return
    setAt ??= nextNumber(open, device())
    look?.()
  }, LOOK_EVERY).unref()
  return {
    now: desk.now,
    own: () => {
      const spans = clockOffsetsIn(db).devices.get(device())
      return spans ? tellSpans(spans) : null
    },
    measured: (ahead) => {
      const { devices } = clockOffsetsIn(db)
      const before = devices.get(device()) ?? []
      const spans = withMeasured(before, ahead, setAt ?? nextNumber(open, device()))
      setAt = null
      if (spans !== before) desk.diagnostics.note('clock', { ahead: Math.round(ahead.ahead), error: Math.round(ahead.error) })
      const { ahead: own, error } = spans.at(-1) ?? ahead
      know({ own: { ahead: own, error }, devices: new Map([...devices, [device(), spans]]) })
    },
    heard: (others) => {
      const { devices } = clockOffsetsIn(db)
      const read = others.flatMap((other): readonly (readonly [string, readonly ClockOffsetSpan[]])[] => {
        const spans = readSpans(other.spans)
        // of its own clock, a desk believes only its own earlier knowledge
        return spans && (other.device !== device() || !devices.has(device())) ? [[other.device, spans]] : []
      })
      know({ devices: new Map([...devices, ...read]) })
    },
    onSet: (to) => {
      look = to
    },
    end: () => clearInterval(timer),
  }
}

/** Changes by more than a moment when the clock is set, or the laptop slept. */
const goesOf = ({ now }: DeskContext): number => now().getTime() - performance.now()

/** The first number that the next entry of a device can have; 0 where the file can't be read just now. */
const nextNumber = ({ db }: OpenFile, device: string): number => {
  try {
    return (reachIn(db).get(device) ?? -1) + 1
  } catch {
    return 0
  }
}

/** `from`: the first entry that may have been written by a clock that was set. */
const withMeasured = (spans: readonly ClockOffsetSpan[], { ahead, error }: ClockOffset, from: number): readonly ClockOffsetSpan[] => {
  const last = spans.at(-1)
  if (!last) return [{ from: 0, ahead, error }]
  if (Math.abs(ahead - last.ahead) > DRIFT + error + last.error)
    return [...spans.filter((one) => one.from < from), { from, ahead, error }].slice(-MOST_SPANS)
  return error < last.error / 2 ? [...spans.slice(0, -1), { from: last.from, ahead, error }] : spans
}

/** If the offsets can't be stored, they are requested again the next time. */
const keep = ({ home, diagnostics }: DeskContext, tournament: Buffer, { devices }: ClockOffsets): void => {
  try {
    keepClocks(home, tournament, devices)
  } catch {
    diagnostics.note('clock', { kept: false })
  }
}
