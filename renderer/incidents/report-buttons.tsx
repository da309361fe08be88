import { useTranslation } from 'react-i18next'
import { useBindings } from '../keys/bindings.ts'
import { Chord } from '../keys/chord-keys.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { ReportLanguagePick } from '../reports/language-pick.tsx'
import { makeReport, useReportLanguage } from '../reports/making.ts'
import { OutdatedNote } from '../reports/outdated-note.tsx'
import { ReportProgress } from '../reports/report-progress.tsx'

type ReportButtonsProps = { readonly incident: number; readonly large?: boolean }

/** The incident as one file, for who was not there; whether the last one still says what the record says. */
export const ReportButtons = ({ incident, large = false }: ReportButtonsProps) => {
  const { t } = useTranslation()
  const language = useReportLanguage()
  const write = (format: 'pdf' | 'html' | 'json'): void => void makeReport({ what: 'incident', incident, format, language })
  const { keyOf } = useBindings()
  useKeys({
    [keyOf('ruling.pdf')]: () => write('pdf'),
    [keyOf('ruling.html')]: () => write('html'),
    [keyOf('ruling.json')]: () => write('json'),
  })
  const look = large ? 'btn lg' : 'btn quiet'
  return (
    <>
      <OutdatedNote incident={incident} />
      <ReportProgress />
      <ReportLanguagePick />
      <button type="button" className={look} onClick={() => write('pdf')}>
        {large ? t('ruling.exportPdf') : 'PDF'} <Chord of={keyOf('ruling.pdf')} />
      </button>
      <button type="button" className={look} onClick={() => write('html')}>
        {large ? t('ruling.exportHtml') : 'HTML'} <Chord of={keyOf('ruling.html')} />
      </button>
      <button type="button" className={look} onClick={() => write('json')}>
        {large ? t('ruling.exportJson') : 'JSON'} <Chord of={keyOf('ruling.json')} />
      </button>
    </>
  )
}
