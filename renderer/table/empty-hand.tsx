import { useTranslation } from 'react-i18next'

type EmptyHandProps = { readonly from: 'deal' | 'middle'; readonly onMiddle: (() => void) | null }

/** A hand without acts: where its record starts, and how to start it elsewhere. */
export const EmptyHand = ({ from, onMiddle }: EmptyHandProps) => {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <b>{t('table.noActs')}</b>
      <p>{t(from === 'deal' ? 'table.fromDeal' : 'table.inMiddle')}</p>
      {onMiddle && (
        <button type="button" className="btn sm" onClick={onMiddle}>
          {t('table.toMiddle')} <kbd>F3</kbd>
        </button>
      )}
    </div>
  )
}
