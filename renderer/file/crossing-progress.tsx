import { useTranslation } from 'react-i18next'
import { clock, size } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { useEscStops } from '../shell/use-esc-stops.ts'
import { stopCrossing, useCrossing } from './crossing.ts'

/** How far a whole tournament as one file is, with a way to stop it; then what became of it. */
export const CrossingProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { step, done, of, last } = useCrossing()
  const isOn = step !== null
  useEscStops(isOn, stopCrossing)
  return (
    <div className="making" data-on={isOn}>
      {isOn && (
        <>
          <progress max={Math.max(1, of)} value={done} aria-label={t('file.crossing')} />
          <button type="button" className="btn sm" onClick={stopCrossing}>
            {t('file.crossStop')} <kbd>Esc</kbd>
          </button>
        </>
      )}
      <span role="status">
        {isOn
          ? inBytes.has(step)
            ? t('file.crossed', { step: t(`file.steps.${step}`), done: size(done, language), of: size(of, language) })
            : `${t(`file.steps.${step}`)}…`
          : last === 'stopped'
            ? t('file.crossStopped')
            : last && t('incidents.exported', { name: last.name, time: clock(last.at, language) })}
      </span>
    </div>
  )
}

/** What is counted in bytes; a check knows no size, and a copy counts in pages. */
const inBytes: ReadonlySet<string> = new Set(['sending', 'unpacking', 'packing', 'fetching'])
