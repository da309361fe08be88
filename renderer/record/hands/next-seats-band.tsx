import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import * as recordCss from '../record.module.css'

/** After the end of a hand: the players who come or go with the next one. The plates still show who played the hand. */
export const NextSeatsBand = ({ state: { next, view } }: { readonly state: TableState }) => {
  const { t } = useTranslation()
  return next && view.ended !== null ? (
    <div className={recordCss.past} role="status">
      <b>{t('hands.next')}</b>
      <span>{next.map(({ seat, player }) => `${t(`letter.${seat}`)} · ${player ?? t('hands.whats.leave')}`).join(', ')}</span>
    </div>
  ) : null
}
