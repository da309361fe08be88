import { useSyncExternalStore } from 'react'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createStore } from '../app-state/storage/store.ts'
import { type KeyboardLayout, keyLabel, LAYOUTS, layoutTyped, likelyLayout } from './physical-keys.ts'

/** The keyboard layout as Chromium reports it: the letter on each physical key. Other browsers don't report it. */
type ReportedLayout = ReadonlyMap<string, string>
type WithKeyboard = { readonly keyboard?: { readonly getLayoutMap: () => Promise<ReportedLayout> } }

const chosen = localSetting('layout', (word) => (word === 'told' ? word : LAYOUTS.find((layout) => layout === word)))
const layoutNow = (): KeyboardLayout | null => {
  const layout = chosen.read() ?? 'told'
  return layout === 'told' ? null : layout
}
/** The layout that the browser reports; null until it does. */
const reported = createStore<ReportedLayout | null>(null)
/** The layout that the keys typed have shown, in a browser that does not report it. */
const typed = localSetting('typed-layout', (word) => LAYOUTS.find((layout) => layout === word))
const supposed = (): KeyboardLayout => (reported.now() ? undefined : typed.read()) ?? likelyLayout(reported.now(), navigator.language)
const letters = createStore(lettersNow())

function lettersNow(): (code: string) => string {
  const layout = layoutNow()
  // the chosen layout takes precedence: browsers may not report a keyboard that was plugged in later
  return (code) => keyLabel(code, layout === null ? reported.now() : null, layout ?? supposed())
}
const changed = (): void => letters.set(lettersNow())
const look = async (): Promise<void> => {
  const map = await (navigator as WithKeyboard).keyboard?.getLayoutMap().catch(() => null)
  if (map && map.size > 0) reported.set(map)
  changed()
}
void look()
addEventListener('keydown', ({ code, key, ctrlKey, altKey, metaKey, isComposing }) => {
  if (reported.now() || ctrlKey || altKey || metaKey || isComposing || !/^[a-z]$/i.test(key)) return
  const layout = layoutTyped(code, key, supposed())
  if (layout === undefined || layout === supposed()) return
  typed.write(layout)
  changed()
})

/** The letter printed on a physical key of this keyboard. */
export const useLetters = letters.useNow

/** The chosen layout for letters; null: as the browser reports it. */
export const useLayout = (): KeyboardLayout | null => useSyncExternalStore(letters.subscribe, layoutNow)

/** Whether the browser reports the layout, so that the user need not choose one. */
export const useIsLayoutReported = (): boolean => reported.useNow() !== null

/** Chooses the layout for letters; null: as the browser reports it, or likely by the language. */
export const setLayout = (layout: KeyboardLayout | null): void => {
  chosen.write(layout ?? 'told')
  changed()
}
