import { useSyncExternalStore } from 'react'
import { kept } from '../app-state/storage/local-setting.ts'
import { telling } from '../app-state/storage/store.ts'

const chosen = kept('japanese', (word) => (word === 'on' || word === 'off' ? word : undefined))
const { tell, subscribe } = telling()
const isOn = (): boolean => chosen.read() === 'on'

/** Shows or hides the Japanese names of terms, now and in later sessions. */
export const toggleJapanese = (): void => {
  chosen.write(isOn() ? 'off' : 'on')
  tell()
}

/** Whether terms appear with their Japanese names. */
export const useJapanese = (): boolean => useSyncExternalStore(subscribe, isOn)
