import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { useKeys } from '../keys/use-keys.ts'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { save } from './save.ts'

type ReportButtonsProps = {
  readonly incident: number
  readonly large?: boolean
  /** Whether h and j write it, without the large look. */
  readonly keys?: boolean
}

/** The incident as one file, for who was not there. */
export const ReportButtons = ({ incident, large = false, keys = large }: ReportButtonsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { mutate, isPending, data, submittedAt } = useMutation(
    ask.incidents.report.mutationOptions({ onSuccess: (file) => save(file), onError: (error) => sayTrouble(error.message) }),
  )
  const write = (format: 'html' | 'json'): void => {
    if (!isPending) mutate({ incident, format, language })
  }
  useKeys(keys ? { h: () => write('html'), j: () => write('json') } : {})
  const look = large ? 'btn lg' : keys ? 'btn quiet' : 'btn sm'
  return (
    <>
      <button type="button" className={look} disabled={isPending} onClick={() => write('html')}>
        {large ? t('ruling.exportHtml') : 'HTML'} {keys && <kbd>h</kbd>}
      </button>
      <button type="button" className={look} disabled={isPending} onClick={() => write('json')}>
        {large ? t('ruling.exportJson') : 'JSON'} {keys && <kbd>j</kbd>}
      </button>
      <span className={large && data ? 'q2' : 'sr'} role="status">
        {data && t('incidents.exported', { name: data.name, time: clock(new Date(submittedAt), language) })}
      </span>
    </>
  )
}
