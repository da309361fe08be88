import type { TabletRefusal } from '../contract-tablets.ts'
import type { Note } from '../diagnostics/note.ts'

/** Refusals on the network, the newest first: the same from one address is one, and counted. */
export type Refusals = {
  /** `call`: the one that was more than a device may. */
  readonly add: (why: TabletRefusal['why'], from: string, call?: string) => void
  readonly all: () => readonly TabletRefusal[]
}

/** How many are kept, and how often the window is told of more of the same, in milliseconds. */
const MOST = 20
const TELL_EVERY = 1000

/** Each is a line of the diagnostics, without the address. */
export const refusalsAt = ({ now, note, tell }: { readonly now: () => Date; readonly note: Note; readonly tell: () => void }): Refusals => {
  let all: readonly TabletRefusal[] = []
  let told = 0
  return {
    all: () => all,
    add: (why, from, call) => {
      note('refused', { why, at: 'network', ...(call !== undefined && { call }) })
      const at = now()
      const before = all.find((one) => one.why === why && one.from === from)
      all = [{ why, from, at, times: (before?.times ?? 0) + 1 }, ...all.filter((one) => one !== before)].slice(0, MOST)
      if (before && Math.abs(at.getTime() - told) < TELL_EVERY) return
      told = at.getTime()
      tell()
    },
  }
}
