import { nextSeat, type Seat, type Seats } from '../../../engine/model/seats.ts'
import { createStore } from '../../app-state/storage/store.ts'

/** By table, the seat at the bottom of its board: the recorder sits there as long as this window lives, whichever hand or screen is shown. */
const bottoms = createStore<Readonly<Record<string, Seat>>>({})

/** At the bottom until somebody turns the board. */
const FIRST = 'E'

/** The seat at the bottom of a table's board; the board is turned to a seat, or by one. */
export const useBoardTurn = (table: string, seats: Seats) => {
  const bottom = bottoms.useNow()[table] ?? FIRST
  const setBottom = (seat: Seat): void => bottoms.set({ ...bottoms.now(), [table]: seat })
  // a key may be pressed again before the board is drawn
  const turn = (): void => setBottom(nextSeat(bottoms.now()[table] ?? FIRST, seats))
  return { bottom, setBottom, turn }
}
