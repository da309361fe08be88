import { useTranslation } from 'react-i18next'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { LongWork } from '../shell/long-work.tsx'
import { stopReport, useMaking } from './making.ts'

/** How far the report has come, with a way to stop it; then what was saved. */
export const ReportProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { asked, step, done, of, last } = useMaking()
  const saysLast =
    last === 'stopped' ? t('reports.stopped') : last && t('incidents.exported', { name: last.name, time: clock(last.at, language) })
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
