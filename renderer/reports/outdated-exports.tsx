import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../app-state/desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { kindName } from './kinds.ts'
import { LeftState } from './left-state.tsx'

type OutdatedExportsProps = { readonly whats: readonly string[] }

/** The exports that were made from a screen and say something else than the record by now, each with what changed. */
export const OutdatedExports = ({ whats }: OutdatedExportsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: left = [] } = useQuery(ask.reports.left.queryOptions({ input: {} }))
  // of what left before exports were compared the state tells once it is known
  const outdated = left.filter((one) => whats.includes(one.what) && one.outdated !== false)
  if (outdated.length === 0) return null
  return (
    <div className="outdatedexports" role="status" aria-label={t('reports.outdatedExports')}>
      <ul>
        {outdated.map((one) => (
          <li key={one.what}>
            <b>{kindName(t, one.what)}</b> · {moment(one.at, language)} · {one.format.toUpperCase()} · <LeftState left={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}
