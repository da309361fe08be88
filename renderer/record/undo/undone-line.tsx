import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import { undoneWords } from './undone-words.ts'

type UndoneLineProps = {
  readonly text: string
  readonly onRedo: () => void
  /** Where others record too, continues with this person's acts only. Left out for a line that was never in the log. */
  readonly onOwn?: (() => void) | null
}

/** The last undone act, or the line that was emptied, shown until the next act. */
export const UndoneLine = ({ text, onRedo, onOwn }: UndoneLineProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  return (
    <div className={`beside ${recordCss.undone}`} role="status">
      <b>{t(onOwn === undefined ? 'table.emptied' : 'table.undone', { text: undoneWords(text, t, language) })}</b>
      {onOwn !== undefined && <span className="q2">{t('table.keptInLog')}</span>}
      <span className="push do">
        {onOwn && <Button className="sm quiet" label={t('correct.onlyMine')} chord={keyOf('table.undoOwn')} onClick={onOwn} />}
        <Button className="sm" onClick={onRedo}>
          {t('table.redoButton')} <kbd>Ctrl Y</kbd>
        </Button>
      </span>
    </div>
  )
}
