import { type BySeat, bySeat, distance, nextSeat, SEATS, type Seat } from '../model/seats.ts'

/** How a hand ended, with the points that players report for it, counters and riichi sticks not among them. */
export type Ending =
  | { readonly how: 'ron'; readonly from: Seat; readonly wins: readonly Reported[] }
  /** What the dealer and what each of the others pays; of a dealer's win only the others count. */
  | { readonly how: 'tsumo'; readonly seat: Seat; readonly others: number; readonly dealer: number }
  | { readonly how: 'exhaustive'; readonly tenpai: readonly Seat[] }
  | { readonly how: 'abort' }
  /** The hand is played again; riichi sticks laid in it go back. What a chombo costs is for a ruling to say. */
  | { readonly how: 'chombo' }

/** A win on a discard: what the discarder pays for the hand. */
export type Reported = { readonly seat: Seat; readonly points: number }

/** What lies on the table when a hand ends: counters, and riichi sticks with those laid in this hand. */
export type Stakes = { readonly counters: number; readonly sticks: number; readonly laid: BySeat<number> }

/** The name of a hand: prevailing wind, number, counters, riichi sticks on the table. */
export type HandName = { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number }

/** What an ending moves by the common rules: payments, 300 a counter, sticks to the winner; of several the nearest in turn order gets both. */
export const changesAfter = (ending: Ending, { counters, sticks, laid }: Stakes): BySeat<number> => {
  switch (ending.how) {
    case 'ron': {
      const [nearest] = nearestFirst(ending)
      const won = bySeat((seat) => sum(ending.wins.filter((win) => win.seat === seat).map(({ points }) => points)))
      const extra = 300 * counters
      return bySeat(
        (seat) =>
          won[seat] +
          (seat === nearest?.seat ? extra + 1000 * sticks : 0) -
          (seat === ending.from ? sum(ending.wins.map(({ points }) => points)) + (nearest ? extra : 0) : 0),
      )
    }
    case 'tsumo': {
      const { seat: winner, others, dealer } = ending
      const pays = (seat: Seat): number => (seat === winner ? 0 : (seat === 'E' ? dealer : others) + 100 * counters)
      return bySeat((seat) => (seat === winner ? sum(SEATS.map(pays)) + 1000 * sticks : -pays(seat)))
    }
    case 'exhaustive': {
      const waiting = ending.tenpai.length
      if (waiting === 0 || waiting === SEATS.length) return bySeat(() => 0)
      return bySeat((seat) => (ending.tenpai.includes(seat) ? NOTEN / waiting : -NOTEN / (SEATS.length - waiting)))
    }
    case 'abort':
      return bySeat(() => 0)
    case 'chombo':
      return bySeat((seat) => 1000 * laid[seat])
  }
}

/** The hand that follows by the common rules: the dealer stays after a win or a waiting hand of the own, and after an abortive draw. */
export const handAfter = (ending: Ending, name: HandName, { sticks, laid }: Stakes): HandName => {
  if (ending.how === 'chombo') return { ...name, sticks: sticks - sum(Object.values(laid)) }
  const won = ending.how === 'ron' || ending.how === 'tsumo'
  const stays = dealerStays(ending)
  const counters = won && !stays ? 0 : name.counters + 1
  const left = won ? 0 : sticks
  return stays ? { ...name, counters, sticks: left } : { ...following(name), counters, sticks: left }
}

/** Whether the dealer deals again. */
const dealerStays = (ending: Ending): boolean => {
  switch (ending.how) {
    case 'ron':
      return ending.wins.some(({ seat }) => seat === 'E')
    case 'tsumo':
      return ending.seat === 'E'
    case 'exhaustive':
      return ending.tenpai.includes('E')
    case 'abort':
    case 'chombo':
      return true
  }
}

/** Values by the winds of the next hand: who was South deals, where the dealer does not stay. */
export const bySeatAfter = <T>(values: BySeat<T>, ending: Ending): BySeat<T> =>
  dealerStays(ending) ? values : bySeat((seat) => values[nextSeat(seat)])

/** What those who don't wait pay together to those who do. */
const NOTEN = 3000

const nearestFirst = ({ from, wins }: Extract<Ending, { how: 'ron' }>): readonly Reported[] =>
  [...wins].sort((a, b) => distance(from, a.seat) - distance(from, b.seat))

const following = ({ wind, number }: HandName): Pick<HandName, 'wind' | 'number'> =>
  number < 4 ? { wind, number: number + 1 } : { wind: nextSeat(wind), number: 1 }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
