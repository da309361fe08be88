import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MenuAction, MenuState } from '../../desk/contract/desktop.ts'
import { MENU_WORDS } from '../../desk/contract/vocabulary.ts'
import { useRounds } from '../app-state/clock/use-rounds.ts'
import { desktopApp } from '../app-state/desktop/desktop-app.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { createStore } from '../app-state/storage/store.ts'
import type { ActionId, ScreenAction } from '../keys/actions.ts'
import { useBindings } from '../keys/bindings.ts'
import { useWords } from '../language/language.ts'
import type { Screen } from './screens.ts'

type Acts = Partial<Readonly<Record<ActionId, () => void>>>
type DesktopMenuProps = { readonly acts: Acts; readonly screens: readonly Screen[]; readonly go: (place: string) => void }

const GO: readonly ScreenAction[] = ['everywhere.tableBefore', 'everywhere.tableAfter', 'everywhere.closeTable', 'everywhere.incident']
const VIEW: readonly ScreenAction[] = ['everywhere.language', 'everywhere.terms', 'everywhere.signs']
const HELP: readonly ScreenAction[] = ['everywhere.offences', 'everywhere.palette', 'everywhere.keys']

/**
 * Gives the desktop app this window's menu, with the window's own keys and language, and carries out the chosen items. While a round clock
 * runs, the computer stays awake. Draws nothing.
 */
export const DesktopMenu = ({ acts, screens, go }: DesktopMenuProps): null => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const { rounds } = useRounds()
  const lines = (ids: readonly ScreenAction[]): readonly MenuAction[] =>
    ids.flatMap((id) => (acts[id] ? [{ id, label: capital(t(`do.${id}`)), key: keyOf(id) }] : []))
  const places: readonly (MenuAction & { readonly href: string })[] = [
    ...screens.map(({ name, key, href }) => ({ id: `screen.${name}`, label: t(`nav.${name}`), key: `Control+${key}`, href })),
    { id: 'files', label: t('menu.other'), key: null, href: paths.start },
    { id: 'about', label: t('menu.about'), key: null, href: paths.about },
  ]
  const line = ({ id, label, key }: MenuAction): MenuAction => ({ id, label, key })
  const named = (wanted: string): readonly MenuAction[] => places.filter(({ id }) => id === wanted).map(line)
  const told: MenuState = {
    language,
    clockRuns: rounds.some(({ clock }) => clock.state === 'running'),
    words: Object.fromEntries(MENU_WORDS.map((word) => [word, t(`menu.${word}`)])) as MenuState['words'],
    file: [...named('files'), ...named('screen.reports').map(({ key }) => ({ id: 'screen.reports', label: t('menu.print'), key }))],
    go: [...places.filter(({ id }) => id.startsWith('screen.')).map(line), ...lines(GO)],
    view: lines(VIEW),
    help: [...lines(HELP), ...named('about')],
  }
  const said = JSON.stringify(told)
  useEffect(() => desktopApp?.tell(JSON.parse(said) as MenuState), [said])

  const latest = useRef<(id: string) => void>(() => undefined)
  useLayoutEffect(() => {
    latest.current = (id) => {
      const place = places.find((one) => one.id === id)
      if (place) go(place.href)
      else acts[id as ActionId]?.()
    }
  })
  useEffect(() => {
    handler.set((id) => latest.current(id))
  }, [])
  return null
}

/** Capitalizes the first letter of a menu item. */
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** Carries out a chosen item; set by the mounted window. */
const handler = createStore<(id: string) => void>(() => undefined)
// registered once for the life of the window; re-renders don't add listeners
desktopApp?.onDo((id) => handler.now()(id))
