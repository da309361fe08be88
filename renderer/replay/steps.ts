import type { TableEvent } from '../../engine/model/events.ts'
import type { Seat } from '../../engine/model/seats.ts'

/** A moment of a game: a hand and the number of acts played. */
export type GameMoment = { readonly hand: string; readonly act: number }

/** A hand as far as steps need it. */
export type HandSteps = {
  readonly id: string
  readonly acts: number
  readonly discards: readonly { readonly act: number; readonly seat: Seat }[]
  /** Acts with findings, in order. */
  readonly found: readonly number[]
}

export const handSteps = (id: string, events: readonly TableEvent[], found: readonly number[]): HandSteps => ({
  id,
  acts: events.length,
  discards: events.flatMap((event, i) => (event.verb === 'discard' ? [{ act: i + 1, seat: event.actor }] : [])),
  found: [...new Set(found)].toSorted((a, b) => a - b),
})

export type StepThrough = (hands: readonly HandSteps[], at: GameMoment, by: 1 | -1) => GameMoment | null

/** One act forward or back. After the last act of a hand comes the start of the next. Null at the ends of the game. */
export const stepAct: StepThrough = (hands, { hand, act }, by) => {
  const here = hands.find(({ id }) => id === hand)
  const to = act + by
  return here && to >= 0 && to <= here.acts ? { hand, act: to } : besideHand(hands, hand, by)
}

/** One go-round forward or back: to the next discard of the player who discarded last; to the end of the hand if there is none. */
export const stepTurn: StepThrough = (hands, { hand, act }, by) => {
  const here = hands.find(({ id }) => id === hand)
  if (!here) return null
  const last = here.discards.findLast((discard) => discard.act <= act)
  if (by > 0) {
    const next = here.discards.find((discard) => discard.act > act && (!last || discard.seat === last.seat))
    return next ? { hand, act: next.act } : act < here.acts ? { hand, act: here.acts } : besideHand(hands, hand, by)
  }
  const before = last && here.discards.findLast((discard) => discard.act < last.act && discard.seat === last.seat)
  return before ? { hand, act: before.act } : act > 0 ? { hand, act: 0 } : besideHand(hands, hand, by)
}

/** The next act with a finding, in any hand. */
export const stepFinding: StepThrough = (hands, { hand, act }, by) => {
  const place = hands.findIndex(({ id }) => id === hand)
  const spots = hands.flatMap(({ id, found }, n) => found.map((at) => ({ n, hand: id, act: at })))
  const spot =
    by > 0
      ? spots.find((one) => one.n > place || (one.n === place && one.act > act))
      : spots.findLast((one) => one.n < place || (one.n === place && one.act < act))
  return spot ? { hand: spot.hand, act: spot.act } : null
}

/** The start of the next or previous hand. */
export const stepHand: StepThrough = (hands, { hand }, by) => {
  const to = hands[hands.findIndex(({ id }) => id === hand) + by]
  return to ? { hand: to.id, act: 0 } : null
}

/** The start or the end of a hand, or of the whole game. */
export const stepToEdge = (
  hands: readonly HandSteps[],
  { hand }: GameMoment,
  { end, game }: { readonly end: boolean; readonly game: boolean },
): GameMoment | null => {
  const of = game ? hands.at(end ? -1 : 0) : hands.find(({ id }) => id === hand)
  return of ? { hand: of.id, act: end ? of.acts : 0 } : null
}

/** To the start of the next hand, or to the end of the previous one. */
const besideHand = (hands: readonly HandSteps[], hand: string, by: 1 | -1): GameMoment | null => {
  const place = hands.findIndex(({ id }) => id === hand)
  const to = place < 0 ? undefined : hands[place + by]
  return to ? { hand: to.id, act: by > 0 ? 0 : to.acts } : null
}
