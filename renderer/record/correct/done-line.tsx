import { useTranslation } from 'react-i18next'
import * as recordCss from '../record.module.css'

type DoneLineProps = { readonly says: string; readonly onUndo: () => void }

/** The last correction, shown until the next act. */
export const DoneLine = ({ says, onUndo }: DoneLineProps) => {
  const { t } = useTranslation()
  return (
    <div className={`beside ${recordCss.undone}`} role="status">
      <b className="truncate">{t('correct.mended', { says })}</b>
      <button type="button" className="btn sm push" onClick={onUndo}>
        {t('correct.undo')} <kbd>Ctrl Z</kbd>
      </button>
    </div>
  )
}
