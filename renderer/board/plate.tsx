import { memo } from 'react'
import type { TurnAct } from '../../engine/model/events.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { SeatView } from '../../engine/table/table-view.ts'
import { formatNumber } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { type BoardSide, isFullStrip, plateTags } from './places.ts'
import * as css from './plate.module.css'

type PlateProps = {
  readonly wind: Seat
  readonly seat: SeatView
  readonly name: string | null
  /** The surname, or the whole name if another player of the table shares it; empty without a name. */
  readonly shortName: string
  readonly place: BoardSide
  readonly due: TurnAct | null
  /** The dead hand is only proposed. */
  readonly asked: boolean
  readonly onTurn: ((seat: Seat) => void) | undefined
}

const TAGS: Readonly<Record<string, string>> = { dead: 'dead', deadAsked: 'asked', deadOnceDeclared: 'asked', riichi: '' }

/** A player's plate: seat, name, points, number of tiles, state of the hand. A click turns the board to the seat, as its key does. */
export const Plate = memo(({ wind, seat, name, shortName, place, due, asked, onTurn }: PlateProps) => {
  const { t, language } = useWords()
  const shown = shortName || t(`seat.${wind}`)
  const tags = plateTags(seat, due, asked)
  const look = [css.plate, `p${place}`, isFullStrip(seat) && css.many, tags.length > 0 && css.tagged, onTurn && css.turns]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: mouse and touch only; keyboard and screen reader have the button and its key
    <div className={look.filter(Boolean).join(' ')} onClick={() => onTurn?.(wind)}>
      <span className={wind === 'E' ? `centred ${css.w} ${css.dealer}` : `centred ${css.w}`}>{t(`letter.${wind}`)}</span>
      <b className={`truncate ${css.plateName}`} title={name ?? shown}>
        {shown}
      </b>
      <span className={`nb ${css.plateFacts}`}>
        {seat.score !== null && <span data-points="">{formatNumber(seat.score, language)}</span>}
        <span className={`q2 ${css.plateHeld}`}>
          <span>{seat.concealed ?? '?'}</span> <small>{t('board.heldWord')}</small>
        </span>
      </span>
      {tags.length > 0 && (
        <div className={css.tags}>
          {tags.map((tag) => (
            <span key={tag} className={`tag ${TAGS[tag] ?? css.turn}`}>
              {t(`board.${tag}`)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
})
