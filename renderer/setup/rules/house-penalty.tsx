import { useTranslation } from 'react-i18next'
import { amountIn, type FixedPenalty, MOST_POINTS, type PointUnit, SIMPLE_PENALTY_KINDS } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { TypedNumber } from '../../ui/fields/typed-number.tsx'

/** A penalty as it is entered. */
export type PenaltyDraft = { readonly kind: FixedPenalty['kind'] | ''; readonly amount: string; readonly unit: PointUnit }
export const NO_PENALTY: PenaltyDraft = { kind: '', amount: '', unit: 'tournament' }

/** The penalty once its fields are filled in. */
export const penaltyFrom = ({ kind, amount, unit }: PenaltyDraft): FixedPenalty | null => {
  if (kind === '') return null
  if (kind !== 'points') return { kind }
  const points = amountIn(amount)
  return points === null ? null : { kind, amount: points, unit }
}

type HousePenaltyProps = {
  /** Beginning of the ids of its fields. */
  readonly id: string
  readonly label: string
  readonly value: PenaltyDraft
  readonly onValue: (value: PenaltyDraft) => void
}

/** Fields for a penalty: its kind, and the number and account of points. */
export const HousePenalty = ({ id, label, value, onValue }: HousePenaltyProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-penalty`}>{label}</label>
        <select
          id={`${id}-penalty`}
          value={value.kind}
          onChange={(event) => onValue({ ...value, kind: event.target.value as PenaltyDraft['kind'] })}
        >
          <option value="">{t('house.choose')}</option>
          {SIMPLE_PENALTY_KINDS.map((one) => (
            <option key={one} value={one}>
              {one === 'points' ? t('house.points') : penaltyName({ kind: one }, language)}
            </option>
          ))}
        </select>
      </div>
      {value.kind === 'points' && (
        <>
          <TypedNumber
            label={t('house.amount')}
            value={value.amount}
            onValue={(amount) => onValue({ ...value, amount })}
            wrong={amountIn(value.amount) === null ? t('act.wrongAmount', { most: formatNumber(MOST_POINTS, language) }) : null}
          />
          <div className="field">
            <label htmlFor={`${id}-unit`}>{t('ruling.unit')}</label>
            <select id={`${id}-unit`} value={value.unit} onChange={(event) => onValue({ ...value, unit: event.target.value as 'table' })}>
              <option value="table">{t('penalty.table')}</option>
              <option value="tournament">{t('penalty.tournament')}</option>
            </select>
          </div>
        </>
      )}
    </>
  )
}
