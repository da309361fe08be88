import { setImmediate as turn } from 'node:timers/promises'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { abortableSleep } from '../../context/progress-stream.ts'
import { takeAround } from './take-around.ts'
import type { HubTrouble } from './trouble.ts'

/** Entries that came and go into the file. It outlives the line that they came over. */
export type ApplyQueue = {
  /** Adds downloaded entries, each after all that it refers to; `isAll`: no more are available for now. */
  readonly add: (entries: readonly Arriving[], isAll: boolean) => void
  /** The downloaded entries that are not in the file yet. */
  readonly entries: () => readonly Arriving[]
  /** Waits until there is room for more; throws where the file can't take anything just now. */
  readonly room: () => Promise<void>
  /** The reason of the first refusal since the last `retry`. */
  readonly refused: () => HubTrouble | undefined
  /** Tries again after an error. */
  readonly retry: () => void
  /** Waits until nothing is going in. */
  readonly ended: () => Promise<void>
}

type IntakeOptions = {
  readonly take: (entries: readonly Arriving[]) => Promise<void>
  /** Whether inserting the entries is cheap, since hardly any entries follow them. */
  readonly isLittle: (entries: readonly Arriving[]) => boolean
  /** All that came is in the file or was refused, or nothing goes in just now. */
  readonly onThrough: () => void
  /** Entries not inserted by then are left for another time. */
  readonly closing: AbortSignal
}

/** Upper bound of entries, or of their characters, that wait in memory. */
const MOST = 16_000
const MOST_LETTERS = 32 * 1024 * 1024
/** While more come they are gathered for so long at most, in ms. */
const GATHERED = 2_000
/** Taking in that took longer than that is followed by as long a rest, in ms, and at most by so long a one. */
const SHORT = 100
const LONGEST_REST = 5_000
/** While it rests it is looked so often, in ms, whether that is worth it. */
const LOOK_EVERY = 50

/**
 * Inserts downloaded entries into the file while the network brings more. An insertion before other entries projects all of those again,
 * each time. So entries that arrive during an insertion go in together, and after a long one the queue gathers for as long again. A laptop
 * that was away for hours inserts most entries at once; one among many busy laptops spends at most half of its time on others' entries.
 */
export const startApplyQueue = ({ take, isLittle, onThrough, closing }: IntakeOptions): ApplyQueue => {
  let waiting: Arriving[] = []
  let going: readonly Arriving[] = []
  let letters = 0
  let since = 0
  let restsUntil = 0
  let running: Promise<void> | undefined
  let refused: HubTrouble | undefined
  let failed: { readonly error: unknown } | undefined
  const isFull = (): boolean => waiting.length >= MOST || letters >= MOST_LETTERS
  const takeAll = async (): Promise<void> => {
    // one batch is inserted as one
    await turn()
    while (waiting.length > 0) {
      while (performance.now() < restsUntil && !closing.aborted && !isLittle(waiting)) await abortableSleep(LOOK_EVERY, closing)
      if (closing.aborted) return
      going = waiting
      waiting = []
      letters = 0
      const began = performance.now()
      const why = await takeAround(take, going).finally(() => (going = []))
      refused ??= why
      const took = performance.now() - began
      restsUntil = performance.now() + (took > SHORT ? Math.min(took, LONGEST_REST) : 0)
    }
  }
  const begin = (): void => {
    running ??= takeAll()
      .catch((error: unknown) => {
        failed = { error }
        // they are asked for again
        waiting = []
        letters = 0
      })
      .finally(() => {
        running = undefined
        onThrough()
      })
  }
  return {
    add: (entries, isAll) => {
      if (waiting.length === 0) since = performance.now()
      for (const entry of entries) {
        waiting.push(entry)
        letters += entry.body.length
      }
      if (waiting.length > 0 && (isAll || isFull() || performance.now() - since > GATHERED)) begin()
    },
    entries: () => [...going, ...waiting],
    room: async () => {
      while (isFull() && running) await running
      if (failed) throw failed.error
    },
    refused: () => refused,
    retry: () => {
      refused = undefined
      failed = undefined
    },
    ended: async () => {
      await running
    },
  }
}
