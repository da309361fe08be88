import { useTranslation } from 'react-i18next'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ReportLanguagePick } from '../../reports/language-pick.tsx'
import { OutdatedNote } from '../../reports/outdated-note.tsx'
import { makeReport, useReportLanguage } from '../../reports/report-job.ts'
import { ReportProgress } from '../../reports/report-progress.tsx'
import { Button } from '../../ui/button.tsx'
import * as css from './incident.module.css'

type ReportButtonsProps = { readonly incident: number }

/** Buttons to export the incident as a single file. */
export const ReportButtons = ({ incident }: ReportButtonsProps) => {
  const { t } = useTranslation()
  const language = useReportLanguage()
  const { by } = useSigner()
  const write = (format: 'pdf' | 'html' | 'json'): void => void makeReport({ what: 'incident', incident, format, language, by })
  const { keyOf } = useBindings()
  useKeys({
    [keyOf('ruling.pdf')]: () => write('pdf'),
    [keyOf('ruling.html')]: () => write('html'),
    [keyOf('ruling.json')]: () => write('json'),
  })
  return (
    <fieldset className={`cluster ${css.reportkeys}`} aria-label={t('ruling.report')}>
      <span className="q2" aria-hidden="true">
        {t('ruling.report')}
      </span>
      <ReportLanguagePick />
      <Button className="quiet" onClick={() => write('pdf')} chord={keyOf('ruling.pdf')}>
        <span className="sr">{t('ruling.exportPdf')}</span> <span aria-hidden="true">PDF</span>
      </Button>
      <Button className="quiet" onClick={() => write('html')} chord={keyOf('ruling.html')}>
        <span className="sr">{t('ruling.exportHtml')}</span> <span aria-hidden="true">HTML</span>
      </Button>
      <Button className="quiet" onClick={() => write('json')} chord={keyOf('ruling.json')}>
        <span className="sr">{t('ruling.exportJson')}</span> <span aria-hidden="true">JSON</span>
      </Button>
    </fieldset>
  )
}

/** Validity of the last report and progress of a new one, on a line of its own that reserves its height. */
export const ReportStatus = ({ incident }: ReportButtonsProps) => (
  <div className={`cluster ${css.saying}`}>
    <OutdatedNote incident={incident} />
    <ReportProgress />
  </div>
)
