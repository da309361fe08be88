import { useSyncExternalStore } from 'react'
import { kept } from './kept.ts'

export const LOOKS = ['system', 'light', 'dark'] as const
export type Look = (typeof LOOKS)[number]

const chosen = kept('look', (word) => LOOKS.find((look) => look === word))
const listeners = new Set<() => void>()
const show = (look: Look): void => {
  document.documentElement.dataset.theme = look
}
show(chosen.read() ?? 'system')

/** Light, dark, or as the system says; at once and for the next time. */
export const setLook = (look: Look): void => {
  chosen.write(look)
  show(look)
  for (const listener of listeners) listener()
}

addEventListener('storage', () => {
  show(chosen.read() ?? 'system')
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLook = (): Look => useSyncExternalStore(subscribe, () => chosen.read() ?? 'system')
