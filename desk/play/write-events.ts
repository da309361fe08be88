import type { Write, Written } from '../../db/act.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { TableEvent } from '../../engine/events.ts'
import { formatActs, formatEvent } from '../../engine/notation/format-event.ts'
import type { PlayedHand } from './played-hand.ts'

/** Events and where they go: behind which other (null: before all), before which; in whose place; with which other entry they are one act. */
export type Behind = {
  readonly events: readonly TableEvent[]
  readonly after: Ref | null
  readonly before?: Ref | undefined
  readonly replaces?: Ref | undefined
  readonly with?: Ref | undefined
}

/** Writes events into the list of a hand, one behind the other, each with the short form it came in. What answers and rulings speak of stands in the hand. */
export const writeBehind = (
  write: Write,
  hand: PlayedHand,
  { events, after, before, replaces, with: first }: Behind,
): readonly Written[] => {
  const written: Written[] = []
  for (const { line, first: start, count } of formatActs(events))
    for (const [i, event] of events.slice(start - 1, start - 1 + count).entries()) {
      const about = event.verb === 'answer' || event.verb === 'ruling' ? hand.refs[event.event - 1] : undefined
      written.push(
        write('event', {
          hand: hand.row.id,
          after: written.at(-1)?.ref ?? after,
          before,
          text: formatEvent(event),
          ...(count > 1 && { form: { text: line, part: i + 1, parts: count } }),
          about,
          ...(written.length === 0 && { replaces }),
          with: first,
        }),
      )
    }
  return written
}
