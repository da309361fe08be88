import { setTimeout as after } from 'node:timers/promises'

/** Waits so many ms, and no longer than until all ends; no program stays for it. */
export const pause = async (ms: number, ends: AbortSignal): Promise<void> => {
  await after(Math.round(ms), undefined, { signal: ends, ref: false }).catch(() => undefined)
}
