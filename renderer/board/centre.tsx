import { useTranslation } from 'react-i18next'
import type { Seat } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import { TileFace } from '../ui/tiles/tile.tsx'
import * as css from './centre.module.css'
import { boardSide } from './places.ts'

const DORA_PLACES = 5

type CentreProps = { readonly view: TableView; readonly bottom: Seat }

/** The middle of the table: hand, wall, dead wall with its dora, sticks, and whose turn it is. */
export const Centre = ({ view, bottom }: CentreProps) => {
  const { t } = useTranslation()
  const { form, hand, wall, dora, replacements } = view
  const { seats } = form
  return (
    <div className={css.centre}>
      {seats.map((seat) => (
        <span key={seat} className={`${css.wind} p${boardSide(seat, bottom, seats)}${view.turn?.seat === seat ? ` ${css.turn}` : ''}`}>
          {t(`letter.${seat}`)}
        </span>
      ))}
      {view.turn && <span className={`${css.bar} p${boardSide(view.turn.seat, bottom, seats)}`} />}
      {seats
        .filter((seat) => view.seats[seat].riichi)
        .map((seat) => (
          <span key={seat} className={`${css.stick} p${boardSide(seat, bottom, seats)}`} />
        ))}
      <div className={css.centreTitle}>
        <b className={css.centreHand}>
          {hand ? (
            <>
              <span className={css.long}>{t(`seat.${hand.wind}`)}</span>
              <span className="short">{t(`letter.${hand.wind}`)}</span> {hand.number}
            </>
          ) : (
            t('hand.none')
          )}
        </b>
        {hand && (
          <span className={`nb ${css.centreCarried}`}>
            <span>
              <i className={css.hundred} /> {hand.counters} <small>{t('board.counters', { count: hand.counters })}</small>
            </span>
            {hand.sticks > 0 && (
              <span>
                <i className={css.thousand} /> {hand.sticks} <small>{t('board.sticks', { count: hand.sticks })}</small>
              </span>
            )}
          </span>
        )}
      </div>
      <div className={css.wall}>{wall ?? '?'}</div>
      <small>{view.ended ? t(`ended.${view.ended}`) : t(wall === null ? 'board.wallUnknown' : 'board.wall')}</small>
      {view.from === 'middle' && <small data-from="middle">{t('board.middle')}</small>}
      <div className={`beside ${css.deadwall}`}>
        <span className={replacements === null ? `${css.rinshan} unknown` : css.rinshan}>
          {Array.from({ length: form.replacementTiles }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: replacement tiles are all alike
            <i key={n} className={replacements !== null && n >= replacements ? css.gone : ''} />
          ))}
        </span>
        <span className={css.dora}>
          {Array.from({ length: Math.max(DORA_PLACES, dora.length) }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dora indicators have five fixed places
            <TileFace key={n} tile={dora[n] ?? '?'} faceDown={dora[n] === undefined} />
          ))}
        </span>
      </div>
    </div>
  )
}
