import { useTranslation } from 'react-i18next'
import { useTableName } from '../../language/use-names.ts'
import { Button } from '../../ui/button.tsx'
import type { IncidentAct, LastHallAct } from './use-hall-undo.ts'

type DoneLineProps = {
  readonly done: LastHallAct
  readonly onUndo: (what: 'undo' | 'redo') => void
  readonly onFill: (done: IncidentAct) => void
}

/** The last act in the hall, with a button to undo it. */
export const DoneLine = ({ done, onUndo, onFill }: DoneLineProps) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const what =
    done.kind === 'incident'
      ? t(`hall.did.${done.what}`, { table: nameOf(done.table) })
      : t(`clock.act.${done.act.what}`, { round: done.act.round, table: done.act.table ?? '', minutes: done.act.minutes ?? 0 })
  return (
    <span className="beside">
      <b>{done.undone ? t('hall.undone', { what }) : `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.`}</b>
      {done.kind === 'incident' && done.what === 'logged' && !done.undone && (
        <Button className="sm" label={t('incident.fillIn')} onClick={() => onFill(done)} />
      )}
      <Button className="sm" onClick={() => onUndo(done.undone ? 'redo' : 'undo')}>
        {done.undone ? t('table.redoButton') : t('correct.undo')} <kbd>{done.undone ? 'Ctrl Y' : 'Ctrl Z'}</kbd>
      </Button>
    </span>
  )
}
