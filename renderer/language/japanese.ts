import { useSyncExternalStore } from 'react'
import { kept } from '../shell/kept.ts'

const chosen = kept('japanese', (word) => (word === 'on' || word === 'off' ? word : undefined))
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isOn = (): boolean => chosen.read() === 'on'

/** Sets the Japanese names of the terms beside them, or takes them away; at once and for the next time. */
export const toggleJapanese = (): void => {
  chosen.write(isOn() ? 'off' : 'on')
  for (const listener of listeners) listener()
}

/** Whether terms have their Japanese names beside them. */
export const useJapanese = (): boolean => useSyncExternalStore(subscribe, isOn)
