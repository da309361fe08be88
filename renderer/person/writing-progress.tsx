import { useTranslation } from 'react-i18next'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { useEscStops } from '../shell/use-esc-stops.ts'
import { stopPseudonyms, useWriting } from './pseudonyms.ts'

/** How far the file with pseudonyms has come, with a way to stop it; then where it lies and that it verifies. */
export const WritingProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isOn, step, done, of, last } = useWriting()
  useEscStops(isOn, stopPseudonyms)
  return (
    <div className="making" data-on={isOn}>
      {isOn && (
        <>
          <progress max={of} value={done} aria-label={t('pseudonyms.title')} />
          <button type="button" className="btn sm" onClick={stopPseudonyms}>
            {t('pseudonyms.stop')} <kbd>Esc</kbd>
          </button>
        </>
      )}
      <span role="status">
        {isOn
          ? t('pseudonyms.step', { step: t(`pseudonyms.steps.${step}`), done: whole(done, language), of: whole(of, language) })
          : last === 'stopped'
            ? t('pseudonyms.stopped')
            : last && t('pseudonyms.made', { people: last.people, entries: whole(last.entries, language) })}
      </span>
      {last !== null && last !== 'stopped' && (
        <dl className="places">
          {(['file', 'head', 'of'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`pseudonyms.${name}`)}</dt>
              <dd>
                <code>{last[name]}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
