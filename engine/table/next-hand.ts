import type { TableEvent } from '../model/events.ts'
import { SEATS } from '../model/seats.ts'
import type { HandHeader } from '../model/table-file.ts'
import { startTable } from './start.ts'
import type { Table } from './table.ts'

/** The event by which a hand is over: its end, or the showing of a hand that won. */
export const overSince = ({ ended, winShown }: Table): number | null => ended?.event ?? winShown

/**
 * Whether an act goes on with the next hand, whose header is missing: a draw or discard after the end that is not the next one of this hand, East's
 * after a win was shown, or any after a further discard.
 */
export const beginsNextHand = (table: Table, { verb, actor }: TableEvent): boolean => {
  const { ended, turn, wall, winCalled, winShown, players, lastDiscard } = table
  if (verb !== 'draw' && verb !== 'discard') return false
  if (ended) {
    const isSettled = winCalled !== null || SEATS.some((seat) => players[seat].announced || (players[seat].revealed ?? 0) > ended.event)
    return isSettled || turn.seat !== actor || (verb === 'draw' && wall === 0)
  }
  if (winShown === null) return false
  if ((lastDiscard?.event ?? 0) > winShown) return true
  // The discard that was won on may be written late, but not with its draw.
  return actor === 'E' && (turn.seat !== 'E' || (verb === 'discard' && (players.E.drawn?.event ?? 0) > winShown))
}

/** The table of a hand about which nothing is known: rivers, groups and riichi of the hand before are not its own. */
export const nextHand = ({ players, form, number, moment }: Table): Table => ({ ...startTable(UNKNOWN, players, form), number, moment })

const UNKNOWN: HandHeader = { from: 'middle', melds: [], riichi: [] }
