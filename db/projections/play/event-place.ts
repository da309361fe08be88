import type { Ref } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'

/**
 * Where an event goes: behind which other (`after`, its entry; 0: before all), to which place, and whom it crossed there. `last`: the one that
 * stands last in the list.
 */
export type Place = {
  readonly after: number
  readonly place: number
  readonly crossed: number | null
  readonly last: Row | undefined
  readonly isLast: boolean
}

type Row = {
  readonly entry: number
  readonly ref: Ref
  readonly place: number
  readonly number: number | null
  readonly after: number
  readonly replaces: number | null
}

/** The event of a hand that stands last in the list, also one that was taken out. */
const lastInList = (db: ReadableDb, hand: string): Row | undefined =>
  sql<Row>(db, `SELECT ${COLUMNS} FROM event WHERE hand = ? ORDER BY place DESC LIMIT 1`).get(hand)

/** How many events of a hand stand, of which one is last in the list, standing or not. */
export const standingCount = (db: ReadableDb, hand: string, last: Row | undefined): number =>
  last?.number ??
  sql<number>(db, 'SELECT number FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY place DESC LIMIT 1').pluck().get(hand) ??
  0

/**
 * Right behind the event that it names. Where somebody put events there that the writer did not know of, what each of the two wrote stays together, in
 * the order of the log; what stands in the place of an event comes before all others behind it.
 */
export const placeOf = (db: ReadableDb, event: Body<'event'>): Place => {
  const { hand } = event
  const last = lastInList(db, hand)
  const anchor = named(db, hand, event.after)
  if ((anchor?.entry ?? 0) === (last?.entry ?? 0))
    return { after: last?.entry ?? 0, place: (last?.place ?? 0) + 1, crossed: null, last, isLast: true }
  const before = event.before === undefined ? undefined : named(db, hand, event.before)
  const between = sql<Row>(db, `SELECT ${COLUMNS} FROM event WHERE hand = ? AND place > ? AND place < ? ORDER BY place`)
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

/** The event that an answer or a ruling speaks of; null where there is none. */
export const aboutOf = (db: ReadableDb, { hand, about }: Body<'event'>): number | null =>
  about === undefined ? null : (named(db, hand, about)?.entry ?? null)

/** The text of an answer or a ruling, with the number that its event has now. */
export const speakingOf = (text: string, number: number): string => text.replace(SPOKEN_OF, (_, start: string) => `${start}${number}`)

const SPOKEN_OF = /^((?:\d\S* )?(?:& )?\* (?:answer|ruling) )(\d+)/

const named = (db: ReadableDb, hand: string, ref: Ref | null): Row | undefined => {
  if (ref === null) return undefined
  const row = sql<Row>(db, `SELECT ${COLUMNS} FROM event WHERE ref = ? AND hand = ?`).get(ref, hand)
  if (!row) throw troubled(logWords.notHeld('event', ref))
  return row
}

const COLUMNS = 'entry, ref, place, number, after, replaces'
