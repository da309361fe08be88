import { useSyncExternalStore } from 'react'

/** A set of listeners. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A value shared by all parts of this window. Components that use it render again when it is set. */
export const createStore = <T>(first: T) => {
  let value = first
  const { tell, subscribe } = createListeners()
  const now = (): T => value
  const set = (next: T): void => {
    value = next
    tell()
  }
  return { now, set, subscribe, useNow: (): T => useSyncExternalStore(subscribe, now) }
}

/** Open state of a dialog that several places open and close. */
export const createOpenState = () => {
  const shown = createStore(false)
  const open = (): void => shown.set(true)
  const close = (): void => shown.set(false)
  return () => ({ shown: shown.useNow(), open, close })
}
