import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { LongWork } from '../../ui/long-work.tsx'
import * as setupCss from '../setup.module.css'
import { stopPseudonyms, usePseudonymsJob } from './pseudonyms.ts'

/** Progress of the pseudonymized export, with a button to stop it; then the file's path and that it was verified. */
export const PseudonymsProgress = () => {
  const { t, language } = useWords()
  const { isOn, step, done, of, last } = usePseudonymsJob()
  const saysLast =
    last === 'stopped'
      ? t('file.crossStopped')
      : last && t('pseudonyms.made', { people: last.people, entries: formatNumber(last.entries, language) })
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
          ? t('pseudonyms.step', {
              step: t(`pseudonyms.steps.${step}`),
              done: formatNumber(done, language),
              of: formatNumber(of, language),
            })
          : saysLast
      }
    >
      {last !== null && last !== 'stopped' && (
        <dl className={setupCss.places}>
          {(['file', 'head', 'of'] as const).map((name) => (
            <div key={name}>
              <dt className="q2">{t(`pseudonyms.${name}`)}</dt>
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
