import { useTranslation } from 'react-i18next'
import type { TypedPoints } from './typed-penalty.ts'

type UnitSelectProps = { readonly points: TypedPoints; readonly onPoints: (points: TypedPoints) => void }

/** Whether points are table points or tournament points. */
export const UnitSelect = ({ points, onPoints }: UnitSelectProps) => {
  const { t } = useTranslation()
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
