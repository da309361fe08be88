import type { Ref } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import { remembered } from '../remembered.ts'

/**
 * The place of an event: the event it follows (`after`, its entry; 0: the start), its place, and the concurrent event it crosses. `last`:
 * the last event of the list.
 */
export type EventPlace = {
  readonly after: number
  readonly place: number
  readonly crossed: number | null
  readonly last: EventRow | undefined
  readonly isLast: boolean
}

export type EventRow = {
  readonly entry: number
  readonly ref: Ref
  readonly place: number
  readonly number: number | null
  readonly after: number
  readonly replaces: number | null
}

/** The last event in the list of a hand, including removed ones. */
export const lastInList = remembered((db, hand: string) => sql<EventRow>(db, LAST).get(hand))

/** Number of events in force in a hand. `last`: the last of the list, in force or not. */
export const countInForce = (db: ReadableDb, hand: string, last: EventRow | undefined): number =>
  last?.number ??
  sql<number>(db, 'SELECT number FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY place DESC LIMIT 1').pluck().get(hand) ??
  0

/**
 * An event follows the one it names. Concurrent runs of events after the same one stay together, in log order. A replacement comes before
 * all other events after the one it replaces.
 */
export const placeOfEvent = (db: ReadableDb, event: Body<'event'>): EventPlace => {
  const { hand } = event
  const last = lastInList.get(db, hand)
  const anchor = last !== undefined && last.ref === event.after ? last : named(db, hand, event.after)
  if ((anchor?.entry ?? 0) === (last?.entry ?? 0))
    return { after: last?.entry ?? 0, place: (last?.place ?? 0) + 1, crossed: null, last, isLast: true }
  const before = event.before === undefined ? undefined : named(db, hand, event.before)
  const between = sql<EventRow>(db, `SELECT ${COLUMNS} FROM event WHERE hand = ? AND place > ? AND place < ? ORDER BY place`)
  const after = anchor?.entry ?? 0
  const isReplacing = event.replaces !== undefined
  const branch = new Set([after])
  let place = anchor?.place ?? 0
  let crossed: number | null = null
  for (const row of between.all(hand, place, before?.place ?? Number.MAX_SAFE_INTEGER)) {
    const isBeside = row.after === after
    const isInPlace = isBeside && row.replaces === after
    if (!branch.has(row.after) || (isBeside && isReplacing && !isInPlace)) break
    if (isBeside && isInPlace === isReplacing) crossed ??= row.entry
    branch.add(row.entry)
    place = row.place
  }
  return { after, place: place + 1, crossed, last, isLast: place === last?.place }
}

/** The event that an answer or ruling is about; null if there is none. */
export const eventAbout = (db: ReadableDb, { hand, about }: Body<'event'>): number | null =>
  about === undefined ? null : (named(db, hand, about)?.entry ?? null)

/** The text of an answer or ruling with the current number of its event. */
export const withEventNumber = (text: string, number: number): string => text.replace(SPOKEN_OF, (_, start: string) => `${start}${number}`)

const SPOKEN_OF = /^((?:\d\S* )?(?:& )?\* (?:answer|ruling) )(\d+)/

const named = (db: ReadableDb, hand: string, ref: Ref | null): EventRow | undefined => {
  if (ref === null) return undefined
  const row = sql<EventRow>(db, `SELECT ${COLUMNS} FROM event WHERE ref = ? AND hand = ?`).get(ref, hand)
  if (!row) throw troubled(logWords.notHeld('event', ref))
  return row
}

const COLUMNS = 'entry, ref, place, number, after, replaces'
const LAST = `SELECT ${COLUMNS} FROM event WHERE hand = ? ORDER BY place DESC LIMIT 1`
