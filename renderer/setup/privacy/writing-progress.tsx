import { useTranslation } from 'react-i18next'
import { whole } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { LongWork } from '../../ui/long-work.tsx'
import { stopPseudonyms, useWriting } from './pseudonyms.ts'

/** How far the file with pseudonyms has come, with a way to stop it; then where it lies and that it verifies. */
export const WritingProgress = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isOn, step, done, of, last } = useWriting()
  const saysLast =
    last === 'stopped'
      ? t('pseudonyms.stopped')
      : last && t('pseudonyms.made', { people: last.people, entries: whole(last.entries, language) })
  return (
    <LongWork
      isOn={isOn}
      done={done}
      of={of}
      name={t('pseudonyms.title')}
      stop={t('pseudonyms.stop')}
      onStop={stopPseudonyms}
      says={
        isOn
          ? t('pseudonyms.step', { step: t(`pseudonyms.steps.${step}`), done: whole(done, language), of: whole(of, language) })
          : saysLast
      }
    >
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
    </LongWork>
  )
}
