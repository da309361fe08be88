import { useSyncExternalStore } from 'react'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createListeners } from '../app-state/storage/store.ts'

const chosen = localSetting('japanese', (word) => (word === 'on' || word === 'off' ? word : undefined))
const { tell, subscribe } = createListeners()
const isOn = (): boolean => chosen.read() === 'on'

/** Sets the Japanese names of the terms beside them, or takes them away; at once and for the next time. */
export const toggleJapanese = (): void => {
  chosen.write(isOn() ? 'off' : 'on')
  tell()
}

/** Whether terms have their Japanese names beside them. */
export const useJapanese = (): boolean => useSyncExternalStore(subscribe, isOn)
