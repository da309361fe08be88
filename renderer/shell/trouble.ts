import { useSyncExternalStore } from 'react'

let said: string | null = null
const listeners = new Set<() => void>()

/** Says on screen that something did not work, until the reader closes it; null closes it. */
export const sayTrouble = (text: string | null): void => {
  said = text
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useTrouble = (): string | null => useSyncExternalStore(subscribe, () => said)
