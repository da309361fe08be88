import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Tiles } from './tile.tsx'
import { tileName } from './tile-name.ts'
import { tilesIn } from './tiles-in.ts'

type WithTilesProps = { readonly text: string; readonly size?: 's28' | 's36' }

/** A sentence in which every tile is drawn; who hears it hears the tile's name. */
export const WithTiles = ({ text, size = 's28' }: WithTilesProps) => {
  const { t } = useTranslation()
  return tilesIn(text).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <Fragment key={place}>
        <Tiles tiles={part} size={size} />
        <span className="sr">{part.map((tile) => tileName(tile, t)).join(', ')}</span>
      </Fragment>
    ),
  )
}
