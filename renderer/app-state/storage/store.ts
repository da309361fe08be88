import { useSyncExternalStore } from 'react'

/** Those who are told when something changes. */
export const telling = () => {
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

/** A value that all parts of this window share: whoever uses it is drawn again when it is set. */
export const shared = <T>(first: T) => {
  let value = first
  const { tell, subscribe } = telling()
  const now = (): T => value
  const set = (next: T): void => {
    value = next
    tell()
  }
  return { now, set, subscribe, useNow: (): T => useSyncExternalStore(subscribe, now) }
}

/** Something that is opened and closed from several places. */
export const opening = () => {
  const shown = shared(false)
  const open = (): void => shown.set(true)
  const close = (): void => shown.set(false)
  return () => ({ shown: shown.useNow(), open, close })
}
