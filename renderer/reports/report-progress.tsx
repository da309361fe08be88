import { useTranslation } from 'react-i18next'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { useEscStops } from '../shell/use-esc-stops.ts'
import { stopReport, useMaking } from './making.ts'

/** How far the report has come, with a way to stop it; then what was saved. */
export const ReportProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { asked, step, done, of, last } = useMaking()
  const isMaking = asked !== null
  useEscStops(isMaking, stopReport)
  return (
    <div className="making" data-on={isMaking}>
      {isMaking && (
        <>
          <progress max={of} value={done} aria-label={t('reports.making')} />
          <button type="button" className="btn sm" onClick={stopReport}>
            {t('reports.stop')} <kbd>Esc</kbd>
          </button>
        </>
      )}
      <span role="status">
        {isMaking
          ? t('reports.step', { step: t(`reports.steps.${step ?? 'checking'}`), done, of })
          : last === 'stopped'
            ? t('reports.stopped')
            : last && t('incidents.exported', { name: last.name, time: clock(last.at, language) })}
      </span>
    </div>
  )
}
