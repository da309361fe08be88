import { useTranslation } from 'react-i18next'
import { SEATS, type Seat } from '../../engine/seats.ts'
import type { TableView } from '../../engine/view.ts'
import { handName, handShort } from '../language/hand-name.ts'
import { TileFace } from '../tiles/tile.tsx'
import { placeOf } from './places.ts'

const DORA_PLACES = 5

type CentreProps = { readonly view: TableView; readonly bottom: Seat }

/** The middle of the table: the hand, the wall, the dora, the sticks, whose turn it is. */
export const Centre = ({ view, bottom }: CentreProps) => {
  const { t } = useTranslation()
  return (
    <div className="centre">
      {SEATS.map((seat) => (
        <span key={seat} className={`wind p${placeOf(seat, bottom)}${view.turn?.seat === seat ? ' turn' : ''}`}>
          {seat}
        </span>
      ))}
      {view.turn && <span className={`bar p${placeOf(view.turn.seat, bottom)}`} />}
      {SEATS.filter((seat) => view.seats[seat].riichi).map((seat) => (
        <span key={seat} className={`stick p${placeOf(seat, bottom)}`} />
      ))}
      <small className="long">{view.hand ? handName(view.hand, t) : t('hand.none')}</small>
      {view.hand && <small className="short">{handShort(view.hand, t)}</small>}
      <div>
        <div className="wall">{view.wall ?? '?'}</div>
        <small>{view.ended ? t(`ended.${view.ended}`) : t(view.wall === null ? 'board.wallUnknown' : 'board.wall')}</small>
        {view.from === 'middle' && <small className="middle">{t('board.middle')}</small>}
      </div>
      <div className="dora">
        {Array.from({ length: Math.max(DORA_PLACES, view.dora.length) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dora indicators lie in five places
          <TileFace key={n} tile={view.dora[n] ?? '?'} faceDown={view.dora[n] === undefined} />
        ))}
      </div>
    </div>
  )
}
