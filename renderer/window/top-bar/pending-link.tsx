import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import * as css from './top-bar.module.css'

/** Link to the pending decisions, with their number. Findings don't count. Empty if nothing is pending. */
export const PendingLink = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { data } = useQuery(ask.waiting.queryOptions())
  const count = data ? data.reviews + data.appeals + data.conflicts + data.repeats : 0
  const open = (): void => go(paths.waiting)
  const { keyOf } = useBindings()
  useKeys({ [keyOf('everywhere.waiting')]: open })
  return count === 0 ? null : (
    <a className={css.waitsCount} href={`#${paths.waiting}`} title={t('waiting.title')}>
      <span className={css.long}>{t('waiting.count', { count })}</span>
      <span className="short" aria-hidden="true">
        {count}
      </span>{' '}
      <Chord of={keyOf('everywhere.waiting')} />
    </a>
  )
}
