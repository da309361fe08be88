import { useSyncExternalStore } from 'react'
import { kept } from '../app-state/storage/local-setting.ts'
import { telling } from '../app-state/storage/store.ts'

const chosen = kept('japanese', (word) => (word === 'on' || word === 'off' ? word : undefined))
const { tell, subscribe } = telling()
const isOn = (): boolean => chosen.read() === 'on'

/** Sets the Japanese names of the terms beside them, or takes them away; at once and for the next time. */
export const toggleJapanese = (): void => {
  chosen.write(isOn() ? 'off' : 'on')
  tell()
}

/** Whether terms have their Japanese names beside them. */
export const useJapanese = (): boolean => useSyncExternalStore(subscribe, isOn)
