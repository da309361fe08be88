import { isKnown, type Tile } from '../../model/tiles.ts'
import type { Extra } from '../../table/table.ts'

/** Whether a drawn tile that goes back is known to be that tile: it was kept apart, or its face is noted. */
export const isKnownTile = ({ tile, mixed }: Extra, returned: Tile | undefined): boolean =>
  !mixed || isKnown(tile) || (returned !== undefined && isKnown(returned))
