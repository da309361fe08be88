import { useSyncExternalStore } from 'react'
import { kept } from '../app-state/storage/local-setting.ts'
import { telling } from '../app-state/storage/store.ts'

export const LOOKS = ['system', 'light', 'dark'] as const
export type Look = (typeof LOOKS)[number]

const chosen = kept('look', (word) => LOOKS.find((look) => look === word))
const { tell, subscribe } = telling()
const show = (look: Look): void => {
  document.documentElement.dataset.theme = look
}
show(chosen.read() ?? 'system')

/** Sets light, dark or the system's theme, and stores it. */
export const setLook = (look: Look): void => {
  chosen.write(look)
  show(look)
  tell()
}

addEventListener('storage', () => {
  show(chosen.read() ?? 'system')
  tell()
})

export const useLook = (): Look => useSyncExternalStore(subscribe, () => chosen.read() ?? 'system')
