import type { Play } from '../../../../engine/judging/play.ts'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import type { GroupTile, RiverTile, SeatView, TableView } from '../../../../engine/table/table-view.ts'

/** A tile of a group as it lies: `<5p>` sideways, `[5p]` face down, `_` still to be taken, `^5p` above the one before. */
export const groupTile = (tile: GroupTile): string =>
  tile.missing ? '_' : tile.faceDown ? `[${tile.tile}]` : tile.stacked ? `^${tile.tile}` : tile.rotated ? `<${tile.tile}>` : tile.tile

/** A tile of a river: `<5p>` sideways, `=` the tile just drawn, `!` called, `^W` taken by West, `@` before the record began. */
const riverTile = ({ tile, event, lies, drawn, claimedBy, called }: RiverTile): string =>
  `${lies.includes('rotated') ? `<${tile}>` : tile}${drawn ? '=' : ''}${called ? '!' : ''}${claimedBy ? `^${claimedBy}` : ''}${event === null ? '@' : ''}`

const seatLine = (
  seat: Seat,
  { river, groups, concealed, known, drawn, riichi, dead, score }: SeatView,
  missing: number,
): string | undefined => {
  const words = [
    river.length > 0 && `river ${river.map(riverTile).join(' ')}`,
    groups.length > 0 && `groups ${groups.map(({ tiles }) => tiles.map(groupTile).join(' ')).join(' | ')}`,
    (concealed !== null || known.length > 0) && `hand ${concealed ?? '?'}${known.length > 0 ? `: ${known.join(' ')}` : ''}`,
    drawn && `drawn ${drawn}`,
    riichi && 'riichi',
    dead && 'dead',
    score !== null && `${score} points`,
    missing > 0 && `${missing} missing`,
  ].filter((word) => typeof word === 'string')
  return words.length > 0 ? `  ${seat}: ${words.join(', ')}` : undefined
}

const tableLine = ({ wall, dora, turn, windows, untaken, ended }: TableView): string => {
  const may = (who: readonly Seat[], what: string) => who.length > 0 && `${what} ${who.join('')}`
  return [
    `  wall ${wall ?? '?'}`,
    dora.length > 0 && `dora ${dora.join(' ')}`,
    turn && `${turn.seat} to ${turn.due}`,
    windows &&
      [
        `${windows.tile} of ${windows.from} (${windows.kind})`,
        may(windows.chow, 'chow'),
        may(windows.pung, 'pung'),
        may(windows.win, 'win'),
      ]
        .filter(Boolean)
        .join(' '),
    ...untaken.map(({ seat, tile, from, discardsLeft }) => `${seat} has not taken ${tile} of ${from}, ${discardsLeft} left`),
    ended && `ended: ${ended}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The table after a play, and the known tiles of each hand. */
export const pictureOf = (play: Play): string => {
  const view = viewOf(play)
  const seats = SEATS.map((seat) => seatLine(seat, view.seats[seat], play.table.players[seat].missing))
  return [tableLine(view), ...seats].filter(Boolean).join('\n')
}
