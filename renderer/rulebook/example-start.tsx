import { useTranslation } from 'react-i18next'
import type { ShownExample } from '../../engine/judging/examples.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { StartMeld } from '../../engine/model/table-file.ts'
import type { Tile } from '../../engine/model/tiles.ts'
import { WithTiles } from '../ui/tiles/with-tiles.tsx'
import * as css from './rulebook.module.css'

type ExampleStartProps = { readonly header: ShownExample['hand']['header'] }

/** The table before the first act of an example, as far as the example says. */
export const ExampleStart = ({ header: { riichi, wall, melds, hold, deal } }: ExampleStartProps) => {
  const { t } = useTranslation()
  const known = { ...deal, ...hold }
  const lines = [
    ...riichi.map((seat) => t('rulebook.startRiichi', { seat: t(`seat.${seat}`) })),
    ...(typeof wall === 'number' ? [t('rulebook.startWall', { count: wall })] : []),
    ...melds.map((meld) =>
      t('rulebook.startGroup', { seat: t(`seat.${meld.seat}`), group: t(`group.${meld.kind}`), tiles: tilesOf(meld).join(' ') }),
    ),
    ...SEATS.flatMap((seat) => {
      const tiles = known[seat]
      return tiles ? [t('rulebook.startHand', { seat: t(`seat.${seat}`), tiles: tiles.join(' ') })] : []
    }),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={`${css.start} q2`}>
      {lines.map((line) => (
        <li key={line}>
          <WithTiles text={line} />
        </li>
      ))}
    </ul>
  )
}

const tilesOf = (meld: StartMeld): readonly Tile[] => (meld.kind === 'chii' ? meld.tiles : [meld.tile])
