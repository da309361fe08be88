import type { TableEvent } from '../../model/events.ts'
import { type EditedEvents, insertEvent, removeEvent, replaceEvent } from './edit-events.ts'

/**
 * A change to the list of a hand's acts, by their old numbers. `insert`: before the act `at`; `replace`: replaces `count` acts from `at`
 * on; `move`: moves `count` acts from `at` on to after the act `after`, 0 for the beginning. `text`: lines of table notation, short forms
 * too.
 */
export type ListEdit =
  | { readonly do: 'insert'; readonly at: number; readonly text: string }
  | { readonly do: 'remove'; readonly at: number; readonly count: number }
  | { readonly do: 'replace'; readonly at: number; readonly count: number; readonly text: string }
  | { readonly do: 'move'; readonly at: number; readonly count: number; readonly after: number }

/** The list after a change; `added`: the events that its text contains, or that it moves. */
export const applyListEdit = (events: readonly TableEvent[], edit: ListEdit, added: readonly TableEvent[]): EditedEvents => {
  switch (edit.do) {
    case 'insert':
      return insertEvent(events, edit.at, ...added)
    case 'remove':
      return removeEvent(events, edit.at, edit.count)
    case 'replace': {
      const { events: left, gone } = edit.count > 1 ? removeEvent(events, edit.at + 1, edit.count - 1) : { events, gone: [] }
      return { events: replaceEvent(left, edit.at, ...added).events, gone }
    }
    case 'move': {
      const { events: left, gone } = removeEvent(events, edit.at, edit.count)
      return { events: insertEvent(left, movedTo(edit), ...added).events, gone }
    }
  }
}

/** The new number of the first moved act. */
export const movedTo = ({ at, count, after }: Extract<ListEdit, { do: 'move' }>): number => (after < at ? after + 1 : after - count + 1)

/** Removes clock times that contradict the new place of an act: a time of entry says nothing about when the act happened. */
export const withoutMisfits = (events: readonly TableEvent[], edit: ListEdit, added: readonly TableEvent[]): readonly TableEvent[] => {
  const { events: whole } = applyListEdit(events, edit, added)
  const first = edit.do === 'move' ? movedTo(edit) - 1 : edit.at - 1
  const next = whole.slice(first + added.length).find(({ clock }) => clock !== undefined)?.clock ?? Number.POSITIVE_INFINITY
  let last = whole.slice(0, first).findLast(({ clock }) => clock !== undefined)?.clock ?? 0
  return added.map((event) => {
    const { clock, ...untimed } = event
    if (clock === undefined) return event
    if (clock < last || clock > next) return untimed
    last = clock
    return event
  })
}
