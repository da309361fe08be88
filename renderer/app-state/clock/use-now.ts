import { useSyncExternalStore } from 'react'
import { createListeners } from '../storage/store.ts'

const HALF = 500

/** Ticks every half second while something listens. */
const createTicker = () => {
  const { tell, subscribe } = createListeners()
  let listening = 0
  let timer: ReturnType<typeof setInterval> | undefined
  return (listener: () => void): (() => void) => {
    const leave = subscribe(listener)
    if (listening++ === 0) timer = setInterval(tell, HALF)
    return () => {
      leave()
      if (--listening === 0) clearInterval(timer)
    }
  }
}
const onTick = createTicker()

/** This machine's clock in whole seconds, in milliseconds since 1970. Only the components that use it render again each second. */
export const useNow = (): number => useSyncExternalStore(onTick, () => Math.floor(Date.now() / 1000) * 1000)
