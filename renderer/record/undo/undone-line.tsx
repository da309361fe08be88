import { useTranslation } from 'react-i18next'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { undoneWords } from './undone-words.ts'

type UndoneLineProps = { readonly text: string; readonly onRedo: () => void; readonly onOwn: (() => void) | null }

/** What was undone, for as long as nothing else is done; `onOwn`: where others write too, only what this person did can be undone further. */
export const UndoneLine = ({ text, onRedo, onOwn }: UndoneLineProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  return (
    <div className="undone" role="status">
      <b>{t('table.undone', { text: undoneWords(text, t) })}</b>
      <span className="q2">{t('table.keptInLog')}</span>
      <span className="push do">
        {onOwn && (
          <button type="button" className="btn sm quiet" onClick={onOwn}>
            {t('correct.onlyMine')} <Chord of={keyOf('table.undoOwn')} />
          </button>
        )}
        <button type="button" className="btn sm" onClick={onRedo}>
          {t('table.redoButton')} <kbd>Ctrl Y</kbd>
        </button>
      </span>
    </div>
  )
}
