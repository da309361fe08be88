import { useMutation } from '@tanstack/react-query'
import { EXPORT_FORMATS, type ExportFormat } from '../../../desk/contract/vocabulary.ts'
import { desk } from '../../app-state/desk/client.ts'
import { decodeBase64, saveFile } from '../../app-state/desktop/desktop-app.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { OutdatedExports } from '../../reports/outdated-exports.tsx'
import { Button } from '../../ui/button.tsx'

/** Export kinds of these buttons, as the desk records them; the printed sheet has the ledger's content. */
const MADE_HERE = {
  penalties: ['penalties', 'penalties-data', 'scores-data'],
  tournament: ['tournament', 'tournament-data', 'scores-data'],
} as const

type ExportButtonsProps = { readonly what: 'penalties' | 'tournament' }

/** Exports the ledger, or in the findings view the whole tournament, as a file; and the penalties for the scorekeeper. */
export const ExportButtons = ({ what }: ExportButtonsProps) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  const { mutate, isPending, data, submittedAt } = useMutation({
    mutationFn: async ([of, format]: readonly ['penalties' | 'tournament' | 'scores', ExportFormat]) => {
      for await (const news of await desk.reports.make({ what: of, format, language, by })) {
        if (news.kind !== 'file') continue
        const { name, mime, content, encoding } = news.file
        const isSaved = await saveFile({ name, mime, content: encoding === 'text' ? content : decodeBase64(content) })
        return isSaved ? name : null
      }
      return null
    },
  })
  const write = (of: 'penalties' | 'tournament' | 'scores', format: ExportFormat): void => {
    if (!isPending) mutate([of, format])
  }
  const { keyOf } = useBindings()
  useKeys({
    [keyOf('penalties.csv')]: () => write(what, 'csv'),
    [keyOf('penalties.xlsx')]: () => write(what, 'xlsx'),
    [keyOf('penalties.json')]: () => write(what, 'json'),
    [keyOf('penalties.scores')]: () => write('scores', 'csv'),
  })
  return (
    <>
      <span className="q2">{t('penalties.exportAll')}</span>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          className="quiet"
          label={format.toUpperCase()}
          chord={keyOf(`penalties.${format}`)}
          aria-disabled={isPending}
          onClick={() => write(what, format)}
        />
      ))}
      <Button
        className="quiet"
        label={t('penalties.exportScores')}
        chord={keyOf('penalties.scores')}
        aria-disabled={isPending}
        onClick={() => write('scores', 'csv')}
      />
      <OutdatedExports whats={MADE_HERE[what]} />
      <span className="q2" role="status">
        {data && t('penalties.exported', { name: data, time: formatTime(new Date(submittedAt)) })}
      </span>
    </>
  )
}
