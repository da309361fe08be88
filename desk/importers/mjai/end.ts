import type { Abort } from '../../../engine/model/events.ts'
import type { Complaint } from '../import-error.ts'
import { showValue } from '../json/shapes.ts'
import { drawOf, drawReason, waitingAt } from '../played/draw.ts'
import { HIDDEN_FACE } from '../played/faces.ts'
import type { ImportedHand } from '../played/hand.ts'
import { bySeatFrom, seatOf } from '../played/header.ts'
import type { MjaiOf } from './shape.ts'

/** Reasons in gimite's dialect; the slim one has none. */
const REASONS: ReadonlyMap<string, 'exhaustive' | Abort> = new Map([
  ['fanpai', 'exhaustive'],
  ['fonpai', 'exhaustive'],
  ['nagashimangan', 'exhaustive'],
  ['kyushukyuhai', 'nine-terminals'],
  ['sufonrenta', 'four-winds'],
  ['suchareach', 'four-riichi'],
  ['sukaikan', 'four-kongs'],
  ['sanchaho', 'three-wins'],
])

/** Reads the end of a hand: one or more `hora`, or a `ryukyoku`. */
export const endOfMjai = (hand: () => ImportedHand, dealer: number, complain: (complaint: Complaint, about?: string) => void) => {
  const pay = ({ deltas, scores }: Pick<MjaiOf<'hora'>, 'deltas' | 'scores'>) => {
    if (deltas) hand().pay(bySeatFrom(deltas, dealer, 0))
    if (scores) hand().points(bySeatFrom(scores, dealer, 0))
  }
  return {
    win: (event: MjaiOf<'hora'>) => {
      const below = once(event.ura_markers ?? event.uradora_markers ?? [], hand().facts().indicators)
      const { tile: last } = hand().facts()
      if (event.pai !== undefined && event.pai !== last && last !== HIDDEN_FACE) complain('act-order')
      hand().win(seatOf(event.actor, dealer), seatOf(event.target, dealer), below)
      pay(event)
    },
    draw: (event: MjaiOf<'ryukyoku'>) => {
      const reason = event.reason ? REASONS.get(event.reason) : drawReason(hand())
      if (!reason) return event.reason ? complain('expect-result', showValue(event.reason)) : complain('act-order')
      const paid = event.deltas ? bySeatFrom(event.deltas, dealer, 0) : undefined
      const waiting = event.tenpais ? bySeatFrom(event.tenpais, dealer, false) : paid && waitingAt(paid, hand())
      hand().over(drawOf(reason, hand(), waiting))
      pay(event)
    },
  }
}

/** If two players win on one discard, janpo lists the ura-dora indicators twice. */
const once = (below: readonly number[], indicators: number): readonly number[] => {
  const half = below.slice(0, below.length / 2)
  return below.length > indicators && half.join() === below.slice(half.length).join() ? half : below
}
