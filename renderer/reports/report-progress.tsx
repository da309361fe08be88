import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ask } from '../app-state/desk/client.ts'
import { formatTime } from '../language/format.ts'
import { LongWork } from '../ui/long-work.tsx'
import { exportFrom } from './last-export.ts'
import { stopReport, useReportJob } from './report-job.ts'

/** Progress of the report under way, with a button to stop it; then the saved file. */
export const ReportProgress = () => {
  const { t } = useTranslation()
  const { asked, step, done, of, last } = useReportJob()
  const [route] = useLocation()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const exported = exportFrom(last, { file: tournament?.file, route })
  const saysLast =
    exported &&
    (exported.name === null ? t('reports.stopped') : t('incidents.exported', { name: exported.name, time: formatTime(exported.at) }))
  return (
    <LongWork
      isOn={asked !== null}
      done={done}
      of={of}
      name={t('reports.making')}
      stop={t('reports.stop')}
      onStop={stopReport}
      says={asked === null ? saysLast : t('reports.step', { step: t(`reports.steps.${step ?? 'checking'}`), done, of })}
    />
  )
}
