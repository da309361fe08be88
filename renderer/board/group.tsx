import type { GroupView } from '../../engine/table/table-view.ts'
import { TileFace } from '../ui/tiles/tile.tsx'
import * as boardCss from './board.module.css'
import { groupColumns } from './places.ts'

type GroupProps = { readonly group: GroupView; readonly fresh: boolean }

/** A displayed group: the claimed tile sideways, the fourth tile of an extended kong above it, an empty place for a tile not taken yet. */
export const Group = ({ group, fresh }: GroupProps) => (
  <span className={boardCss.grp}>
    {groupColumns(group.tiles).map((column, n) => {
      const faces = column.map((tile, m) => (
        <TileFace
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a group keep their places
          key={m}
          tile={tile.tile}
          lies={tile.rotated || tile.stacked ? 'rotated' : ''}
          faceDown={tile.faceDown}
          missing={tile.missing}
          fresh={fresh && tile.rotated && !tile.missing}
        />
      ))
      return column.length > 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a group keep their places
        <span key={n} className="stack">
          {faces}
        </span>
      ) : (
        faces
      )
    })}
  </span>
)
