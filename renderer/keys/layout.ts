import { useSyncExternalStore } from 'react'
import { kept } from '../app-state/storage/local-setting.ts'
import { telling } from '../app-state/storage/store.ts'
import { LAYOUTS, type Layout, letterAt, likelyLayout } from './places.ts'

/** What Chromium tells of the keyboard: the letter at each place. Other browsers do not have it. */
type Told = ReadonlyMap<string, string>
type WithKeyboard = { readonly keyboard?: { readonly getLayoutMap: () => Promise<Told> } }

const chosen = kept('layout', (word) => (word === 'told' ? word : LAYOUTS.find((layout) => layout === word)))
const layoutNow = (): Layout | null => {
  const layout = chosen.read() ?? 'told'
  return layout === 'told' ? null : layout
}
const { tell, subscribe } = telling()
let told: Told | null = null
let letter = letters()

function letters(): (code: string) => string {
  const layout = layoutNow()
  // a layout that was chosen goes before what the browser tells: a keyboard plugged in later is not always told of
  return (code) => letterAt(code, layout === null ? told : null, layout ?? likelyLayout(told, navigator.language))
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

/** The letter printed on the key at a place of this keyboard. */
export const useLetters = (): ((code: string) => string) => useSyncExternalStore(subscribe, () => letter)

/** The layout that letters are shown of; null: as the browser tells. */
export const useLayout = (): Layout | null => useSyncExternalStore(subscribe, layoutNow)

/** Whether the browser tells the layout, so that none need be chosen. */
export const useTold = (): boolean => useSyncExternalStore(subscribe, () => told !== null)

/** Shows the letters of a layout; null: as the browser tells, or as the language lets one expect. */
export const setLayout = (layout: Layout | null): void => {
  chosen.write(layout ?? 'told')
  changed()
}
