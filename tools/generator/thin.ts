import type { TableEvent } from '../../engine/model/events.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import type { Dice } from './dice.ts'
import type { GameOptions } from './options.ts'

/** The hand as written by a recorder with less information, or with a clock. */
export const recorded = (hand: Hand, { draws, deals, clock }: Pick<GameOptions, 'draws' | 'deals' | 'clock'>, dice: Dice): Hand => {
  const { deal: _, ...unseen } = hand.header
  const seen = draws === 'known' ? hand.events : draws === 'unseen' ? hand.events.map(faceDown) : withoutDraws(hand.events)
  return { header: deals ? hand.header : unseen, events: clock ? timed(seen, dice) : seen }
}

/** Hides the tile of a draw. */
const faceDown = (event: TableEvent): TableEvent => {
  if (event.verb !== 'draw' && event.verb !== 'replace' && event.verb !== 'return') return event
  const { tile: _, ...unseen } = event
  return unseen
}

/** Removes the draws and everything that shows the drawn tile: only discards and claims remain. */
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

/** Adds minimum times before the events: no draw is too fast, and a kong is open long enough. */
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
