import type { TableEvent } from '../../engine/model/events.ts'
import { formatEvent } from '../../engine/notation/format/format-event.ts'

/** True if a repaired record equals the original one. A restored line may omit data that only the table knew: the tile and its source. */
export const isTrueRecord = (mended: readonly TableEvent[], original: readonly TableEvent[]): boolean =>
  mended.length === original.length &&
  mended.every((event, i) => {
    const meant = original[i]
    return meant !== undefined && (formatEvent(event) === formatEvent(meant) || formatEvent(openedAs(event, meant)) === formatEvent(meant))
  })

/** The event with the true tile and the true source, if it lacks them. */
const openedAs = (event: TableEvent, meant: TableEvent): TableEvent => {
  if ((event.verb !== 'draw' && event.verb !== 'discard') || event.verb !== meant.verb) return event
  const told = (event.tile ?? '?') === '?' && meant.tile !== undefined ? { ...event, tile: meant.tile } : event
  return told.verb === 'discard' && meant.verb === 'discard' && told.source === undefined && meant.source
    ? { ...told, source: meant.source }
    : told
}
