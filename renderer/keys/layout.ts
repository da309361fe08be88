import { useSyncExternalStore } from 'react'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createListeners } from '../app-state/storage/store.ts'
import { keyLabel, LAYOUTS, type Layout, likelyLayout } from './physical-keys.ts'

/** The keyboard layout as Chromium reports it: the letter on each physical key. Other browsers don't report it. */
type Told = ReadonlyMap<string, string>
type WithKeyboard = { readonly keyboard?: { readonly getLayoutMap: () => Promise<Told> } }

const chosen = localSetting('layout', (word) => (word === 'told' ? word : LAYOUTS.find((layout) => layout === word)))
const layoutNow = (): Layout | null => {
  const layout = chosen.read() ?? 'told'
  return layout === 'told' ? null : layout
}
const { tell, subscribe } = createListeners()
let told: Told | null = null
let letter = letters()

function letters(): (code: string) => string {
  const layout = layoutNow()
  // the chosen layout takes precedence: browsers may not report a keyboard that was plugged in later
  return (code) => keyLabel(code, layout === null ? told : null, layout ?? likelyLayout(told, navigator.language))
}
const changed = (): void => {
  letter = letters()
  tell()
}
const look = async (): Promise<void> => {
  const map = await (navigator as WithKeyboard).keyboard?.getLayoutMap().catch(() => null)
  if (map && map.size > 0) told = map
  changed()
}
void look()

/** The letter printed on a physical key of this keyboard. */
export const useLetters = (): ((code: string) => string) => useSyncExternalStore(subscribe, () => letter)

/** The chosen layout for letters; null: as the browser reports it. */
export const useLayout = (): Layout | null => useSyncExternalStore(subscribe, layoutNow)

/** Whether the browser reports the layout, so that the user need not choose one. */
export const useIsLayoutReported = (): boolean => useSyncExternalStore(subscribe, () => told !== null)

/** Chooses the layout for letters; null: as the browser reports it, or likely by the language. */
export const setLayout = (layout: Layout | null): void => {
  chosen.write(layout ?? 'told')
  changed()
}
