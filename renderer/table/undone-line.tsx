import { useTranslation } from 'react-i18next'

type UndoneLineProps = { readonly text: string; readonly onRedo: () => void }

/** What was undone, for as long as nothing else is done. */
export const UndoneLine = ({ text, onRedo }: UndoneLineProps) => {
  const { t } = useTranslation()
  return (
    <div className="undone" role="status">
      <b>{t('table.undone', { text })}</b>
      <span className="q2">{t('table.keptInLog')}</span>
      <button type="button" className="btn sm push" onClick={onRedo}>
        {t('table.redoButton')} <kbd>Ctrl Y</kbd>
      </button>
    </div>
  )
}
