import { useTranslation } from 'react-i18next'
import { type FixedPenalty, type PointUnit, SIMPLE_PENALTY_KINDS } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useLanguage } from '../../language/language.ts'

/** A penalty as it is entered. */
export type PenaltyDraft = { readonly kind: FixedPenalty['kind'] | ''; readonly amount: string; readonly unit: PointUnit }
export const NO_PENALTY: PenaltyDraft = { kind: '', amount: '', unit: 'tournament' }

/** The penalty once its fields are filled in. */
export const penaltyFrom = ({ kind, amount, unit }: PenaltyDraft): FixedPenalty | null => {
  if (kind === '') return null
  if (kind !== 'points') return { kind }
  return /^[1-9]\d*$/.test(amount) ? { kind, amount: Number(amount), unit } : null
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
          <div className="field">
            <label htmlFor={`${id}-amount`}>{t('house.amount')}</label>
            <input
              id={`${id}-amount`}
              type="number"
              min={1}
              value={value.amount}
              onChange={(event) => onValue({ ...value, amount: event.target.value })}
            />
          </div>
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
