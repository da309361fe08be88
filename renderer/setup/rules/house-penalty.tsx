import {
  amountIn,
  type FixedPenalty,
  MOST_POINTS,
  POINT_UNITS,
  type PointUnit,
  SIMPLE_PENALTY_KINDS,
} from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TypedNumber } from '../../ui/fields/typed-number.tsx'

/** A penalty as it is entered. */
export type PenaltyDraft = { readonly kind: FixedPenalty['kind'] | ''; readonly amount: string; readonly unit: PointUnit }
export const NO_PENALTY: PenaltyDraft = { kind: '', amount: '', unit: 'tournament' }

/** The penalty once its fields are filled in. */
export const penaltyOfDraft = ({ kind, amount, unit }: PenaltyDraft): FixedPenalty | null => {
  if (kind === '') return null
  if (kind !== 'points') return { kind }
  const points = amountIn(amount)
  return points === null ? null : { kind, amount: points, unit }
}

type HousePenaltyProps = {
  readonly label: string
  readonly value: PenaltyDraft
  readonly onValue: (value: PenaltyDraft) => void
}

/** Fields for a penalty: its kind, and the number and account of points. */
export const HousePenalty = ({ label, value, onValue }: HousePenaltyProps) => {
  const { t, language } = useWords()
  return (
    <>
      <SelectField<PenaltyDraft['kind']>
        label={label}
        options={[
          { value: '', label: t('house.choose') },
          ...SIMPLE_PENALTY_KINDS.map((kind) => ({
            value: kind,
            label: kind === 'points' ? t('house.points') : penaltyName({ kind }, language),
          })),
        ]}
        value={value.kind}
        onValue={(kind) => onValue({ ...value, kind })}
      />
      {value.kind === 'points' && (
        <>
          <TypedNumber
            label={t('house.amount')}
            value={value.amount}
            onValue={(amount) => onValue({ ...value, amount })}
            wrong={amountIn(value.amount) === null ? t('act.wrongAmount', { most: formatNumber(MOST_POINTS, language) }) : null}
          />
          <SelectField
            label={t('ruling.unit')}
            options={POINT_UNITS.map((unit) => ({ value: unit, label: t(`penalty.${unit}`) }))}
            value={value.unit}
            onValue={(unit) => onValue({ ...value, unit })}
          />
        </>
      )}
    </>
  )
}
