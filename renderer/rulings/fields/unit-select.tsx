import { useTranslation } from 'react-i18next'
import type { Penalty } from '../../../engine/model/penalties.ts'

type Points = Extract<Penalty, { kind: 'points' }>
type UnitSelectProps = {
  readonly penalty: Points
  readonly onPenalty: (penalty: Points) => void
  /** For a label outside this component. */
  readonly id?: string
}

/** Whether points are table points or tournament points. */
export const UnitSelect = ({ penalty, onPenalty, id }: UnitSelectProps) => {
  const { t } = useTranslation()
  return (
    <select
      {...(id === undefined ? { 'aria-label': t('ruling.unit') } : { id })}
      value={penalty.unit}
      onChange={(event) => onPenalty({ ...penalty, unit: event.target.value === 'table' ? 'table' : 'tournament' })}
    >
      <option value="table">{t('penalty.table')}</option>
      <option value="tournament">{t('penalty.tournament')}</option>
    </select>
  )
}
