import type { ComparedPlace } from '../../engine/judging/compare-editions.ts'
import { type RuleSetName, ruleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { useBindings } from '../keys/bindings.ts'
import { useWords } from '../language/language.ts'
import { ruleName } from '../language/rule-name.ts'
import { ComparedTable } from '../rulings/comparison/comparison.tsx'
import { Button } from '../ui/button.tsx'
import { Icon, levelIcon } from '../ui/icon.tsx'
import * as css from './replay.module.css'

type ComparePanelProps = {
  readonly compared: { readonly ruleSets: readonly RuleSetName[]; readonly places: readonly ComparedPlace[] }
  readonly act: number
  /** The first rule set is that of the copy, else the one in force. */
  readonly isScratch: boolean
  readonly onAct: (act: number) => void
  readonly onClose: () => void
}

/** Compares rule sets: their findings at the current act, and the other acts at which they differ. */
export const ComparePanel = ({ compared, act, isScratch, onAct, onClose }: ComparePanelProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const here = compared.places.filter(({ event }) => event === act)
  const differing = compared.places.filter(({ differsIn }) => differsIn.length > 0)
  const [base] = compared.ruleSets
  const acts = [...new Set(differing.map(({ event }) => event))]
  return (
    <section className={`panel ${css.cmp}`} aria-label={t('compare.title')}>
      <h2 className="sec">
        {t('compare.title')} <span className="q2">{isScratch && base ? `≠ ${ruleSetName(base, language)}` : t('compare.legend')}</span>
        <span className="r">
          <Button className="sm quiet" label={t('app.close')} chord={keyOf('replay.compare')} onClick={onClose} />
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        <p className={`do ${css.differat}`}>
          {acts.length === 0 ? (
            t('replay.sameAll')
          ) : (
            <>
              {t('replay.differAt')}{' '}
              {acts.map((event) => (
                <Button
                  key={event}
                  className={event === act ? 'sm on' : 'sm'}
                  label={event}
                  aria-current={event === act ? 'step' : undefined}
                  onClick={() => onAct(event)}
                />
              ))}
            </>
          )}
        </p>
        {here.length === 0 && <p className={`do q2 ${css.differat}`}>{t('replay.nothingHere')}</p>}
        {here.map((place) => {
          const found = place.verdicts.find((verdict) => verdict.kind === 'finding')
          return (
            <div key={`${place.rule} ${place.seat}`} className={css.compared}>
              {here.length > 1 && found && (
                <h3 className={`lv ${found.finding.level}`}>
                  <Icon name={levelIcon(found.finding.level)} />
                  {ruleName(place.rule, language)}
                  {place.seat && `, ${t(`seat.${place.seat}`)}`}
                </h3>
              )}
              <ComparedTable compared={compared} about={place} first={t(isScratch ? 'whatIf.first' : 'compare.inForce')} />
            </div>
          )
        })}
      </div>
    </section>
  )
}
