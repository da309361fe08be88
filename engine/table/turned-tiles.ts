import { type Seat, sideOf } from '../model/seats.ts'
import { isSameKind, type Tile } from '../model/tiles.ts'
import type { Group, Table } from './table.ts'

/** A claimed tile that lies on the wrong side of its group; its event is that of the discard, or of the group where it is another's. */
type TurnedTile = { readonly tile: Tile; readonly event: number }

/** The claimed tiles that lie on the wrong side of their group, and were discarded by the player or point at that player. */
export const turnedTiles = ({ form, players }: Table, seat: Seat): readonly TurnedTile[] =>
  form.seats.flatMap((owner) =>
    players[owner].groups.filter(isTurned(owner, form.seats)).flatMap(({ claimed, event }): readonly TurnedTile[] => {
      if (!claimed) return []
      if (claimed.from !== seat) return sideOf(owner, seat, form.seats) === claimed.side ? [{ tile: claimed.tile, event }] : []
      return players[seat].river.filter(({ tile, claimed: by }) => by === owner && isSameKind(tile, claimed.tile))
    }),
  )

const isTurned =
  (owner: Seat, seats: Table['form']['seats']) =>
  ({ claimed, doubtful }: Group): boolean => {
    const right = claimed?.from && claimed.from !== owner ? sideOf(owner, claimed.from, seats) : undefined
    return !doubtful && right !== undefined && claimed?.side !== undefined && claimed.side !== right
  }
