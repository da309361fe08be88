import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tile } from '../../../engine/model/tiles.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { useLanguage } from '../../language/language.ts'
import { TileFace } from '../../ui/tiles/tile.tsx'
import { padTiles } from '../correct/tile-keys.tsx'
import * as css from './entry.module.css'

type PadTilesProps = {
  readonly reds: boolean
  /** Numbers of tiles left, in the order of the pad. A single string, so that `memo` skips rendering while nothing changed. */
  readonly left: string
  readonly doubted: Tile | null
  readonly onTap: (tile: Tile) => void
}

/** The tiles of a tablet's pad, with the number left of each. A tile with none left can still be tapped. */
export const PadTiles = memo(({ reds, left, doubted, onTap }: PadTilesProps) => {
  const counts = left.split(' ')
  return (
    <div className={reds ? css.padtiles : `${css.padtiles} ${css.plain}`}>
      {padTiles(reds).map((tile, n) => (
        <PadTile key={tile} tile={tile} left={counts[n] ?? UNKNOWN_COUNT} doubted={doubted === tile} onTap={onTap} />
      ))}
    </div>
  )
})

/** The number left of a tile that isn't known. */
export const UNKNOWN_COUNT = '?'

type PadTileProps = { readonly tile: Tile; readonly left: string; readonly doubted: boolean; readonly onTap: (tile: Tile) => void }

const PadTile = memo(({ tile, left, doubted, onTap }: PadTileProps) => {
  const { t } = useTranslation()
  const name = tileName(tile, useLanguage())
  const gone = left === '0'
  return (
    <button
      type="button"
      className={[gone && css.gone, doubted && css.doubted].filter(Boolean).join(' ')}
      aria-label={gone ? t('fast.noneLeft', { tile: name }) : name}
      title={gone || left === UNKNOWN_COUNT ? undefined : t('fast.left', { count: Number(left) })}
      data-left={left === UNKNOWN_COUNT ? undefined : left}
      onClick={() => onTap(tile)}
    >
      <TileFace tile={tile} />
    </button>
  )
})
