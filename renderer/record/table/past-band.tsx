import { useTranslation } from 'react-i18next'
import { useKeys } from '../../keys/use-keys.ts'
import { Key } from '../../ui/key.tsx'
import * as recordCss from '../record.module.css'

type PastBandProps = { readonly text: string; readonly onNow: () => void }

/** Shown while the board shows an earlier moment. */
export const PastBand = ({ text, onNow }: PastBandProps) => {
  const { t } = useTranslation()
  useKeys({ Escape: onNow })
  return (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{text}</b>
      <button type="button" className="btn sm push" onClick={onNow}>
        {t('table.now')} <Key>Esc</Key>
      </button>
    </div>
  )
}
