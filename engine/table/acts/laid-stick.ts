import type { Seat } from '../../model/seats.ts'
import { type Draft, mutablePlayer } from '../draft.ts'
import type { Table } from '../table.ts'

/** The stick that the player has just laid as the first step of a riichi: neither a call nor a discard belongs to it yet. */
export const stickLaidFirst = ({ before, players, turn }: Table, seat: Seat): number | undefined => {
  const isLaid = before?.verb === 'stick' && before.actor === seat && turn.seat === seat
  return isLaid && !players[seat].riichi ? players[seat].stick : undefined
}

/** Takes back a stick that was laid first, with its points; false if there is none. */
export const takeBackStick = (draft: Draft, seat: Seat): boolean => {
  if (stickLaidFirst(draft, seat) === undefined) return false
  const player = mutablePlayer(draft, seat)
  player.stick = undefined
  if (player.points !== null) player.points += 1000
  return true
}
