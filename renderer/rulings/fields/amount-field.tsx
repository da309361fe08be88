import { amountIn, MOST_POINTS } from '../../../engine/model/penalties.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { TypedNumber } from '../../ui/fields/typed-number.tsx'
import type { TypedPoints } from './typed-penalty.ts'

type AmountFieldProps = {
  readonly label: string
  readonly points: TypedPoints
  readonly onPoints: (points: TypedPoints) => void
}

/** The amount of a penalty in points, and their unit. */
export const AmountField = ({ label, points, onPoints }: AmountFieldProps) => {
  const { t, language } = useWords()
  return (
    <TypedNumber
      label={label}
      value={points.typed}
      onValue={(typed) => onPoints({ ...points, typed })}
      wrong={amountIn(points.typed) === null ? t('act.wrongAmount', { most: formatNumber(MOST_POINTS, language) }) : null}
      step={points.unit === 'table' ? 1000 : 1}
      short
    >
      <UnitSelect points={points} onPoints={onPoints} />
    </TypedNumber>
  )
}

type UnitSelectProps = { readonly points: TypedPoints; readonly onPoints: (points: TypedPoints) => void }

/** Whether points are table points or tournament points. */
const UnitSelect = ({ points, onPoints }: UnitSelectProps) => {
  const { t } = useWords()
  return (
    <select
      aria-label={t('ruling.unit')}
      value={points.unit}
      onChange={(event) => onPoints({ ...points, unit: event.target.value === 'table' ? 'table' : 'tournament' })}
    >
      <option value="table">{t('penalty.table')}</option>
      <option value="tournament">{t('penalty.tournament')}</option>
    </select>
  )
}
