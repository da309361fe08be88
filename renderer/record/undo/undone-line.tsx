import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'

type UndoneLineProps = {
  /** The act that was undone, or the line that was emptied, as `saidUndone` says it. */
  readonly says: string
  readonly onRedo: () => void
  /** Where others record too, continues with this person's acts only; null: nobody else does. Left out for a line that was never in the log. */
  readonly onOwn?: (() => void) | null
}

/** The last undone act, or the line that was emptied, shown until the next act. */
export const UndoneLine = ({ says, onRedo, onOwn }: UndoneLineProps) => {
  const { t } = useWords()
  const { keyOf } = useBindings()
  return (
    <div className={`cluster ${recordCss.undone}`} role="status">
      <b>{says}</b>
      {onOwn === null && <span className="q2">{t('table.keptInLog')}</span>}
      <span className="push do">
        {onOwn && <Button className="sm quiet" label={t('correct.onlyMine')} chord={keyOf('table.undoOwn')} onClick={onOwn} />}
        <Button className="sm" onClick={onRedo}>
          {t('table.redoButton')} <kbd>Ctrl Y</kbd>
        </Button>
      </span>
    </div>
  )
}
