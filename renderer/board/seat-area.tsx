import type { SeatView } from '../../engine/view.ts'
import { TileFace } from '../tiles/tile.tsx'
import { Group } from './group.tsx'
import { isLong, type Place, riverRows } from './places.ts'

type SeatAreaProps = {
  readonly seat: SeatView
  readonly place: Place
  readonly last: number | null
  readonly proof: readonly number[]
  readonly tagged: boolean
}

/** What lies before one player, in that player's own frame: river, groups from the right corner, rack. */
export const SeatArea = ({ seat, place, last, proof, tagged }: SeatAreaProps) => (
  <div className={`seat p${place}`}>
    <div className={isLong(seat.river) ? 'river long' : 'river'}>
      {riverRows(seat.river).map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place
        <div key={line} className="row">
          {row.map((tile, n) => (
            <TileFace
              key={tile.event ?? `start${line}.${n}`}
              tile={tile.tile}
              sideways={tile.rotated}
              fresh={tile.event !== null && tile.event === last}
              mark={
                tile.event !== null && proof.includes(tile.event) && !tile.called
                  ? 'proof'
                  : tile.called
                    ? 'called'
                    : tile.event !== null && tile.event === last
                      ? 'last'
                      : undefined
              }
            />
          ))}
        </div>
      ))}
    </div>
    <div className={['groups', tagged && 'tagged', seat.groups.length > 2 && 'many'].filter(Boolean).join(' ')}>
      {seat.groups.map((group, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are never taken away from between
        <Group key={n} group={group} />
      ))}
      <Rack count={seat.concealed ?? 0} dead={seat.dead} />
    </div>
  </div>
)

type RackProps = { readonly count: number; readonly dead: boolean }

/** One slab for each concealed tile; the number stands on the plate. */
const Rack = ({ count, dead }: RackProps) => (
  <div className={dead ? 'rack dead' : 'rack'}>
    {Array.from({ length: Math.min(count, 18) }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slabs are all alike
      <i key={n} />
    ))}
  </div>
)
