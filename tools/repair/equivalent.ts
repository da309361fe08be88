import type { TableEvent } from '../../engine/model/events.ts'
import { formatEvent } from '../../engine/notation/format/format-event.ts'

/** Whether a mended record is the true one. A line put back in may leave open what only the table knew: the tile, and where it came from. */
export const isTrueRecord = (mended: readonly TableEvent[], original: readonly TableEvent[]): boolean =>
  mended.length === original.length &&
  mended.every((event, i) => {
    const meant = original[i]
    return meant !== undefined && (formatEvent(event) === formatEvent(meant) || formatEvent(openedAs(event, meant)) === formatEvent(meant))
  })

/** The event with the true tile where it has none, and the true mark where it has none. */
const openedAs = (event: TableEvent, meant: TableEvent): TableEvent => {
  if ((event.verb !== 'draw' && event.verb !== 'discard') || event.verb !== meant.verb) return event
  const told = (event.tile ?? '?') === '?' && meant.tile !== undefined ? { ...event, tile: meant.tile } : event
  return told.verb === 'discard' && meant.verb === 'discard' && told.source === undefined && meant.source
    ? { ...told, source: meant.source }
    : told
}
