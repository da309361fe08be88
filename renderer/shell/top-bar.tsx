import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { SaveState } from './save-state.tsx'
import type { Screen } from './screens.ts'
import { SignMenu } from './sign-menu.tsx'

type TopBarProps = { readonly screens: readonly Screen[]; readonly table: string | null; readonly inFile: boolean }

/** Always at the same place: the screens, whether everything is saved, who signs. */
export const TopBar = ({ screens, table, inFile }: TopBarProps) => {
  const { t } = useTranslation()
  const [place] = useLocation()
  return (
    <header className="top">
      <div className="mark">
        <i aria-hidden="true">審</i>
        <span>Shinpan</span>
      </div>
      {inFile && (
        <nav className="nav" aria-label={t('app.skip')}>
          <span className="q3" aria-hidden="true">
            <kbd>Ctrl</kbd>
          </span>
          {screens.map(({ name, key, href }) => {
            const on = place.startsWith(name === 'table' ? '/table' : href)
            return (
              <a key={name} href={`#${href}`} className={on ? 'on' : ''} aria-current={on ? 'page' : undefined}>
                {t(`nav.${name}`)} <kbd>{key}</kbd>
              </a>
            )
          })}
        </nav>
      )}
      <div className="end">
        {inFile && <SaveState table={table} />}
        <SignMenu />
      </div>
    </header>
  )
}
