import { useTranslation } from 'react-i18next'
import { PENALTY_KINDS, type Penalty, type PenaltyKind } from '../../engine/penalties.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { useLanguage } from '../language/language.ts'
import { UnitSelect } from './unit-select.tsx'

type PenaltyChoiceProps = { readonly penalty: Penalty; readonly onPenalty: (penalty: Penalty) => void }

/** Which penalty instead, and of how many points. */
export const PenaltyChoice = ({ penalty, onPenalty }: PenaltyChoiceProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const choose = (kind: PenaltyKind): void => onPenalty(penaltyOf(kind))
  return (
    <fieldset className="choices" aria-label={t('ruling.kind')}>
      {PENALTY_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={penalty.kind === kind ? 'btn on' : 'btn'}
          aria-pressed={penalty.kind === kind}
          onClick={() => choose(kind)}
        >
          {kind === 'points' ? t('penalty.points') : penaltyName({ kind }, language)}
        </button>
      ))}
      <span className="q2">
        <kbd>↑</kbd> <kbd>↓</kbd>
      </span>
      {penalty.kind === 'points' && (
        <>
          <div className="field">
            <label htmlFor="amount">{t('ruling.amount')}</label>
            <input
              id="amount"
              type="number"
              value={penalty.amount}
              onChange={(event) => onPenalty({ ...penalty, amount: Math.trunc(event.target.valueAsNumber) || 0 })}
            />
          </div>
          <div className="field">
            <label htmlFor="unit">{t('ruling.unit')}</label>
            <UnitSelect id="unit" penalty={penalty} onPenalty={onPenalty} />
          </div>
        </>
      )}
    </fieldset>
  )
}

/** The kind before or after the one chosen, as the arrows step through them. */
export const besidePenalty = ({ kind }: Penalty, by: 1 | -1): Penalty => {
  const at = PENALTY_KINDS.indexOf(kind) + by
  return penaltyOf(PENALTY_KINDS[(at + PENALTY_KINDS.length) % PENALTY_KINDS.length] ?? kind)
}

const penaltyOf = (kind: PenaltyKind): Penalty => (kind === 'points' ? { kind, amount: 20, unit: 'tournament' } : { kind })
