import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import type { SeatedTable } from '../../../desk/contract/seating.ts'
import { isolatedText } from '../../safe-text/isolated.ts'
import { isIncomplete, seatsTaken } from './seating.ts'

const MAX_NAMES = 12

type SeatingFootProps = { readonly tables: readonly SeatedTable[]; readonly unseated: readonly Player[] }

/** Incomplete and empty tables, and players without a seat. */
export const SeatingFoot = ({ tables, unseated }: SeatingFootProps) => {
  const { t } = useTranslation()
  const short = tables.filter(isIncomplete)
  const empty = unseated.length === 0 ? tables.filter((table) => seatsTaken(table) === 0) : []
  return (
    <footer className="bar2">
      <div className="row">
        <p role="status">
          {short.length > 0 && <b>{t('seating.short', { count: short.length, tables: listed(short.map(({ name }) => name)) })} </b>}
          {empty.length > 0 && <b>{t('seating.empty', { count: empty.length, tables: listed(empty.map(({ name }) => name)) })} </b>}
          {unseated.length === 0
            ? t('seating.allSit')
            : `${t('seating.without', { count: unseated.length })} ${listed(unseated.map((player) => isolatedText(labelOf(player))))}`}
        </p>
      </div>
    </footer>
  )
}

/** Suggestions of the seat fields: players without a seat. */
export const UnseatedSuggestions = ({ unseated }: Pick<SeatingFootProps, 'unseated'>) => (
  <datalist id="seating-players">
    {unseated.map((player) => (
      <option key={player.id} value={labelOf(player)} />
    ))}
  </datalist>
)

const listed = (names: readonly string[]): string => `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ' …' : ''}`

const labelOf = ({ number, name }: Player): string => (number === null ? name : `${number} ${name}`)
