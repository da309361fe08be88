import { memo } from 'react'
import type { Tile } from '../../engine/model/tiles.ts'
import type { RiverTile, SeatView } from '../../engine/table/table-view.ts'
import { TileFace, type TileMark } from '../ui/tiles/tile.tsx'
import * as boardCss from './board.module.css'
import { Group } from './group.tsx'
import { type BoardSide, isFullStrip, isLongRiver, riverRows } from './places.ts'

type SeatAreaProps = {
  readonly seat: SeatView
  readonly place: BoardSide
  /** The event of the last discard, if this seat made it. */
  readonly last: number | null
  readonly proof: readonly number[]
  readonly tagged: boolean
  /** Shows claimed tiles at their places. */
  readonly all: boolean
  /** A discard that has just been made, to be animated. */
  readonly fresh: number | null
  /** The newest group has just got its claimed tile. */
  readonly taken: boolean
}

/** The tiles in front of one player, in that player's own frame: river, groups from the right corner, rack. */
export const SeatArea = memo(({ seat, place, last, proof, tagged, all, fresh, taken }: SeatAreaProps) => (
  <div className={`${boardCss.seat} p${place}`}>
    <div className={isLongRiver(seat.river, all) ? `river ${boardCss.long}` : 'river'}>
      {riverRows(seat.river, all).map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place
        <div key={line} className="row">
          {row.map((tile, n) => (
            <TileFace
              key={tile.event ?? `start${line}.${n}`}
              tile={tile.tile}
              lies={tile.lies.join(' ')}
              gone={tile.claimedBy !== null}
              fresh={tile.event !== null && tile.event === fresh}
              mark={markOf(tile, last, proof)}
            />
          ))}
        </div>
      ))}
    </div>
    <div className={['groups', tagged && boardCss.tagged, isFullStrip(seat) && boardCss.many].filter(Boolean).join(' ')}>
      {seat.groups.map((group, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is never removed from between others
        <Group key={n} group={group} fresh={taken && n === seat.groups.length - 1} />
      ))}
      {seat.shown ? <ShownHand tiles={seat.shown} dead={seat.dead} /> : <Rack count={seat.concealed ?? 0} dead={seat.dead} />}
    </div>
  </div>
))

/** The mark for a claimed tile takes precedence over the mark for proof. */
const markOf = ({ event, called }: RiverTile, last: number | null, proof: readonly number[]): TileMark | undefined =>
  called ? 'called' : event === null ? undefined : proof.includes(event) ? 'proof' : event === last ? 'last' : undefined

type ShownHandProps = { readonly tiles: readonly Tile[]; readonly dead: boolean }

/** A hand that was shown, face up as at the table. */
const ShownHand = ({ tiles, dead }: ShownHandProps) => (
  <div className={`${boardCss.rack} ${boardCss.shown} ${dead ? boardCss.dead : ''}`}>
    {tiles.map((tile, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal tiles differ by their place alone
      <TileFace key={n} tile={tile} />
    ))}
  </div>
)

type RackProps = { readonly count: number; readonly dead: boolean }

/** One slab for each concealed tile. The plate shows the number. */
const Rack = ({ count, dead }: RackProps) => (
  <div className={dead ? `${boardCss.rack} ${boardCss.dead}` : boardCss.rack}>
    {Array.from({ length: Math.min(count, 18) }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slabs are all alike
      <i key={n} />
    ))}
  </div>
)
