import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'

type OutdatedNoteProps = { readonly incident: number }

/** Whether the report that left last still says what the record says. */
export const OutdatedNote = ({ incident }: OutdatedNoteProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: [last] = [] } = useQuery(ask.reports.left.queryOptions({ input: { incident } }))
  if (!last) return null
  const time = moment(last.at, language)
  return (
    <span className={last.outdated === true ? 'outdated' : 'q2'} role="status">
      {t(last.outdated === true ? 'reports.outdated' : 'reports.holds', { time, version: last.version })}
    </span>
  )
}
