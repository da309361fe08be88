import { useQuery } from '@tanstack/react-query'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useWords } from '../language/language.ts'
import { focusAtEnd } from '../ui/fields/line-field.tsx'
import { Loading } from '../ui/status.tsx'
import * as rulesCss from './rules/rules.module.css'
import * as css from './setup.module.css'

/** Checklist before the first hand: missing, worth a look, or done. Each item links to its step. */
export const CheckSection = () => {
  const { t, language } = useWords()
  const { data: points } = useQuery(ask.setup.check.queryOptions())
  if (!points) return <Loading />
  const first = points.find(({ state }) => state === 'missing') ?? points.find(({ state }) => state === 'look') ?? points[0]
  const lacks = points.filter(({ state }) => state === 'missing').length
  return (
    <div className={`sections ${rulesCss.rulesetup}`}>
      <section>
        <h2>{lacks === 0 ? t('check.ready') : t('setup.lacks', { count: lacks })}</h2>
        <p className="q2">{t('check.what')}</p>
        {(['missing', 'look', 'ok'] as const).map((state) => {
          const those = points.filter((point) => point.state === state)
          return those.length === 0 ? null : (
            <section key={state} className={css.checkpart} data-state={state}>
              <h3 className="heading">{t(`check.${state}`)}</h3>
              <ul className="lined">
                {those.map(({ step, text }) => (
                  <li key={`${step} ${text.en}`}>
                    <a className="link" ref={text === first?.text ? focusAtEnd : undefined} href={`#${paths.setupStep(step)}`}>
                      {t(`setup.step.${step}`)}
                    </a>
                    <span>{text[language]}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </section>
    </div>
  )
}
