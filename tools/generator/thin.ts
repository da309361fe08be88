import type { TableEvent } from '../../engine/model/events.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import type { Dice } from './dice.ts'
import type { GameOptions } from './options.ts'

/** The hand as a recorder writes it who sees less, or has a clock. */
export const recorded = (hand: Hand, { draws, deals, clock }: Pick<GameOptions, 'draws' | 'deals' | 'clock'>, dice: Dice): Hand => {
  const { deal: _, ...unseen } = hand.header
  const seen = draws === 'known' ? hand.events : draws === 'unseen' ? hand.events.map(faceDown) : withoutDraws(hand.events)
  return { header: deals ? hand.header : unseen, events: clock ? timed(seen, dice) : seen }
}

/** Draws whose tiles nobody saw. */
const faceDown = (event: TableEvent): TableEvent => {
  if (event.verb !== 'draw' && event.verb !== 'replace' && event.verb !== 'return') return event
  const { tile: _, ...unseen } = event
  return unseen
}

/** Discards and claims only: no draws, and so nothing of which tile was drawn. */
export const withoutDraws = (events: readonly TableEvent[]): readonly TableEvent[] => {
  const left: TableEvent[] = []
  let dropped = false
  for (const event of events) {
    if (event.verb === 'draw' || event.verb === 'replace' || event.verb === 'return') {
      dropped = true
      continue
    }
    const { together, ...apart } = event
    const kept = (dropped && together ? apart : event) as TableEvent
    dropped = false
    if (kept.verb === 'discard') {
      const { source: _, ...discard } = kept
      left.push(discard)
    } else left.push(kept)
  }
  return left
}

/** Least seconds before an event: nobody draws too fast, and a kong is left open long enough. */
const timed = (events: readonly TableEvent[], dice: Dice): readonly TableEvent[] => {
  let clock = 0
  return events.map((event, i) => {
    const before = events[i - 1]
    const least = before?.verb === 'kakan' ? 4 : event.verb === 'draw' ? 1.5 : 0.3
    const same = event.together === true || (event.short !== undefined && event.short.part > 0)
    if (!same) clock = Math.round((clock + least + dice.roll() * 3) * 10) / 10
    return { ...event, clock }
  })
}
