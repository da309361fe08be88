import type { ClockAct } from '../../../desk/contract/rounds.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { useWords, type Words } from '../../language/language.ts'
import { useTableName } from '../../language/use-names.ts'
import { Button } from '../../ui/button.tsx'
import type { IncidentAct, LastHallAct } from './use-hall-undo.ts'

type DoneLineProps = {
  readonly done: LastHallAct
  readonly onUndo: (what: 'undo' | 'redo', isSure?: true) => void
  readonly onKeep: () => void
  readonly onFill: (done: IncidentAct) => void
}

/** The last act in the hall, with a button to undo it, or the question before it is undone. */
export const DoneLine = ({ done, onUndo, onKeep, onFill }: DoneLineProps) => {
  const { t } = useWords()
  const nameOf = useTableName()
  if (done.kind === 'asks')
    return (
      <span className="cluster" role="alert">
        <span>
          <b>
            {done.by === ''
              ? capitalized(clockWords(done.act, t))
              : t('table.enteredBy', { text: capitalized(clockWords(done.act, t)), by: done.by })}
            .
          </b>{' '}
          {done.stops && t('hall.stopsClock')}
        </span>
        <Button className="sm" onClick={() => onUndo('undo', true)}>
          {t('table.takeBack')} <kbd>Ctrl Z</kbd>
        </Button>
        <Button className="sm" label={t('correct.keep')} chord="Escape" onClick={onKeep} />
      </span>
    )
  const what = done.kind === 'incident' ? t(`hall.did.${done.what}`, { table: nameOf(done.table) }) : clockWords(done.act, t)
  return (
    <span className="beside">
      <b>{done.undone ? t('hall.undone', { what }) : `${capitalized(what)}.`}</b>
      {done.kind === 'incident' && done.what === 'logged' && !done.undone && (
        <Button className="sm" label={t('incident.fillIn')} onClick={() => onFill(done)} />
      )}
      <Button className="sm" onClick={() => onUndo(done.undone ? 'redo' : 'undo')}>
        {done.undone ? t('table.redoButton') : t('correct.undo')} <kbd>{done.undone ? 'Ctrl Y' : 'Ctrl Z'}</kbd>
      </Button>
    </span>
  )
}

const clockWords = ({ what, round, table, minutes }: ClockAct, t: Words['t']): string =>
  t(`clock.act.${what}`, { round, table: table ?? '', minutes: minutes ?? 0 })
