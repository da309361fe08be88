import { useSyncExternalStore } from 'react'

let shown = false
const listeners = new Set<() => void>()
const set = (open: boolean): void => {
  shown = open
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const open = (): void => set(true)
const close = (): void => set(false)

/** The palette of all actions: shown on its key. */
export const usePalette = () => ({ shown: useSyncExternalStore(subscribe, () => shown), open, close })
