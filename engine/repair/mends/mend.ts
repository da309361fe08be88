import type { TableEvent } from '../../model/events.ts'
import { insertEvent, removeEvent, replaceEvent } from '../edits/edit-events.ts'

/** What the recorder may have done wrong; `step` is a call, show or kong that a later step needs, `stray` a line that belongs to nothing. */
export const MEND_KINDS = ['tile', 'source', 'missing', 'doubled', 'seat', 'step', 'claim', 'count', 'end', 'stray'] as const
export type MendKind = (typeof MEND_KINDS)[number]

/** Why a mend is likely: what in the line or around it speaks for it. */
export const MEND_REASONS = [
  ...(['rank', 'suit', 'red-or-plain', 'same-as-drawn', 'fits-group'] as const),
  ...(['drawn-or-hand', 'left-out', 'stands-twice', 'whose-turn', 'other-seat'] as const),
  ...(['needed-before', 'other-act', 'counted', 'goes-on', 'fits-nothing'] as const),
] as const
export type MendReason = (typeof MEND_REASONS)[number]

/** What a mend does to the list of events; numbers are those before it. `move` takes one event out and puts it behind event `after`. */
export type MendEdit =
  | { readonly do: 'insert'; readonly at: number; readonly events: readonly TableEvent[] }
  | { readonly do: 'remove'; readonly at: number; readonly count: number }
  | { readonly do: 'replace'; readonly at: number; readonly count: number; readonly events: readonly TableEvent[] }
  | { readonly do: 'move'; readonly at: number; readonly after: number }

/** A change to the record that makes it consistent. Only proposed: a person carries it out. */
export type Mend = {
  readonly kind: MendKind
  readonly edit: MendEdit
  /** The first event that it changes, or before which it inserts. */
  readonly at: number
  readonly because: MendReason
  /** How likely it is among those proposed for the finding, 0 to 1. */
  readonly likelihood: number
}

/** The events after a mend; answers and rulings go with the event they were given for. */
export const mended = (events: readonly TableEvent[], edit: MendEdit): readonly TableEvent[] => {
  switch (edit.do) {
    case 'insert':
      return insertEvent(events, edit.at, ...edit.events).events
    case 'remove':
      return removeEvent(events, edit.at, edit.count).events
    case 'replace': {
      const rest = edit.count > 1 ? removeEvent(events, edit.at + 1, edit.count - 1).events : events
      return replaceEvent(rest, edit.at, ...edit.events).events
    }
    case 'move': {
      const moved = events[edit.at - 1]
      return moved ? insertEvent(removeEvent(events, edit.at).events, edit.after, moved).events : events
    }
  }
}

/** The number that an event has after a mend; none where it went. A replaced event keeps the place of the first one. */
export const numberAfter = (edit: MendEdit, number: number): number | undefined => {
  switch (edit.do) {
    case 'insert':
      return number < edit.at ? number : number + edit.events.length
    case 'remove':
      return number < edit.at ? number : number < edit.at + edit.count ? undefined : number - edit.count
    case 'replace':
      return number < edit.at + edit.count ? number : number + edit.events.length - edit.count
    case 'move':
      return number < edit.at || number > edit.after ? number : number === edit.at ? edit.after : number - 1
  }
}
