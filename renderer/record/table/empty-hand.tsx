import { useTranslation } from 'react-i18next'
import type { RecordStart } from '../../../engine/model/events.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Button } from '../../ui/button.tsx'

type EmptyHandProps = { readonly from: RecordStart; readonly onMiddle: (() => void) | null }

/** A hand without acts: where its record starts, and how to start it in the middle. */
export const EmptyHand = ({ from, onMiddle }: EmptyHandProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  return (
    <div className="empty">
      <b className="heading">{t('table.noActs')}</b>
      <p>{t(from === 'deal' ? 'table.fromDeal' : 'table.inMiddle')}</p>
      {onMiddle && <Button className="sm" label={t('table.toMiddle')} chord={keyOf('table.middle')} onClick={onMiddle} />}
    </div>
  )
}
