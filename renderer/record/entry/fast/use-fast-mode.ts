import { useSyncExternalStore } from 'react'
import { localSetting } from '../../../app-state/storage/local-setting.ts'
import { createListeners } from '../../../app-state/storage/store.ts'
import { TILE_MEANINGS, type TileMeaning } from './press.ts'

const WAYS = ['typed', 'fast'] as const
type Way = (typeof WAYS)[number]

const way = localSetting('entry', (word) => WAYS.find((one) => one === word))
const seen = localSetting('seen', (word) => TILE_MEANINGS.find((one) => one === word))
const { tell, subscribe } = createListeners()
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
  seen: useSyncExternalStore(subscribe, (): TileMeaning => seen.read() ?? 'discards'),
  toggle,
  toggleSeen,
})
