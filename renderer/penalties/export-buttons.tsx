import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { desk } from '../desk/client.ts'
import { bytesIn, save } from '../incidents/save.ts'
import { useKeys } from '../keys/use-keys.ts'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { sayTrouble } from '../shell/trouble.ts'

const FORMATS = [
  ['csv', 'c'],
  ['xlsx', 'x'],
  ['json', 'j'],
] as const
type Format = (typeof FORMATS)[number][0]

type ExportButtonsProps = { readonly what: 'penalties' | 'tournament' }

/** The ledger, or where findings are shown all of the tournament, as a file; and what whoever keeps the scores needs. */
export const ExportButtons = ({ what }: ExportButtonsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { mutate, isPending, data, submittedAt } = useMutation({
    mutationFn: async ([of, format]: readonly ['penalties' | 'tournament' | 'scores', Format]) => {
      for await (const news of await desk.reports.make({ what: of, format, language })) {
        if (news.kind !== 'file') continue
        const { name, mime, content, encoding } = news.file
        await save({ name, mime, content: encoding === 'text' ? content : bytesIn(content) })
        return name
      }
      return null
    },
    onError: (error) => sayTrouble(error.message),
  })
  const write = (of: 'penalties' | 'tournament' | 'scores', format: Format): void => {
    if (!isPending) mutate([of, format])
  }
  useKeys({ ...Object.fromEntries(FORMATS.map(([format, key]) => [key, () => write(what, format)])), s: () => write('scores', 'csv') })
  return (
    <>
      <span className="q2">{t('penalties.exportAll')}</span>
      {FORMATS.map(([format, key]) => (
        <button key={format} type="button" className="btn quiet" disabled={isPending} onClick={() => write(what, format)}>
          {format.toUpperCase()} <kbd>{key}</kbd>
        </button>
      ))}
      <button type="button" className="btn quiet" disabled={isPending} onClick={() => write('scores', 'csv')}>
        {t('penalties.exportScores')} <kbd>s</kbd>
      </button>
      <span className="q2" role="status">
        {data && t('penalties.exported', { name: data, time: clock(new Date(submittedAt), language) })}
      </span>
    </>
  )
}
