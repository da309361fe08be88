import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import * as recordCss from '../record.module.css'

type NextSeatsBandProps = { readonly next: TableState['next'] | undefined; readonly ended: TableState['view']['ended'] }

/** After the end of a hand: the players who come or go with the next one. The plates still show who played the hand. */
export const NextSeatsBand = memo(({ next, ended }: NextSeatsBandProps) => {
  const { t } = useTranslation()
  return next && ended !== null ? (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{t('hands.next')}</b>
      <span>{next.map(({ seat, player }) => `${t(`letter.${seat}`)} · ${player ?? t('hands.whats.leave')}`).join(', ')}</span>
    </div>
  ) : null
})
