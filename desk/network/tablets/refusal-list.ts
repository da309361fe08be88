import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import type { TabletRefusal } from '../../contract/tablets.ts'

/** Refusals on the network, the newest first: the same from one address is one, and counted. */
export type TabletRefusals = {
  /** `call`: the one that was more than a device may. */
  readonly add: (why: TabletRefusal['why'], from: string, call?: string) => void
  readonly all: () => readonly TabletRefusal[]
}

/** Upper bound of stored refusals, and the interval at which the window is notified, in milliseconds. */
const MOST = 20
const TELL_EVERY = 1000

/** Upper bound of diagnostics lines per minute: a flood must not displace other lines. */
const NOTED_A_MINUTE = 60

/** Each is a line of the diagnostics, without the address. */
export const refusalsAt = ({
  now,
  note,
  tell,
}: {
  readonly now: () => Date
  readonly note: NoteDiagnostic
  readonly tell: () => void
}): TabletRefusals => {
  let all: readonly TabletRefusal[] = []
  let told = Number.NEGATIVE_INFINITY
  let telling: ReturnType<typeof setTimeout> | undefined
  let minute = { from: 0, noted: 0 }
  const tellNow = (): void => {
    telling = undefined
    told = performance.now()
    tell()
  }
  /** Notifies at once, or together with later refusals. */
  const tellSoon = (): void => {
    const wait = told + TELL_EVERY - performance.now()
    if (wait <= 0) tellNow()
    else if (telling === undefined) telling = setTimeout(tellNow, wait).unref()
  }
  const noteSome = (at: number, about: Parameters<NoteDiagnostic>[1]): void => {
    if (Math.abs(at - minute.from) >= 60_000) minute = { from: at, noted: 0 }
    if (minute.noted++ < NOTED_A_MINUTE) note('refused', about)
  }
  return {
    all: () => all,
    add: (why, from, call) => {
      const at = now()
      noteSome(at.getTime(), { why, at: 'network', ...(call !== undefined && { call }) })
      const before = all.find((one) => one.why === why && one.from === from)
      all = [{ why, from, at, times: (before?.times ?? 0) + 1 }, ...all.filter((one) => one !== before)].slice(0, MOST)
      tellSoon()
    },
  }
}
