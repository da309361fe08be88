import { useLocation } from 'wouter'
import type { SetupPoint } from '../../desk/contract/setup.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language/language.ts'
import * as css from './setup.module.css'

type StepFootProps = { readonly now: SetupStep; readonly points: readonly SetupPoint[] }

/** Footer of a setup step: missing points, previous step, next step. No step must be finished first. */
export const StepFoot = ({ now, points }: StepFootProps) => {
  const { t, language } = useWords()
  const [, go] = useLocation()
  const at = SETUP_STEPS.indexOf(now)
  const [before, next] = [SETUP_STEPS[at - 1], SETUP_STEPS[at + 1]]
  const to = (step: SetupStep | undefined): void => go(step ? paths.setupStep(step) : paths.hall)
  useKeys({ 'Alt+n': () => to(next), ...(before && { 'Alt+b': () => to(before) }) })
  const said = points.filter(({ step, state }) => step === now && state !== 'ok')
  return (
    <footer className={`bar2 ${css.stepfoot}`}>
      <div className="row">
        {before && (
          <a className="btn" href={`#${paths.setupStep(before)}`}>
            ← {t(`setup.step.${before}`)} <kbd>Alt B</kbd>
          </a>
        )}
        <p className="push r" role="status">
          {said.slice(0, 2).map(({ state, text }) => (
            <span key={text.en} data-state={state}>
              {text[language]}{' '}
            </span>
          ))}
          {said.length > 2 && <span className="q2">{t('lists.more', { n: said.length - 2 })}</span>}
        </p>
        <a className="btn" href={`#${next ? paths.setupStep(next) : paths.hall}`}>
          {next ? t('setup.next', { step: t(`setup.step.${next}`) }) : t('setup.toHall')} → <kbd>Alt N</kbd>
        </a>
      </div>
    </footer>
  )
}

/** The setup steps in their usual order. Each can be skipped and revisited at any time. */
export const SETUP_STEPS = ['tournament', 'rules', 'lists', 'players', 'rounds', 'seating', 'referees', 'machine', 'check'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** State of a step, from its points; null if it has none. */
export const stepState = (points: readonly SetupPoint[], step: SetupStep): SetupPoint['state'] | null => {
  const states = points.filter((point) => point.step === step).map(({ state }) => state)
  return states.includes('missing') ? 'missing' : states.includes('look') ? 'look' : (states[0] ?? null)
}
