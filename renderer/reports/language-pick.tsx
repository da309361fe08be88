import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_LANGUAGES, type ReportLanguage } from '../../desk/contract/vocabulary.ts'
import { optionsOf } from '../ui/fields/select-field.tsx'
import { setReportLanguage, useReportLanguage } from './report-job.ts'
import * as css from './reports.module.css'

/** Compact choice of the report language. */
export const ReportLanguagePick = () => {
  const { t } = useTranslation()
  const id = useId()
  const language = useReportLanguage()
  return (
    <span className={css.inlanguage}>
      <label htmlFor={id} className="sr">
        {t('reports.language')}
      </label>
      <select id={id} value={language} onChange={(event) => setReportLanguage(event.target.value as ReportLanguage)}>
        {optionsOf(REPORT_LANGUAGES, (one) => t(`reports.in.${one}`))}
      </select>
    </span>
  )
}
