import type { Tile } from '../tiles.ts'
import type { Candidate, Scene } from './scene.ts'
import { HOW_COMMON } from './weights.ts'

/** A discard written as the drawn tile was one from the hand: any that the hand can spare, or one that nobody knows. */
export const drawnForHand = ({ events, tables }: Scene, number: number): readonly Candidate[] => {
  const event = events[number - 1]
  const table = tables[number - 1]
  if (event?.verb !== 'discard' || event.source !== 'drawn' || !table) return []
  const { hand, drawn, riichi } = table.players[event.actor]
  if (drawn?.tile !== event.tile || riichi) return []
  const held: readonly Tile[] = [...new Set(hand.known)].filter((tile) => tile !== event.tile)
  return [...held, '?' as const].map((tile) => ({
    kind: 'source',
    edit: { do: 'replace', at: number, count: 1, events: [{ ...event, tile, source: 'hand' }] },
    because: 'drawn-or-hand',
    weight: HOW_COMMON.source * (tile === '?' ? UNKNOWN_SHARE : SHARE),
  }))
}

/** Which tile of the hand it was is one guess of many. */
const SHARE = 0.3
const UNKNOWN_SHARE = 0.05
