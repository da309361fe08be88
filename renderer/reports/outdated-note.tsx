import { useQuery } from '@tanstack/react-query'
import { ask } from '../app-state/desk/client.ts'
import { formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ExportState } from './export-state.tsx'
import * as css from './reports.module.css'

type OutdatedNoteProps = { readonly incident: number }

/** Says whether the last exported report still matches the record. */
export const OutdatedNote = ({ incident }: OutdatedNoteProps) => {
  const { t, language } = useWords()
  const { data: [last] = [] } = useQuery(ask.reports.left.queryOptions({ input: { incident } }))
  // the validity of exports older than the comparison is unknown
  if (!last || last.outdated === null) return null
  const time = formatMoment(last.at, language)
  return (
    <span className={last.outdated ? css.outdated : 'q2'} role="status">
      {last.outdated ? (
        <>
          {t('reports.of', { time, version: last.version })} <ExportState left={last} />
        </>
      ) : (
        t('reports.holds', { time, version: last.version })
      )}
    </span>
  )
}
