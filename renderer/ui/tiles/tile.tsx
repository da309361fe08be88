import { memo } from 'react'
import { isRed, type Tile } from '../../../engine/model/tiles.ts'
import './faces.ts'

export type TileMark = 'last' | 'called' | 'proof'
type TileFaceProps = {
  readonly tile: Tile
  readonly mark?: TileMark | undefined
  /** The flags of its discard that change how it lies, separated by spaces; none if it stands upright. */
  readonly lies?: string
  readonly faceDown?: boolean
  readonly missing?: boolean
  /** Claimed: an outline of its place with the tile drawn small in it. */
  readonly gone?: boolean
  readonly fresh?: boolean
}

/** One tile. Hidden from screen readers: the text beside it, or the board's list, names it. */
export const TileFace = memo(({ tile, mark, lies = '', faceDown = false, missing = false, gone = false, fresh = false }: TileFaceProps) => {
  const face = missing ? 'ghost' : faceDown ? 'back' : tile === '?' ? 'unknown' : `t-${tile}`
  const look = ['t', face, isRed(tile) && !faceDown && !missing && 'red', mark, fresh && 'fresh'].filter(Boolean).join(' ')
  const body = gone ? (
    <i className="t ghost was">
      <i className={look} />
    </i>
  ) : (
    <i className={look} />
  )
  return lies === '' ? body : <span className={lies}>{body}</span>
})

type TilesProps = { readonly tiles: readonly Tile[]; readonly size?: 's28' | 's36' }

/** A few tiles in a list or in a sentence. */
export const Tiles = ({ tiles, size }: TilesProps) =>
  tiles.length === 0 ? null : (
    <span className={size ? `tl ${size}` : 'tl'} aria-hidden="true">
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tiles differ by their place alone
        <TileFace key={place} tile={tile} />
      ))}
    </span>
  )
