import { type GameForm, losersIn, losersTo, nextDeal } from '../model/game-form.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { type BySeat, bySeat, nextSeat, type Seat, seatDistance } from '../model/seats.ts'
import { changesOf, paymentsOf } from './payments.ts'
import { MANGAN_BASE } from './points.ts'

/** How a hand ended, with the points that players report for it, without counters and riichi sticks. */
export type HandEnding =
  | { readonly how: 'ron'; readonly from: Seat; readonly wins: readonly ReportedWin[] }
  /** The payments of the dealer and of each other player; if the dealer wins, only `others` counts. */
  | { readonly how: 'tsumo'; readonly seat: Seat; readonly others: number; readonly dealer: number }
  /** `nagashi`: the players with a mangan for their discards, paid in place of the waiting hands. */
  | { readonly how: 'exhaustive'; readonly tenpai: readonly Seat[]; readonly nagashi?: readonly Seat[] }
  | { readonly how: 'abort' }
  /** The hand is replayed and riichi sticks laid in it are returned. A ruling sets the price of a chombo, unless `by` pays it at the table. */
  | { readonly how: 'chombo'; readonly by?: Seat }

/** A win on a discard: the discarder's payment for the hand. */
export type ReportedWin = { readonly seat: Seat; readonly points: number }

/** The stakes on the table when a hand ends: counters, all riichi sticks, and those laid in this hand by seat. */
export type Stakes = { readonly counters: number; readonly sticks: number; readonly laid: BySeat<number> }

/** The name of a hand: prevailing wind, number, counters, riichi sticks on the table. */
export type HandName = { readonly wind: Seat; readonly number: number; readonly counters: number; readonly sticks: number }

/** The form of the game and the settings by which a hand is paid. */
export type PaidBy = Pick<RuleSet, 'form' | 'settings'>

/**
 * The points that an ending moves: payments, counters, and sticks to the winner. Of several winners the settings say who is paid for the
 * counters and whose stick goes back; where they do not, the nearest in turn order gets both.
 */
export const changesAfter = (ending: HandEnding, { counters, sticks, laid }: Stakes, { form, settings }: PaidBy): BySeat<number> => {
  switch (ending.how) {
    case 'ron': {
      const nearest = nearestFirst(ending, form)[0]?.seat
      const winners = new Set(ending.wins.map(({ seat }) => seat))
      const won = bySeat((seat) => sum(ending.wins.filter((win) => win.seat === seat).map(({ points }) => points)))
      const extra = losersIn(form) * form.counterShare * counters
      const hasExtra = (seat: Seat): boolean => seat === nearest || (settings['several-counters'] === 'each' && winners.has(seat))
      const own = (seat: Seat): number => (settings['several-sticks'] === 'own-back' && winners.has(seat) ? laid[seat] : 0)
      const others = sticks - sum(form.seats.map(own))
      return bySeat(
        (seat) =>
          won[seat] +
          (hasExtra(seat) ? extra : 0) +
          1000 * (own(seat) + (seat === nearest ? others : 0)) -
          (seat === ending.from ? sum(Object.values(won)) + extra * form.seats.filter(hasExtra).length : 0),
      )
    }
    case 'tsumo': {
      const { seat: winner, others, dealer } = ending
      const losers = losersTo(winner, form)
      const pays = (seat: Seat): number => (seat === 'E' ? dealer : others) + form.counterShare * counters
      return bySeat((seat) => (seat === winner ? sum(losers.map(pays)) + 1000 * sticks : losers.includes(seat) ? -pays(seat) : 0))
    }
    case 'exhaustive': {
      if (ending.nagashi && ending.nagashi.length > 0) return nagashiPayments(ending.nagashi, form)
      const waiting = ending.tenpai.length
      const noten = form.seats.filter((seat) => !ending.tenpai.includes(seat))
      if (waiting === 0 || noten.length === 0) return bySeat(() => 0)
      return bySeat((seat) =>
        ending.tenpai.includes(seat) ? form.notenPayment / waiting : noten.includes(seat) ? -form.notenPayment / noten.length : 0,
      )
    }
    case 'abort':
      return bySeat(() => 0)
    case 'chombo': {
      const { by } = ending
      const paid = by && settings['chombo-worth'] === 'reverse-mangan' ? drawnMangan(by, form) : null
      return bySeat((seat) => 1000 * laid[seat] - (paid?.[seat] ?? 0))
    }
  }
}

/** A mangan as if self-drawn, for each of these players; no counters and sticks (RRC 5.4). */
const nagashiPayments = (winners: readonly Seat[], form: GameForm): BySeat<number> => {
  const changes = winners.map((winner) => drawnMangan(winner, form))
  return bySeat((seat) => sum(changes.map((one) => one[seat])))
}

/** The points that a self-drawn mangan moves, without counters and sticks; reversed, those of a chombo paid at the table (EMA 3.4.6). */
const drawnMangan = (winner: Seat, form: GameForm): BySeat<number> =>
  changesOf(
    winner,
    paymentsOf({ winner, from: null, base: MANGAN_BASE, counters: 0, sticks: 0, liable: [], countersOfLiability: 'unknown', form }),
  )

/** A hand that has ended: its name, what lay on the table, and the form of the game. */
type EndedHand = { readonly name: HandName; readonly stakes: Stakes; readonly rules: PaidBy }

/**
 * The hand that follows. The dealer stays after winning, after an abortive draw and, unless the settings say otherwise, after waiting at an
 * exhaustive draw.
 */
export const handAfter = (ending: HandEnding, { name, stakes, rules }: EndedHand): HandName => {
  const { sticks, laid } = stakes
  if (ending.how === 'chombo') return { ...name, sticks: sticks - sum(Object.values(laid)) }
  const won = ending.how === 'ron' || ending.how === 'tsumo'
  const stays = dealerStays(ending, rules)
  const counters = won && !stays ? 0 : name.counters + 1
  const left = won ? 0 : sticks
  return stays ? { ...name, counters, sticks: left } : { ...nextDeal(name, rules.form), counters, sticks: left }
}

/** Whether the dealer deals again. */
const dealerStays = (ending: HandEnding, { settings }: PaidBy): boolean => {
  switch (ending.how) {
    case 'ron':
      return ending.wins.some(({ seat }) => seat === 'E')
    case 'tsumo':
      return ending.seat === 'E'
    case 'exhaustive':
      return ending.tenpai.includes('E') && settings['dealer-stays'] !== 'win'
    case 'abort':
    case 'chombo':
      return true
  }
}

/** Values by the seats of the next hand: South becomes the dealer unless the dealer stays. */
export const bySeatAfter = <T>(values: BySeat<T>, ending: HandEnding, rules: PaidBy): BySeat<T> => {
  const { seats } = rules.form
  return dealerStays(ending, rules) ? values : bySeat((seat) => values[seats.includes(seat) ? nextSeat(seat, seats) : seat])
}

const nearestFirst = ({ from, wins }: Extract<HandEnding, { how: 'ron' }>, { seats }: GameForm): readonly ReportedWin[] =>
  [...wins].sort((a, b) => seatDistance(from, a.seat, seats) - seatDistance(from, b.seat, seats))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
