import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { PlayerAtTable } from '../../desk/contract/people.ts'
import { possibleClaimants } from '../../engine/completion/claim-lines.ts'
import type { TurnAct } from '../../engine/model/events.ts'
import type { Language } from '../../engine/model/language.ts'
import { type BySeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { isKnown } from '../../engine/model/tiles.ts'
import type { GroupView, RiverTile, SeatView, TableView } from '../../engine/table/table-view.ts'
import { CIRCUMSTANCE_WORDS } from '../../engine/wording/record/circumstances.ts'
import { theTile, tileName } from '../../engine/wording/terms/tiles.ts'
import { formatNumber } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { handName, nameAt } from '../language/names.ts'
import { plateTags } from './places.ts'
import { untilWords } from './until.ts'

type BoardTextProps = {
  readonly view: TableView
  readonly players: BySeat<PlayerAtTable | null>
  readonly asked: readonly Seat[]
  /** Also lists claimed tiles in their rivers. */
  readonly claimed: boolean
}

/** The table as a list, for screen readers. */
export const BoardText = ({ view, players, asked, claimed }: BoardTextProps) => {
  const { t, language } = useWords()
  const claims = mayClaim(view, t, language)
  return (
    <ul>
      <li>
        {view.hand ? handName(view.hand, t) : t('hand.none')}
        {view.hand && view.hand.sticks > 0 && ` · ${view.hand.sticks} ${t('board.sticks', { count: view.hand.sticks })}`}
      </li>
      {view.ended && <li>{t(`ended.${view.ended}`)}</li>}
      {view.turn && <li>{t('board.turn', { seat: t(`seat.${view.turn.seat}`), due: t(`board.${DUE[view.turn.due]}`) })}</li>}
      {view.from === 'middle' && <li>{t('board.middle')}</li>}
      <li>{view.wall === null ? t('board.wallUnknown') : `${view.wall} ${t('board.wall')}`}</li>
      <li>{`${t('board.dora')}${t('app.colon')}${view.dora.map((tile) => tileName(tile, language)).join(', ') || t('board.nothing')}`}</li>
      <li>{view.replacements === null ? t('board.replacementsUnknown') : t('board.replacements', { count: view.replacements })}</li>
      {claims !== '' && <li>{claims}</li>}
      {view.untaken.map(({ seat, tile, called, discardsLeft }) => (
        <li key={called}>
          {t('board.untaken', { seat: t(`seat.${seat}`), tile: { en: tileName(tile, 'en'), fr: theTile(tile, 'fr') }[language] })}{' '}
          {t('board.left', { count: discardsLeft })}
        </li>
      ))}
      {SEATS.map((seat) => (
        <SeatText
          key={seat}
          wind={seat}
          seat={view.seats[seat]}
          name={nameAt(seat, view, players)}
          due={view.turn?.seat === seat ? view.turn.due : null}
          asked={asked.includes(seat)}
          claimed={claimed}
        />
      ))}
    </ul>
  )
}

type SeatTextProps = {
  readonly wind: Seat
  readonly seat: SeatView
  readonly name: string | null
  readonly due: TurnAct | null
  readonly asked: boolean
  readonly claimed: boolean
}

const SeatText = memo(({ wind, seat, name, due, asked, claimed }: SeatTextProps) => {
  const { t, language } = useWords()
  const { river, groups, concealed, shown, score } = seat
  const tags = plateTags(seat, due, asked).map((tag) => t(`board.${tag}`))
  const held = concealed === null ? t('board.inHandUnknown') : t('board.inHand', { count: concealed })
  return (
    <li>
      {[t(`seat.${wind}`), name, score !== null && t('board.points', { points: formatNumber(score, language) }), held, ...tags]
        .filter(Boolean)
        .join(', ')}
      <ul>
        {shown && <li>{`${held}${t('app.colon')}${shown.map((tile) => tileName(tile, language)).join(', ')}`}</li>}
        <li>{`${t('board.river')}${t('app.colon')}${
          river
            .filter((tile) => claimed || tile.claimedBy === null)
            .map((tile) => inRiver(tile, t, language))
            .join(t('app.semicolon')) || t('board.nothing')
        }`}</li>
        <li>{`${t('board.groups')}${t('app.colon')}${groups.map((group) => inGroup(group, t, language)).join(t('app.semicolon')) || t('board.nothing')}`}</li>
      </ul>
    </li>
  )
})

const DUE = { draw: 'toDraw', discard: 'toDiscard', replace: 'toReplace' } as const

/** The players who may still claim the last tile, for which group and until when. */
const mayClaim = (view: TableView, t: TFunction, language: Language): string => {
  const { windows } = view
  if (!windows) return ''
  const { chow, pung, win } = possibleClaimants(view)
  const until = untilWords(windows, view, language)
  const kinds = [
    { name: t('table.chow'), seats: chow, until: until.sets },
    { name: t('table.pung'), seats: pung, until: until.sets },
    { name: t('table.win'), seats: win, until: until.win },
  ].filter(({ seats }) => seats.length > 0)
  const what = isKnown(windows.tile) ? t('table.claimedTile', { tile: tileName(windows.tile, language) }) : t('table.claimedUnknown')
  const who = kinds.map(({ name, seats, until }) => `${name}, ${seats.map((seat) => t(`seat.${seat}`)).join(', ')}, ${until}`)
  return who.length === 0
    ? ''
    : `${t('board.mayClaim', { whose: t(`of.${windows.from}`), tile: what })}${t('app.colon')}${who.join(t('app.semicolon'))}`
}

const inRiver = ({ tile, lies, called, claimedBy }: RiverTile, t: TFunction, language: Language): string => {
  const name = [tileName(tile, language), ...lies.map((flag) => CIRCUMSTANCE_WORDS.discard[flag].aside[language])].join(', ')
  if (claimedBy)
    return claimedBy === '?' ? t('tile.takenBySomeone', { tile: name }) : t('tile.taken', { tile: name, seat: t(`seat.${claimedBy}`) })
  return called ? t('tile.called', { tile: name }) : name
}

const inGroup = ({ kind, tiles, from }: GroupView, t: TFunction, language: Language): string => {
  const names = tiles.map((tile) => {
    const name = tileName(tile.tile, language)
    if (tile.missing) return t('tile.missing', { tile: name })
    return tile.rotated && from ? t('tile.claimedFrom', { tile: name, seat: t(`seat.${from}`) }) : tile.faceDown ? t('tile.faceDown') : name
  })
  return `${t(`group.${kind}`)}${t('app.colon')}${names.join(', ')}`
}
