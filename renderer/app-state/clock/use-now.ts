import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, HALF)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
const HALF = 500

/** This machine's clock in whole seconds, in milliseconds since 1970. Only the components that use it render again each second. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / 1000) * 1000)
