import { useTranslation } from 'react-i18next'
import type { Seat } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import { TileFace } from '../ui/tiles/tile.tsx'
import { boardSide } from './places.ts'

const DORA_PLACES = 5

type CentreProps = { readonly view: TableView; readonly bottom: Seat }

/** The middle of the table: hand, wall, dead wall with its dora, sticks, and whose turn it is. */
export const Centre = ({ view, bottom }: CentreProps) => {
  const { t } = useTranslation()
  const { form, hand, wall, dora, replacements } = view
  const { seats } = form
  return (
    <div className="centre">
      {seats.map((seat) => (
        <span key={seat} className={`wind p${boardSide(seat, bottom, seats)}${view.turn?.seat === seat ? ' turn' : ''}`}>
          {t(`letter.${seat}`)}
        </span>
      ))}
      {view.turn && <span className={`bar p${boardSide(view.turn.seat, bottom, seats)}`} />}
      {seats
        .filter((seat) => view.seats[seat].riichi)
        .map((seat) => (
          <span key={seat} className={`stick p${boardSide(seat, bottom, seats)}`} />
        ))}
      <div className="centre-title">
        <b className="centre-hand">
          {hand ? (
            <>
              <span className="long">{t(`seat.${hand.wind}`)}</span>
              <span className="short">{t(`letter.${hand.wind}`)}</span> {hand.number}
            </>
          ) : (
            t('hand.none')
          )}
        </b>
        {hand && (
          <span className="centre-carried">
            <span>
              <i className="hundred" /> {hand.counters} <small>{t('board.counters', { count: hand.counters })}</small>
            </span>
            {hand.sticks > 0 && (
              <span>
                <i className="thousand" /> {hand.sticks} <small>{t('board.sticks', { count: hand.sticks })}</small>
              </span>
            )}
          </span>
        )}
      </div>
      <div className="wall">{wall ?? '?'}</div>
      <small>{view.ended ? t(`ended.${view.ended}`) : t(wall === null ? 'board.wallUnknown' : 'board.wall')}</small>
      {view.from === 'middle' && <small className="middle">{t('board.middle')}</small>}
      <div className="deadwall">
        <span className={replacements === null ? 'rinshan unknown' : 'rinshan'}>
          {Array.from({ length: form.replacementTiles }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: replacement tiles are all alike
            <i key={n} className={replacements !== null && n >= replacements ? 'gone' : ''} />
          ))}
        </span>
        <span className="dora">
          {Array.from({ length: Math.max(DORA_PLACES, dora.length) }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dora indicators have five fixed places
            <TileFace key={n} tile={dora[n] ?? '?'} faceDown={dora[n] === undefined} />
          ))}
        </span>
      </div>
    </div>
  )
}
