import type { Seat } from '../../model/seats.ts'
import { isSameKind, type Tile } from '../../model/tiles.ts'
import { type Draft, mutablePlayer } from '../draft.ts'
import type { Group } from '../table.ts'

/** A void kong whose replacement tile goes back no longer lies: it is put right. */
export const giveUpKong = (draft: Draft, seat: Seat): void => {
  const { turn, kongs } = draft
  const kong = kongs.find((one) => one.event === turn.kong && one.void)
  if (!kong) return
  const player = mutablePlayer(draft, seat)
  draft.voidKong = { seat, groups: player.groups, event: kong.event }
  player.groups =
    kong.kind === 'ankan'
      ? player.groups.filter(({ event }) => event !== kong.event)
      : player.groups.map((group) => withoutFourth(group, kong.tile))
  draft.turn = { ...turn, due: 'discard', drew: kong.event }
}

const withoutFourth = ({ added, ...group }: Group, tile: Tile): Group =>
  group.kind === 'kakan' && isSameKind(added, tile) ? { ...group, kind: 'pon' } : { ...group, ...(added && { added }) }
