import type { Tile } from '../../../model/tiles.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendCandidate, Scene } from '../scene.ts'

/** A discard recorded as the drawn tile came from the hand: any tile that the hand can spare. */
export const drawnForHand = ({ events, tables }: Scene, number: number): readonly MendCandidate[] => {
  const event = events[number - 1]
  const table = tables[number - 1]
  if (event?.verb !== 'discard' || event.source !== 'drawn' || !table) return []
  const { hand, drawn, riichi } = table.players[event.actor]
  if (drawn?.tile !== event.tile || riichi) return []
  const discarding = (tile: Tile) => ({ do: 'replace', at: number, count: 1, events: [{ ...event, tile, source: 'hand' }] }) as const
  return [...new Set(hand.known)]
    .filter((tile) => tile !== event.tile)
    .map((tile) => ({
      kind: 'source',
      edit: discarding(tile),
      open: discarding('?'),
      because: 'drawn-or-hand',
      weight: MISTAKE_RATES.source * SHARE,
    }))
}

/** The choice of the hand's tile is one guess of many. */
const SHARE = 0.6
