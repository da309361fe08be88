import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PlayerAtTable } from '../../desk/contract.ts'
import type { Language } from '../../engine/language.ts'
import { type BySeat, SEATS, type Seat } from '../../engine/seats.ts'
import type { GroupView, RiverTile, TableView } from '../../engine/view.ts'
import { tileName } from '../../engine/words/tiles.ts'
import { handName } from '../language/hand-name.ts'
import { useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { tagsOf } from './places.ts'

type BoardTextProps = { readonly view: TableView; readonly players: BySeat<PlayerAtTable | null>; readonly asked: readonly Seat[] }

/** The same table as a list, for who does not see it. */
export const BoardText = ({ view, players, asked }: BoardTextProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul>
      <li>{view.hand ? handName(view.hand, t) : t('hand.none')}</li>
      {view.from === 'middle' && <li>{t('board.middle')}</li>}
      <li>{view.wall === null ? t('board.wallUnknown') : `${view.wall} ${t('board.wall')}`}</li>
      <li>{`${t('board.dora')}: ${view.dora.map((tile) => tileName(tile, language)).join(', ') || t('board.nothing')}`}</li>
      {SEATS.map((seat) => {
        const { river, groups, concealed } = view.seats[seat]
        const tags = tagsOf(view.seats[seat], view.turn?.seat === seat ? view.turn.due : null, asked.includes(seat)).map((tag) =>
          t(`board.${tag}`),
        )
        const held = concealed === null ? t('board.inHandUnknown') : t('board.inHand', { count: concealed })
        return (
          <li key={seat}>
            {[t(`seat.${seat}`), nameAt(seat, view, players), held, ...tags].filter(Boolean).join(', ')}
            <ul>
              <li>{`${t('board.river')}: ${
                river
                  .filter((tile) => tile.claimedBy === null)
                  .map((tile) => inRiver(tile, t, language))
                  .join('; ') || t('board.nothing')
              }`}</li>
              <li>{`${t('board.groups')}: ${groups.map((group) => inGroup(group, t, language)).join('; ') || t('board.nothing')}`}</li>
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

const inRiver = ({ tile, rotated, called }: RiverTile, t: TFunction, language: Language): string => {
  const name = rotated ? t('tile.sideways', { tile: tileName(tile, language) }) : tileName(tile, language)
  return called ? t('tile.called', { tile: name }) : name
}

const inGroup = ({ kind, tiles, from }: GroupView, t: TFunction, language: Language): string => {
  const names = tiles.map((tile) => {
    const name = tileName(tile.tile, language)
    if (tile.missing) return t('tile.missing', { tile: name })
    return tile.rotated && from ? t('tile.claimedFrom', { tile: name, seat: t(`seat.${from}`) }) : tile.faceDown ? t('tile.faceDown') : name
  })
  return `${t(`group.${kind}`)}: ${names.join(', ')}`
}
