import { type Seat, sideOf } from '../model/seats.ts'
import { isSameKind, type Tile } from '../model/tiles.ts'
import { type Draft, mutablePlayer } from './draft.ts'
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

/** The claimed tile taken at an event, whose wrong side a referee has confirmed, is turned: from then on its group tells who discarded it. */
export const turnTile = (draft: Draft, taken: number): void => {
  const { form, players } = draft
  const turned = form.seats.flatMap((owner) =>
    players[owner].groups.filter(isTurned(owner, form.seats)).flatMap((group) => (group.event < taken ? [{ owner, group }] : [])),
  )
  const last = turned.toSorted((a, b) => a.group.event - b.group.event).at(-1)
  if (!last?.group.claimed) return
  const { side: _, ...claimed } = last.group.claimed
  const player = mutablePlayer(draft, last.owner)
  player.groups = player.groups.map((group) => (group === last.group ? { ...group, claimed } : group))
}
