import { TILES, type Tile } from '../../engine/tiles.ts'
import { tileName } from '../../engine/words/tiles.ts'
import { useLanguage } from '../language/language.ts'
import { TileFace } from '../tiles/tile.tsx'

type TileKeysProps = { readonly onTile: (tile: Tile) => void }

const suit = (letter: string): readonly Tile[] => TILES.filter((tile) => tile[1] === letter && tile[0] !== '0')
const KEYS: readonly Tile[] = [...suit('m'), '0m', ...suit('p'), ...suit('s'), '0s', '0p', ...suit('z'), '?']

/** All tiles as buttons; the focus stays in the field that they write into. */
export const TileKeys = ({ onTile }: TileKeysProps) => {
  const language = useLanguage()
  return (
    <div className="padtiles">
      {KEYS.map((tile) => (
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
