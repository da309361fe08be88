import { Fragment } from 'react'
import { tileName } from '../../engine/words/tiles.ts'
import { useLanguage } from '../language/language.ts'
import { Tiles } from './tile.tsx'
import { tilesIn } from './tiles-in.ts'

type WithTilesProps = { readonly text: string; readonly size?: 's28' | 's36' }

/** A sentence in which every tile is drawn; who hears it hears the tile's name. */
export const WithTiles = ({ text, size = 's28' }: WithTilesProps) => {
  const language = useLanguage()
  return tilesIn(text).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <Fragment key={place}>
        <Tiles tiles={part} size={size} />
        <span className="sr">{part.map((tile) => tileName(tile, language)).join(', ')}</span>
      </Fragment>
    ),
  )
}
