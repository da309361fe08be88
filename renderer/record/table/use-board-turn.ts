import { nextSeat, type Seat, type Seats } from '../../../engine/model/seats.ts'
import { createStore } from '../../app-state/storage/store.ts'

/** By table, the seat at the bottom of its board: the recorder sits there as long as this window lives, whichever hand or screen is shown. */
const bottoms = createStore<Readonly<Record<string, Seat>>>({})

const FIRST = 'E'

export const useBoardTurn = (table: string, seats: Seats) => {
  const bottom = bottoms.useNow()[table] ?? FIRST
  const setBottom = (seat: Seat): void => bottoms.set({ ...bottoms.now(), [table]: seat })
  return { bottom, setBottom, turn: (): void => setBottom(nextSeat(bottoms.now()[table] ?? FIRST, seats)) }
}
