import { useTranslation } from 'react-i18next'

type DoneLineProps = { readonly says: string; readonly onUndo: () => void }

/** What was just corrected, for as long as nothing else is done. */
export const DoneLine = ({ says, onUndo }: DoneLineProps) => {
  const { t } = useTranslation()
  return (
    <div className="undone mended" role="status">
      <b>{t('correct.mended', { says })}</b>
      <button type="button" className="btn sm push" onClick={onUndo}>
        {t('correct.undo')} <kbd>Ctrl Z</kbd>
      </button>
    </div>
  )
}
