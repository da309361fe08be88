import { confusedAs } from '../../../model/tile-confusions.ts'
import { isKnown } from '../../../model/tiles.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendCandidate, Scene } from '../scene.ts'
import { replaceTile } from './tiles.ts'

/** In riichi the drawn tile is discarded: discard or draw has the wrong tile, or the drawn tile was marked as one from the hand. */
export const drawnInRiichi = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, before, seat } = scene
  if (event.verb !== 'discard' || !seat) return []
  const { drawn } = before.players[seat]
  const { source: _, ...rest } = event
  const marked: readonly MendCandidate[] =
    event.source === 'hand'
      ? [
          {
            kind: 'source',
            edit: { do: 'replace', at: finding.event, count: 1, events: [{ ...rest, source: 'drawn' }] },
            because: 'drawn-or-hand',
            weight: MISTAKE_RATES.source,
          },
        ]
      : []
  if (!drawn || !isKnown(drawn.tile) || !isKnown(event.tile) || drawn.tile === event.tile) return marked
  const because = confusedAs(drawn.tile, event.tile) ?? 'same-as-drawn'
  return [
    ...marked,
    ...replaceTile(scene, { number: finding.event, from: event.tile, to: drawn.tile, because, share: 1 }),
    ...replaceTile(scene, { number: drawn.event, from: drawn.tile, to: event.tile, because, share: 1 }),
  ]
}
