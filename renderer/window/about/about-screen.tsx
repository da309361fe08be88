import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { Button } from '../../ui/button.tsx'
import * as css from './about.module.css'
import licences from './licences.json'

/** Bundled works that are not npm packages. Electron ships its own licence list. */
const BUNDLED_WORKS = [
  { name: 'riichi-mahjong-tiles', by: 'FluffyStuff', licence: 'CC0-1.0' },
  { name: 'Noto Sans, Noto Sans JP, Noto Sans Mono', by: 'Google', licence: 'OFL-1.1' },
] as const

/** Describes Shinpan and lists the bundled third-party works with their licences, as the build found them. */
export const AboutScreen = () => {
  const { t } = useTranslation()
  const [shown, setShown] = useState<string | null>(null)
  useTitle(t('menu.about'))
  return (
    <main className="page">
      <header className="head listhead">
        <h1>{t('menu.about')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={`scroll inset ${css.about}`} tabIndex={0}>
        <p>{t('about.what')}</p>
        <p>{t('about.network')}</p>
        <h2>{t('about.others', { count: licences.length })}</h2>
        <ul className="lined">
          {BUNDLED_WORKS.map(({ name, by, licence }) => (
            <li key={name}>
              <b>{name}</b> <span className="q2">{by}</span> <span>{licence}</span>
            </li>
          ))}
          {licences.map(({ name, version, licence, text }) => (
            <li key={name}>
              <b>{name}</b> <span className="q2">{version}</span>{' '}
              {text === '' ? (
                <span>{licence}</span>
              ) : (
                <Button className="sm quiet" aria-expanded={shown === name} onClick={() => setShown(shown === name ? null : name)}>
                  {licence}
                  <span className="sr"> {name}</span>
                </Button>
              )}
              {shown === name && <pre className="q2">{text}</pre>}
            </li>
          ))}
        </ul>
        <p className="q2">{t('about.electron')}</p>
      </div>
    </main>
  )
}
