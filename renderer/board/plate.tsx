import { useTranslation } from 'react-i18next'
import type { Seat } from '../../engine/seats.ts'
import type { SeatView } from '../../engine/view.ts'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { surname } from '../language/people.ts'
import { type Place, tagsOf } from './places.ts'

type PlateProps = {
  readonly wind: Seat
  readonly seat: SeatView
  readonly name: string | null
  readonly place: Place
  readonly due: 'draw' | 'discard' | 'replace' | null
  /** The dead hand is only proposed. */
  readonly asked: boolean
}

/** With more groups than this the tag goes under the name. */
const FEW = 2

const TAGS: Readonly<Record<string, string>> = { dead: 'dead', deadAsked: 'asked', riichi: '' }

/** Who sits there, with how many points and tiles, and what has to be known of the hand. */
export const Plate = ({ wind, seat, name, place, due, asked }: PlateProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const score = seat.score === null ? null : whole(seat.score, language)
  const held = seat.concealed === null ? t('board.inHandUnknown') : t('board.inHand', { count: seat.concealed })
  const shown = name ? surname(name) : t(`seat.${wind}`)
  const tags = tagsOf(seat, due, asked)
  return (
    <div className={`plate p${place}${seat.groups.length > FEW && tags.length > 0 ? ' full' : ''}`}>
      <span className={wind === 'E' ? 'w dealer' : 'w'}>{wind}</span>
      <div>
        <b className={shown.length > 8 ? 'long' : ''} title={name ?? shown}>
          {shown}
        </b>
        {place === 1 || place === 3 ? (
          <>
            {score && <small>{score}</small>}
            <small>{held}</small>
          </>
        ) : (
          <small>{score ? `${score} · ${held}` : held}</small>
        )}
      </div>
      {tags.length > 0 && (
        <div className="tags">
          {tags.map((tag) => (
            <span key={tag} className={`tag ${TAGS[tag] ?? 'turn'}`}>
              {t(`board.${tag}`)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
