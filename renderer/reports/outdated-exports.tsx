import { useQuery } from '@tanstack/react-query'
import { ask } from '../app-state/desk/client.ts'
import { formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ExportState } from './export-state.tsx'
import { kindName } from './kinds.ts'

type OutdatedExportsProps = { readonly whats: readonly string[] }

/** Exports made from a screen that no longer match the record, each with its changes. */
export const OutdatedExports = ({ whats }: OutdatedExportsProps) => {
  const { t, language } = useWords()
  const { data: left = [] } = useQuery(ask.reports.left.queryOptions({ input: {} }))
  // `outdated` is null for exports older than the comparison; their state is loaded with the changes
  const outdated = left.filter((one) => whats.includes(one.what) && one.outdated !== false)
  if (outdated.length === 0) return null
  return (
    <div className="whole" role="status" aria-label={t('reports.outdatedExports')}>
      <ul className="lines">
        {outdated.map((one) => (
          <li key={one.what}>
            <b>{kindName(t, one.what)}</b> · {formatMoment(one.at, language)} · {one.format.toUpperCase()} · <ExportState left={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}
