import { useSyncExternalStore } from 'react'

/** The correction that was done last in this window, and the table as it stood right after it. */
export type Corrected = { readonly table: string; readonly seq: number; readonly says: string }

let last: Corrected | null = null
const listeners = new Set<() => void>()

/** Says what was just corrected; null where something else was done. */
export const setCorrected = (corrected: Corrected | null): void => {
  last = corrected
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useCorrected = (): Corrected | null => useSyncExternalStore(subscribe, () => last)
