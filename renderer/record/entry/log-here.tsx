import { useTranslation } from 'react-i18next'
import { paths } from '../../app-state/navigation/paths.ts'
import { Key } from '../../ui/key.tsx'
import * as css from './entry.module.css'

type LogHereProps = { readonly logged: boolean }

/** `!` at a table: the incident that Enter logs, then where to describe it. */
export const LogHere = ({ logged }: LogHereProps) => {
  const { t } = useTranslation()
  return (
    <p className={css.loghere} role="status">
      {logged ? (
        <>
          {t('table.loggedHere')} <a href={`#${paths.incidents}`}>{t('table.loggedWhere')}</a>
        </>
      ) : (
        <>
          <b>{t('table.logHere')}</b> <Key>Enter</Key>
        </>
      )}
    </p>
  )
}
