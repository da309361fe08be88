import { isRed, TILES, type Tile } from '../../../engine/model/tiles.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { useLanguage } from '../../language/language.ts'
import { TileFace } from '../../ui/tiles/tile.tsx'
import * as entryCss from '../entry/entry.module.css'

type TileKeysProps = {
  /** Whether the set has red fives. */
  readonly reds: boolean
  readonly onTile: (tile: Tile) => void
}

const suit = (letter: string): readonly Tile[] => TILES.filter((tile) => tile[1] === letter && tile[0] !== '0')
const ALL: readonly Tile[] = [...suit('m'), '0m', ...suit('p'), ...suit('s'), '0s', '0p', ...suit('z'), '?']
const PLAIN = ALL.filter((tile) => !isRed(tile))

/** The tiles of the pad, in two rows. */
export const padTiles = (reds: boolean): readonly Tile[] => (reds ? ALL : PLAIN)

/** All tiles as buttons. The focus stays in the field that they write into. */
export const TileKeys = ({ reds, onTile }: TileKeysProps) => {
  const language = useLanguage()
  return (
    <div className={reds ? entryCss.padtiles : `${entryCss.padtiles} ${entryCss.plain}`}>
      {padTiles(reds).map((tile) => (
        <button
          key={tile}
          type="button"
          tabIndex={-1}
          aria-label={tileName(tile, language)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTile(tile)}
        >
          <TileFace tile={tile} />
        </button>
      ))}
    </div>
  )
}
