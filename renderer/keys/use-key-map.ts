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

/** The map of all keys: shown on `?`. */
export const useKeyMap = () => ({ shown: useSyncExternalStore(subscribe, () => shown), open, close })
