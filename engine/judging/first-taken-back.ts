import type { TableEvent } from '../model/events.ts'
import { isKnown } from '../model/tiles.ts'
import type { Reading } from './decisions.ts'
import { lineBefore, type Play } from './play.ts'

/**
 * A player who has laid two tiles, one right after the other, takes the first back: the second is the discard. Read as if the first had gone back
 * before the second was laid.
 */
export const firstTakenBack = (play: Play): Reading | null => {
  const back = play.previous?.event
  const second = play.previous && back?.verb === 'retract' ? lineBefore(play.previous.play) : null
  const first = second?.event.verb === 'discard' ? lineBefore(second.play) : null
  if (back?.verb !== 'retract' || second?.event.verb !== 'discard' || first?.event.verb !== 'discard') return null
  const { actor, tile } = back
  if (tile === undefined || !isKnown(tile) || first.event.tile !== tile || second.event.tile === tile) return null
  if (first.event.actor !== actor || second.event.actor !== actor || first.event.short || second.event.short) return null
  const at = second.play.number + 1
  const events = new Map<number, TableEvent>([
    [at, back],
    [play.number, second.event],
  ])
  return { at, events, seat: actor }
}
