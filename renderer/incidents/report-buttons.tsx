import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { useLanguage } from '../language/language.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { save } from './save.ts'

type ReportButtonsProps = { readonly incident: number; readonly large?: boolean }

/** The incident as one file, for who was not there. */
export const ReportButtons = ({ incident, large = false }: ReportButtonsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { mutate, isPending, data } = useMutation(
    ask.incidents.report.mutationOptions({ onSuccess: (file) => save(file), onError: (error) => sayTrouble(error.message) }),
  )
  const look = large ? 'btn lg' : 'btn sm'
  return (
    <>
      <button type="button" className={look} disabled={isPending} onClick={() => mutate({ incident, format: 'html', language })}>
        {large ? t('ruling.exportHtml') : 'HTML'}
      </button>
      <button type="button" className={look} disabled={isPending} onClick={() => mutate({ incident, format: 'json', language })}>
        {large ? t('ruling.exportJson') : 'JSON'}
      </button>
      <span className="sr" role="status">
        {data && t('incidents.exported', { name: data.name })}
      </span>
    </>
  )
}
