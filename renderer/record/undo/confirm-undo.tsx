import { mayCall } from '../../app-state/identity/asker.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import { undoneWords } from './undone-words.ts'
import type { UndoActions } from './use-undo.ts'

type AsksUndoProps = {
  readonly asked: NonNullable<UndoActions['asks']>
  /** Ctrl Z answers it too. */
  readonly isKeyed: boolean
  readonly onUndo: () => void
  readonly onOwn: () => void
  readonly onKeep: () => void
}

/** Asks at the foot of the list before a signed ruling or result, changed seats, or an act that another person entered, is undone. */
export const ConfirmUndo = ({ asked: { by, text, ruling, onlyMeant }, isKeyed, onUndo, onOwn, onKeep }: AsksUndoProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  // a recorder's tablet undoes no ruling
  const mayUndo = !ruling || mayCall('findings/rule')
  return (
    <div className={`cluster ${recordCss.undone}`} role="alert">
      <b>
        {ruling
          ? t(ruling.exported ? 'table.asksUndoExported' : 'table.asksUndo', { by: ruling.by })
          : t('table.enteredBy', { text: undoneWords(text, t, language), by })}
      </b>
      <span className="push do">
        {mayUndo && (
          <Button className="sm" onClick={onUndo}>
            {t('table.takeBack')} {isKeyed && <kbd>Ctrl Z</kbd>}
          </Button>
        )}
        {((!ruling && !onlyMeant) || !mayUndo) && (
          <Button className="sm" label={t('correct.onlyMine')} chord={keyOf('table.undoOwn')} onClick={onOwn} />
        )}
        <Button className="sm" label={t(ruling ? 'table.keepIt' : 'correct.keep')} chord="Escape" onClick={onKeep} />
      </span>
    </div>
  )
}
