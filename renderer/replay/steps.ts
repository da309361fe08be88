import type { TableEvent } from '../../engine/model/events.ts'
import type { Seat } from '../../engine/model/seats.ts'

/** A moment of a game: a hand of it, after so many of its acts. */
export type Place = { readonly hand: string; readonly act: number }

/** What one steps by in a hand. */
export type Stretch = {
  readonly id: string
  readonly acts: number
  readonly discards: readonly { readonly act: number; readonly seat: Seat }[]
  /** Acts at which something was found, in order. */
  readonly found: readonly number[]
}

/** What one steps by, of the acts of a hand and the acts at which something was found. */
export const stretchOf = (id: string, events: readonly TableEvent[], found: readonly number[]): Stretch => ({
  id,
  acts: events.length,
  discards: events.flatMap((event, i) => (event.verb === 'discard' ? [{ act: i + 1, seat: event.actor }] : [])),
  found: [...new Set(found)].toSorted((a, b) => a - b),
})

type Step = (hands: readonly Stretch[], at: Place, by: 1 | -1) => Place | null

/** One act on or back; behind the last act of a hand comes the table before the first of the next. Null at the ends of the game. */
export const stepAct: Step = (hands, { hand, act }, by) => {
  const here = hands.find(({ id }) => id === hand)
  const to = act + by
  return here && to >= 0 && to <= here.acts ? { hand, act: to } : besideHand(hands, hand, by)
}

/** One go-round on or back: to the next discard of the player who has discarded last, and where there is none to the end of the hand. */
export const stepTurn: Step = (hands, { hand, act }, by) => {
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

/** The next act at which something was found, in whatever hand. */
export const stepFinding: Step = (hands, { hand, act }, by) => {
  const place = hands.findIndex(({ id }) => id === hand)
  const spots = hands.flatMap(({ id, found }, n) => found.map((at) => ({ n, hand: id, act: at })))
  const spot =
    by > 0
      ? spots.find((one) => one.n > place || (one.n === place && one.act > act))
      : spots.findLast((one) => one.n < place || (one.n === place && one.act < act))
  return spot ? { hand: spot.hand, act: spot.act } : null
}

/** The beginning of the hand before or after. */
export const stepHand: Step = (hands, { hand }, by) => {
  const to = hands[hands.findIndex(({ id }) => id === hand) + by]
  return to ? { hand: to.id, act: 0 } : null
}

/** The beginning or the end of a hand, or of the whole game. */
export const edge = (
  hands: readonly Stretch[],
  { hand }: Place,
  { end, game }: { readonly end: boolean; readonly game: boolean },
): Place | null => {
  const of = game ? hands.at(end ? -1 : 0) : hands.find(({ id }) => id === hand)
  return of ? { hand: of.id, act: end ? of.acts : 0 } : null
}

/** Into the next hand before its first act, or into the one before after its last. */
const besideHand = (hands: readonly Stretch[], hand: string, by: 1 | -1): Place | null => {
  const place = hands.findIndex(({ id }) => id === hand)
  const to = place < 0 ? undefined : hands[place + by]
  return to ? { hand: to.id, act: by > 0 ? 0 : to.acts } : null
}
