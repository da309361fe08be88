import { isDeepStrictEqual } from 'node:util'
import { reachIn, tournamentIn } from '../../../db/log/read.ts'
import { type ClockOffset, type ClockOffsetSpan, type ClockOffsets, clockOffsetsIn, setClockOffsets } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { publishSaveStatus } from '../../context/saving/transact.ts'
import { keepClocks, keptClocks, MOST_SPANS, readSpans, tellSpans } from './stored-clocks.ts'

/** What a desk said of the clock behind a device's entries, as it came. */
export type ToldClock = { readonly device: string; readonly spans: string }

/** The clocks of a tournament's laptops, on this side of the hub. */
export type ClockHere = {
  readonly now: () => Date
  /** This desk's own, as it goes to the others; null: not looked at yet. */
  readonly own: () => string | null
  /** The hub was asked for the time. */
  readonly measured: (ahead: ClockOffset) => void
  readonly heard: (others: readonly ToldClock[]) => void
  /** Who is to be told when this laptop's clock was set; null: nobody. */
  readonly onSet: (look: (() => void) | null) => void
}

/** How often it is looked whether this laptop's clock was set, in ms, and what counts as that. */
const LOOK_EVERY = 1000
const SET = 500
/** What another answer of the hub's may differ by, in ms, before the clock counts as another. */
const DRIFT = 1000

/** Keeps what is known of the clocks for as long as a file is open with a hub. `end` ends it. */
export const clockBook = (office: DeskContext, open: OpenFile): ClockHere & { readonly end: () => void } => {
  const { db, file } = open
  const device = (): string => office.device(file)
  const tournament = tournamentIn(db)
  let look: (() => void) | null = null
  // it may have been set while the file was closed
  let setAt: number | null = nextNumber(open, device())
  let goes = goesOf(office)
  const know = (change: Partial<ClockOffsets>): void => {
    const before = clockOffsetsIn(db)
    const clocks = { ...before, ...change }
    if (isDeepStrictEqual(clocks, before)) return
    setClockOffsets(db, clocks)
    if (tournament && !isDeepStrictEqual(clocks.devices, before.devices)) keep(office, tournament, clocks)
    if (office.open !== open) return
    office.events.publish({ kind: 'clocks' })
    publishSaveStatus(office)
  }
  const kept = tournament ? keptClocks(office.home, tournament) : new Map<string, readonly ClockOffsetSpan[]>()
  if (kept.size > 0) know({ own: kept.get(device())?.at(-1) ?? null, devices: kept })
  const timer = setInterval(() => {
    const before = goes
    goes = goesOf(office)
    if (Math.abs(goes - before) < SET) return
    setAt ??= nextNumber(open, device())
    look?.()
  }, LOOK_EVERY)
  timer.unref()
  return {
    now: office.now,
    own: () => {
      const spans = clockOffsetsIn(db).devices.get(device())
      return spans ? tellSpans(spans) : null
    },
    measured: (ahead) => {
      const { devices } = clockOffsetsIn(db)
      const before = devices.get(device()) ?? []
      const spans = withMeasured(before, ahead, setAt ?? nextNumber(open, device()))
      setAt = null
      if (spans !== before) office.diagnostics.note('clock', { ahead: Math.round(ahead.ahead), error: Math.round(ahead.error) })
      const { ahead: own, error } = spans.at(-1) ?? ahead
      know({ own: { ahead: own, error }, devices: new Map([...devices, [device(), spans]]) })
    },
    heard: (others) => {
      const { devices } = clockOffsetsIn(db)
      const read = others.flatMap((other): readonly (readonly [string, readonly ClockOffsetSpan[]])[] => {
        const spans = readSpans(other.spans)
        // of its own clock nobody knows better, but what it knew itself before
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

/** What can't be kept is asked for again the next time. */
const keep = ({ home, diagnostics }: DeskContext, tournament: Buffer, { devices }: ClockOffsets): void => {
  try {
    keepClocks(home, tournament, devices)
  } catch {
    diagnostics.note('clock', { kept: false })
  }
}
