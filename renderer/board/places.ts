import type { TurnAct } from '../../engine/model/events.ts'
import { type Seat, type Seats, seatDistance } from '../../engine/model/seats.ts'
import type { GroupTile, RiverTile, SeatView } from '../../engine/table/table-view.ts'

/** Side of the board on which a seat is drawn: 0 bottom, 1 right, 2 top, 3 left. The next player in turn sits to the right. */
export const BOARD_SIDES = [0, 1, 2, 3] as const
export type BoardSide = (typeof BOARD_SIDES)[number]
export const boardSide = (seat: Seat, bottom: Seat, seats: Seats): BoardSide => BOARD_SIDES[seatDistance(bottom, seat, seats)] ?? 0

const ROW = 6
const ROWS = 4

/** A river's tiles, six to a row, all further tiles in the fourth. `all`: with the claimed ones. */
export const riverRows = (river: readonly RiverTile[], all = false): readonly (readonly RiverTile[])[] => {
  const lying = river.filter((tile) => all || tile.claimedBy === null)
  const rows = Math.min(ROWS, Math.ceil(lying.length / ROW))
  return Array.from({ length: rows }, (_, row) => lying.slice(row * ROW, row === ROWS - 1 ? undefined : (row + 1) * ROW))
}

/** A river that needs a fourth row is drawn a size smaller, to keep clear of the plate. */
export const isLongRiver = (river: readonly RiverTile[], all = false): boolean =>
  river.filter((tile) => all || tile.claimedBy === null).length > ROW * (ROWS - 1)

/** Whether a player’s strip is full: then the plate has its least width, and groups lie closer together. */
export const isFullStrip = ({ groups, shown }: SeatView): boolean => groups.length > 2 || shown !== null

/** The columns of a group from left to right. The fourth tile of an extended kong is on top of the sideways one. */
export const groupColumns = (tiles: readonly GroupTile[]): readonly (readonly GroupTile[])[] => {
  const stacked = tiles.filter((tile) => tile.stacked)
  return tiles.filter((tile) => !tile.stacked).map((tile) => (tile.rotated && stacked.length > 0 ? [...stacked, tile] : [tile]))
}

/** The tags on a plate beside the name: at most the turn and one more. */
export const plateTags = (
  view: SeatView,
  due: TurnAct | null,
  asked = false,
): readonly ('dead' | 'deadAsked' | 'deadOnceDeclared' | 'riichi' | 'toDraw' | 'toDiscard' | 'toReplace')[] => [
  ...(due ? [({ draw: 'toDraw', discard: 'toDiscard', replace: 'toReplace' } as const)[due]] : []),
  ...(view.dead ? ([asked ? 'deadAsked' : 'dead'] as const) : []),
  ...(view.deadOnceDeclared ? (['deadOnceDeclared'] as const) : []),
  ...(view.riichi && !view.dead && !view.deadOnceDeclared ? (['riichi'] as const) : []),
]
