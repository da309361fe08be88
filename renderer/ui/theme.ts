import { useSyncExternalStore } from 'react'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createListeners } from '../app-state/storage/store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const chosen = localSetting('look', (word) => THEMES.find((look) => look === word))
const { tell, subscribe } = createListeners()
const show = (look: Theme): void => {
  document.documentElement.dataset.theme = look
}
show(chosen.read() ?? 'system')

/** Sets light, dark or the system's theme, and stores it. */
export const setTheme = (look: Theme): void => {
  chosen.write(look)
  show(look)
  tell()
}

addEventListener('storage', () => {
  show(chosen.read() ?? 'system')
  tell()
})

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => chosen.read() ?? 'system')
