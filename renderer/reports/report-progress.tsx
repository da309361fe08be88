import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { stopReport, useMaking } from './making.ts'

/** How far the report has come, with a way to stop it; then what was saved. */
export const ReportProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { asked, step, done, of, last } = useMaking()
  const isMaking = asked !== null
  useEffect(() => {
    if (!isMaking) return
    // before any other meaning of Esc: the screen stays where it is
    const stop = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      stopReport()
    }
    window.addEventListener('keydown', stop, { capture: true })
    return () => window.removeEventListener('keydown', stop, { capture: true })
  }, [isMaking])
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
