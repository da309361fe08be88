import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Screen } from '../screens.ts'
import { PendingLink } from './pending-link.tsx'
import { SaveState } from './save-state.tsx'
import { SignInMenu } from './sign-in-menu.tsx'
import * as css from './top-bar.module.css'
import { TopClock } from './top-clock.tsx'
import { TopTables } from './top-tables.tsx'

type TopBarProps = {
  readonly screens: readonly Screen[]
  readonly table: string | null
  readonly inFile: boolean
  readonly openTables: readonly string[]
  readonly onClose: (table: string) => void
}

/** Fixed top bar: screens, open tables, round clock, save status, signed-in referee. */
export const TopBar = ({ screens, table, inFile, openTables, onClose }: TopBarProps) => {
  const { t } = useTranslation()
  const [place] = useLocation()
  const nav = useRef<HTMLElement>(null)
  // a narrow window scrolls the list of screens
  useEffect(() => {
    if (place !== '') nav.current?.querySelector('.on')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [place])
  return (
    <header className={css.top}>
      <div className={css.mark}>
        <i aria-hidden="true">審</i>
        <span>Shinpan</span>
      </div>
      {inFile && (
        <nav ref={nav} className={css.nav} aria-label={t('app.skip')}>
          <span className="q3" aria-hidden="true">
            <kbd>Ctrl</kbd>
          </span>
          {screens.map(({ name, key, href }) => {
            const on = place.startsWith(name === 'table' ? '/table' : name === 'incidents' ? '/incident' : href)
            return (
              <a key={name} href={`#${href}`} className={on ? 'on' : ''} aria-current={on ? 'page' : undefined}>
                {t(`nav.${name}`)} <kbd>{key}</kbd>
              </a>
            )
          })}
        </nav>
      )}
      {inFile && <TopTables tables={openTables} at={table} onClose={onClose} />}
      <div className={css.end}>
        {inFile && <TopClock table={table} />}
        {inFile && <PendingLink />}
        {inFile && <SaveState table={table} />}
        <SignInMenu />
      </div>
    </header>
  )
}
