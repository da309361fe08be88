import type { Answer, RulingEvent, TableEvent } from '../../model/events.ts'
import { expandBrokenForms } from '../../notation/short-forms.ts'

/** A hand's events after a change, and the answers and rulings removed together with the event they referred to. */
export type EditedEvents = { readonly events: readonly TableEvent[]; readonly gone: readonly RemovedDecision[] }

export type RemovedDecision = { readonly number: number; readonly event: Answer | RulingEvent }

/** Inserts events so that the first of them gets the number `at`; numbers within them follow the new numbering. */
export const insertEvent = (events: readonly TableEvent[], at: number, ...added: readonly TableEvent[]): EditedEvents =>
  change(events, { at, removed: 0, added })

/** Removes `count` events from number `at` on, and the answers to them and rulings on them. */
export const removeEvent = (events: readonly TableEvent[], at: number, count = 1): EditedEvents =>
  change(events, { at, removed: count, added: [] })

/** Replaces one event by others; answers and rulings on it then refer to the first of them. */
export const replaceEvent = (events: readonly TableEvent[], at: number, ...added: readonly TableEvent[]): EditedEvents =>
  change(events, { at, removed: 1, added })

type Change = { readonly at: number; readonly removed: number; readonly added: readonly TableEvent[] }

/** Events keep their order; a short form that is no longer complete becomes long forms. */
const change = (events: readonly TableEvent[], { at, removed, added }: Change): EditedEvents => {
  const after: TableEvent[] = []
  const gone: RemovedDecision[] = []
  /** The new number of each old event that is left. */
  const numbers = new Map<number, number>()
  const add = (number: number, event: TableEvent) => {
    const kept = keepTo(event, numbers)
    if (kept) numbers.set(number, after.push(kept))
    else if (isAboutEvent(event)) gone.push({ number, event })
  }
  for (const [i, event] of events.slice(0, at - 1).entries()) add(i + 1, event)
  if (removed > 0 && added.length > 0) numbers.set(at, after.length + 1)
  after.push(...added)
  for (const [i, event] of events.slice(at - 1 + removed).entries()) add(at + removed + i, event)
  return { events: expandBrokenForms(after), gone }
}

const isAboutEvent = (event: TableEvent): event is Answer | RulingEvent => event.verb === 'answer' || event.verb === 'ruling'

/** An event after the change; undefined if the event that it refers to is gone. */
const keepTo = (event: TableEvent, numbers: ReadonlyMap<number, number>): TableEvent | undefined => {
  if (!isAboutEvent(event)) return event
  const number = numbers.get(event.event)
  if (number === undefined) return undefined
  return number === event.event ? event : { ...event, event: number }
}
