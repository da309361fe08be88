import { useTranslation } from 'react-i18next'
import { queue } from '../outgoing/use-outgoing.ts'
import { useSigner } from '../shell/use-signer.ts'

type UndoneLineProps = { readonly table: string; readonly text: string }

/** What was undone, for as long as nothing else is done. */
export const UndoneLine = ({ table, text }: UndoneLineProps) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  return (
    <div className="undone" role="status">
      <b>{t('table.undone', { text })}</b>
      <span className="q2">{t('table.keptInLog')}</span>
      <button type="button" className="btn sm push" onClick={() => queue.enter({ table, by, act: { kind: 'redo' } })}>
        {t('table.redoButton')} <kbd>Ctrl Y</kbd>
      </button>
    </div>
  )
}
