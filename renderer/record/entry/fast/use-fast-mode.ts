import { useSyncExternalStore } from 'react'
import { kept } from '../../../app-state/storage/local-setting.ts'
import { telling } from '../../../app-state/storage/store.ts'
import { SEEN, type Seen } from './press.ts'

const WAYS = ['typed', 'fast'] as const
type Way = (typeof WAYS)[number]

const way = kept('entry', (word) => WAYS.find((one) => one === word))
const seen = kept('seen', (word) => SEEN.find((one) => one === word))
const { tell, subscribe } = telling()
const toggle = (): void => {
  way.write(way.read() === 'fast' ? 'typed' : 'fast')
  tell()
}
const toggleSeen = (): void => {
  seen.write(seen.read() === 'draws' ? 'discards' : 'draws')
  tell()
}

/** The stored settings of the recorder: whether keys enter acts directly, and the meaning of a tile where a draw is due. */
export const useFastMode = () => ({
  on: useSyncExternalStore(subscribe, (): Way => way.read() ?? 'typed') === 'fast',
  seen: useSyncExternalStore(subscribe, (): Seen => seen.read() ?? 'discards'),
  toggle,
  toggleSeen,
})
