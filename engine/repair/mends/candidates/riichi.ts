import { confusedAs } from '../../../model/tile-confusions.ts'
import { isKnown } from '../../../model/tiles.ts'
import { HOW_COMMON } from '../error-rates.ts'
import type { Candidate, Scene } from '../scene.ts'
import { change } from './tiles.ts'

/** In riichi the drawn tile is discarded: discard or draw has the wrong tile, or the drawn tile was marked as one from the hand. */
export const drawnInRiichi = (scene: Scene): readonly Candidate[] => {
  const { event, finding, before, seat } = scene
  if (event.verb !== 'discard' || !seat) return []
  const { drawn } = before.players[seat]
  const { source: _, ...rest } = event
  const marked: readonly Candidate[] =
    event.source === 'hand'
      ? [
          {
            kind: 'source',
            edit: { do: 'replace', at: finding.event, count: 1, events: [{ ...rest, source: 'drawn' }] },
            because: 'drawn-or-hand',
            weight: HOW_COMMON.source,
          },
        ]
      : []
  if (!drawn || !isKnown(drawn.tile) || !isKnown(event.tile) || drawn.tile === event.tile) return marked
  const because = confusedAs(drawn.tile, event.tile) ?? 'same-as-drawn'
  return [
    ...marked,
    ...change(scene, { number: finding.event, from: event.tile, to: drawn.tile, because, share: 1 }),
    ...change(scene, { number: drawn.event, from: drawn.tile, to: event.tile, because, share: 1 }),
  ]
}
