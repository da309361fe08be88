import { useSyncExternalStore } from 'react'
import { kept } from '../shell/kept.ts'
import { SEEN, type Seen } from './fast.ts'

const WAYS = ['typed', 'fast'] as const
type Way = (typeof WAYS)[number]

const way = kept('entry', (word) => WAYS.find((one) => one === word))
const seen = kept('seen', (word) => SEEN.find((one) => one === word))
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const toggle = (): void => {
  way.write(way.read() === 'fast' ? 'typed' : 'fast')
  tell()
}
const toggleSeen = (): void => {
  seen.write(seen.read() === 'discards' ? 'draws' : 'discards')
  tell()
}

/** Whether keys make acts at once, and what a tile means where a draw is due; both are kept over restarts. */
export const useFastMode = () => ({
  on: useSyncExternalStore(subscribe, (): Way => way.read() ?? 'typed') === 'fast',
  seen: useSyncExternalStore(subscribe, (): Seen => seen.read() ?? 'draws'),
  toggle,
  toggleSeen,
})
