import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import * as css from './ruling.module.css'

type StepsProps = { readonly steps: readonly string[]; readonly done: readonly number[]; readonly onTick: (step: number) => void }

/** Checklist of the steps at the table. Completed steps stay listed. */
export const Steps = ({ steps, done, onTick }: StepsProps) => {
  const { t } = useTranslation()
  if (steps.length === 0) return <h2 className="label">{t('ruling.noSteps')}</h2>
  return (
    <>
      <h2 className="label">{t('ruling.steps', { done: done.length, all: steps.length })}</h2>
      <ul className={css.steps}>
        {steps.map((step, n) => (
          <li key={step}>
            <button type="button" aria-pressed={done.includes(n)} onClick={() => onTick(n)}>
              <span className={done.includes(n) ? `centred ${css.box} on` : `centred ${css.box}`}>
                {done.includes(n) && <Icon name="check" />}
              </span>
              <span>
                <Sentence text={step} />
              </span>
              {n < 9 && <kbd>{n + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
