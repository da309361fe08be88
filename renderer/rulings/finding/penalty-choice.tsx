import { useTranslation } from 'react-i18next'
import { IMPOSED_KINDS, type ImposedKind, type Penalty, type PenaltyKind } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useLanguage } from '../../language/language.ts'
import { UnitSelect } from '../fields/unit-select.tsx'
import * as css from './ruling.module.css'

type PenaltyChoiceProps = { readonly penalty: Penalty | null; readonly onPenalty: (penalty: Penalty) => void }

/** Choice of the imposed penalty and its points; null: none chosen yet. */
export const PenaltyChoice = ({ penalty, onPenalty }: PenaltyChoiceProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <fieldset className={`cluster ${css.choices}`} aria-label={t('ruling.kind')}>
      {IMPOSED_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={penalty?.kind === kind ? 'btn on' : 'btn'}
          aria-pressed={penalty?.kind === kind}
          onClick={() => onPenalty(penaltyOf(kind))}
        >
          {kind === 'points' ? t('penalty.points') : penaltyName({ kind }, language)}
        </button>
      ))}
      <span className="q2">
        <kbd>↑</kbd> <kbd>↓</kbd>
      </span>
      {penalty?.kind === 'points' && (
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

const PENALTY_ORDER: readonly PenaltyKind[] = IMPOSED_KINDS

/** The previous or next kind for the arrow keys; the first or last one if none is chosen. */
export const adjacentPenalty = (penalty: Penalty | null, by: 1 | -1): Penalty => {
  const { length } = IMPOSED_KINDS
  const at = penalty === null ? -1 : PENALTY_ORDER.indexOf(penalty.kind)
  const next = at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length
  return penaltyOf(IMPOSED_KINDS[next] ?? 'none')
}

const penaltyOf = (kind: ImposedKind): Penalty => (kind === 'points' ? { kind, amount: 20, unit: 'tournament' } : { kind })
