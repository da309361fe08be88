import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import * as entryCss from '../entry/entry.module.css'
import * as recordCss from '../record.module.css'
import type { UndoActions } from './use-undo.ts'

type AsksUndoProps = { readonly ruling: NonNullable<UndoActions['asks']>; readonly onUndo: () => void; readonly onKeep: () => void }

/** Asks at the foot of the list before a signed ruling is undone. */
export const ConfirmUndo = ({ ruling: { by, exported }, onUndo, onKeep }: AsksUndoProps) => {
  const { t } = useTranslation()
  return (
    <div className={`beside ${recordCss.undone} ${entryCss.asks}`} role="alert">
      <b>{t(exported ? 'table.asksUndoExported' : 'table.asksUndo', { by })}</b>
      <span className="push do">
        <Button className="sm" onClick={onUndo}>
          {t('table.takeBack')} <kbd>Ctrl Z</kbd>
        </Button>
        <Button className="sm" label={t('table.keepIt')} chord="Escape" onClick={onKeep} />
      </span>
    </div>
  )
}
