import type { Seat } from '../model/seats.ts'
import type { Concealed, Group } from '../table/table.ts'
import { isFullyKnown } from '../table/tiles/concealed.ts'
import { canExist, meldNotation } from './majiang-hand.ts'
import { isWaiting } from './waits.ts'

/** Whether a hand between turns waits; null if the record can't tell. */
export const waitOf = (hand: Concealed, groups: readonly Group[], seat: Seat): ReturnType<typeof isWaiting> | null => {
  if (!isFullyKnown(hand) || !canExist(hand.known)) return null
  const melds = groups.map((group) => meldNotation(group, seat)).filter((meld) => meld !== null)
  return hand.known.length + 3 * melds.length === 13 ? isWaiting({ concealed: hand.known, melds }) : null
}
