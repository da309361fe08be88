import { useSyncExternalStore } from 'react'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createListeners } from '../app-state/storage/store.ts'

const chosen = localSetting('japanese', (word) => (word === 'on' || word === 'off' ? word : undefined))
const { tell, subscribe } = createListeners()
const isOn = (): boolean => chosen.read() === 'on'

/** Shows or hides the Japanese names of terms, now and in later sessions. */
export const toggleJapanese = (): void => {
  chosen.write(isOn() ? 'off' : 'on')
  tell()
}

/** Whether terms appear with their Japanese names. */
export const useJapanese = (): boolean => useSyncExternalStore(subscribe, isOn)
