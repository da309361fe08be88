import type { TableEvent } from '../../model/events.ts'
import { insertEvent, removeEvent, replaceEvent } from '../edits/edit-events.ts'

/**
 * The possible mistakes of the recorder. `step`: a call, show or kong that a later step needs is missing; `stray`: a line that does not
 * belong to the hand.
 */
export const MEND_KINDS = ['tile', 'source', 'missing', 'doubled', 'seat', 'step', 'claim', 'count', 'end', 'stray'] as const
export type MendKind = (typeof MEND_KINDS)[number]

/** Why a mend is likely: the evidence in the line or around it. */
export const MEND_REASONS = [
  ...(['rank', 'suit', 'red-or-plain', 'same-as-drawn', 'fits-group'] as const),
  ...(['drawn-or-hand', 'left-out', 'stands-twice', 'whose-turn', 'other-seat'] as const),
  ...(['needed-before', 'other-act', 'counted', 'goes-on', 'fits-nothing'] as const),
] as const
export type MendReason = (typeof MEND_REASONS)[number]

/** A mend's change to the list of events, by their old numbers. `move` takes one event out and puts it after event `after`. */
export type MendEdit =
  | { readonly do: 'insert'; readonly at: number; readonly events: readonly TableEvent[] }
  | { readonly do: 'remove'; readonly at: number; readonly count: number }
  | { readonly do: 'replace'; readonly at: number; readonly count: number; readonly events: readonly TableEvent[] }
  | { readonly do: 'move'; readonly at: number; readonly after: number }

/** A change that makes the record consistent. Only proposed: a person applies it. */
export type Mend = {
  readonly kind: MendKind
  readonly edit: MendEdit
  /** The first event that it changes, or before which it inserts. */
  readonly at: number
  readonly because: MendReason
  /** Its likelihood among all mends proposed for the finding, 0 to 1. */
  readonly likelihood: number
}

/** The events after a mend; answers and rulings are removed together with the event they referred to. */
export const applyMend = (events: readonly TableEvent[], edit: MendEdit): readonly TableEvent[] => {
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

/** The new number of an event after a mend; undefined if it was removed. A replaced event gets the number of the first new one. */
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
