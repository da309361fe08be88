import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-hash-location'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { isTablet, mayCall } from '../../app-state/identity/asker.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { en } from '../../language/en.ts'
import { fr } from '../../language/fr.ts'
import { setLanguage } from '../../language/language.ts'
import { Key } from '../../ui/key.tsx'
import { setTheme, THEMES } from '../../ui/theme.ts'
import * as css from './palette.module.css'
import { type ScreenAction, screenActions } from './screen-actions.ts'
import { linkedTables, useTableActions } from './table-actions.ts'

/** The title in the other language, for searching. */
const otherTitle = (title: string): string => (title === en.person.title ? fr.person.title : en.person.title)

type PaletteProps = { readonly onClose: () => void }

/** A searchable list of the screen's actions, above the entry line and never over the board. Escape returns to where the focus was. */
export const Palette = ({ onClose }: PaletteProps) => {
  const { t } = useTranslation()
  const place = usePlace()
  const [before] = useState(() => document.activeElement)
  const [actions] = useState(() => screenActions())
  const [linked] = useState(() => linkedTables())
  const tables = useTableActions(linked)
  const box = useRef<HTMLDivElement>(null)
  const all: readonly ScreenAction[] = [
    ...actions,
    ...tables,
    ...(mayCall('persons/list')
      ? [{ id: 'persons', text: t('person.title'), also: otherTitle(t('person.title')), keys: [], run: () => navigate(paths.persons) }]
      : []),
    ...(isTablet
      ? []
      : [
          {
            id: 'tablets',
            text: t('tablets.title'),
            also: `${en.tablets.title} ${fr.tablets.title} QR`,
            keys: [],
            run: () => navigate(paths.tablets),
          },
        ]),
    { id: 'en', text: 'English', also: 'anglais', keys: [], run: () => void setLanguage('en') },
    { id: 'fr', text: 'Français', also: 'French', keys: [], run: () => void setLanguage('fr') },
    { id: 'about', text: t('menu.about'), also: 'about', keys: [], run: () => navigate(paths.about) },
    ...THEMES.map((look) => ({ id: look, text: t(`signs.${look}`), also: look, keys: [], run: () => setTheme(look) })),
  ]
  const close = (): void => {
    onClose()
    if (before instanceof HTMLElement) before.focus()
  }
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [onClose])
  return (
    <section
      className={css.palette}
      aria-label={t('do.everywhere.palette')}
      ref={box}
      style={place}
      onKeyDownCapture={(event) => {
        const { key, target } = event
        // Enter pressed before the list has chosen its first match
        const isEarly = key === 'Enter' && target instanceof HTMLInputElement && !target.hasAttribute('aria-activedescendant')
        const first = isEarly && target.value !== '' && all.find(({ text, also }) => matchesSearch(`${text} ${also}`, target.value))
        if (key !== 'Escape' && !first) return
        event.preventDefault()
        event.stopPropagation()
        close()
        if (first) first.run()
      }}
    >
      <Autocomplete filter={matchesSearch}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <Menu
            items={all}
            aria-label={t('do.everywhere.palette')}
            renderEmptyState={() => t('keymap.nothing')}
            onAction={(id) => {
              close()
              all.find((action) => action.id === id)?.run()
            }}
          >
            {({ id, text, also, keys }) => (
              <MenuItem className="menu-item" id={id} textValue={`${text} ${also}`}>
                <span className="truncate">{text}</span>
                <span className="do">
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </span>
              </MenuItem>
            )}
          </Menu>
        </div>
        <SearchField aria-label={t('do.everywhere.palette')} autoFocus>
          <Input placeholder={t('do.everywhere.palette')} />
        </SearchField>
      </Autocomplete>
    </section>
  )
}

/** Matches words in any order, ignoring case and accents. */
export const matchesSearch = (text: string, typed: string): boolean =>
  foldText(typed)
    .split(/\s+/)
    .every((word) => foldText(text).includes(word))

/** The palette's position, updated when the line or the window changes size. */
const usePlace = () => {
  const [place, setPlace] = useState(placeFor)
  useLayoutEffect(() => {
    const again = (): void => setPlace(placeFor())
    const watch = new ResizeObserver(again)
    for (const box of [document.documentElement, lineThere()]) if (box) watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return place
}

const lineThere = (): Element | null => document.querySelector('main .line, .cmd .line')

const ROOM = 8
const WIDEST = 640
const LEAST = 160
const NARROWEST = 400

/** Directly above the entry line, below the board and the top bar; without a line at the bottom of the window. */
const placeFor = (): { readonly left: number; readonly bottom: number; readonly width: number; readonly maxHeight: number } => {
  const line = lineThere()?.getBoundingClientRect()
  const foot = line && line.height > 0 ? line : new DOMRect(innerWidth - WIDEST, innerHeight, WIDEST, 0)
  const width = Math.min(Math.max(foot.width, NARROWEST), WIDEST, innerWidth)
  const left = Math.max(0, Math.min(foot.left, innerWidth - width))
  const board = document.querySelector('.room')?.getBoundingClientRect()
  const isUnder = board && board.left < left + width && board.right > left
  const top =
    isUnder && board.bottom < foot.top - LEAST ? board.bottom : (document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0)
  return { left, bottom: innerHeight - foot.top, width, maxHeight: Math.max(LEAST, foot.top - top - ROOM) }
}
