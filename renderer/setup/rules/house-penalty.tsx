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
import { Tick } from '../../ui/fields/tick.tsx'
import { TypedNumber } from '../../ui/fields/typed-number.tsx'

/** A penalty as it is entered. `isSure`: so many tournament points are meant. */
export type PenaltyDraft = {
  readonly kind: FixedPenalty['kind'] | ''
  readonly amount: string
  readonly unit: PointUnit
  readonly isSure?: boolean
}
export const NO_PENALTY: PenaltyDraft = { kind: '', amount: '', unit: 'tournament' }

/** From so many tournament points on, table points may be meant: a thousand of those are one of these. */
const DOUBTFUL = 1000

/** The penalty once its fields are filled in, and a doubtful amount is confirmed. */
export const penaltyOfDraft = (draft: PenaltyDraft): FixedPenalty | null => {
  const penalty = enteredIn(draft)
  return penalty && isDoubtful(penalty) && !draft.isSure ? null : penalty
}

const enteredIn = ({ kind, amount, unit }: PenaltyDraft): FixedPenalty | null => {
  if (kind === '') return null
  if (kind !== 'points') return { kind }
  const points = amountIn(amount)
  return points === null ? null : { kind, amount: points, unit }
}

const isDoubtful = (penalty: FixedPenalty): boolean =>
  penalty.kind === 'points' && penalty.unit === 'tournament' && penalty.amount >= DOUBTFUL

type HousePenaltyProps = {
  readonly label: string
  readonly value: PenaltyDraft
  /** The unit that the rule set uses. */
  readonly usual: PointUnit
  readonly onValue: (value: PenaltyDraft) => void
}

/** Fields for a penalty: its kind, and the number and account of points. */
export const HousePenalty = ({ label, value, usual, onValue }: HousePenaltyProps) => {
  const { t, language } = useWords()
  const entered = enteredIn(value)
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
        onValue={(kind) => onValue({ ...value, kind, ...(value.amount === '' && { unit: usual }) })}
      />
      {value.kind === 'points' && (
        <>
          <TypedNumber
            label={t('house.amount')}
            value={value.amount}
            onValue={(amount) => onValue({ ...value, amount, isSure: false })}
            wrong={amountIn(value.amount) === null ? t('act.wrongAmount', { most: formatNumber(MOST_POINTS, language) }) : null}
          />
          <SelectField
            label={t('ruling.unit')}
            options={POINT_UNITS.map((unit) => ({ value: unit, label: t(`penalty.${unit}`) }))}
            value={value.unit}
            onValue={(unit) => onValue({ ...value, unit, isSure: false })}
          />
          {entered && isDoubtful(entered) && (
            <Tick checked={value.isSure === true} lacks={!value.isSure} onTick={(isSure) => onValue({ ...value, isSure })}>
              {t('house.notTable', { penalty: penaltyName(entered, language) })}
            </Tick>
          )}
        </>
      )}
    </>
  )
}
