import type { Entry, Ref } from '../../log/entry.ts'
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
export const placeOf = (db: ReadableDb, entry: Entry, event: Body<'event'>): Place => {
  const { hand } = event
  const last = lastInList(db, hand)
  const anchor = event.number === undefined ? named(db, hand, event.after) : anchorOf(db, entry, { hand, number: event.number, last })
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
export const aboutOf = (db: ReadableDb, entry: Entry, { hand, about, number, text }: Body<'event'>): number | null => {
  if (about !== undefined) return named(db, hand, about)?.entry ?? null
  const spokenOf = number === undefined ? undefined : SPOKEN_OF.exec(text)?.[2]
  return spokenOf === undefined ? null : (numbered(db, entry, hand, Number(spokenOf))?.entry ?? null)
}

/** The text of an answer or a ruling, with the number that its event has now. */
export const speakingOf = (text: string, number: number): string => text.replace(SPOKEN_OF, (_, start: string) => `${start}${number}`)

const SPOKEN_OF = /^((?:\d\S* )?(?:& )?\* (?:answer|ruling) )(\d+)/

const named = (db: ReadableDb, hand: string, ref: Ref | null): Row | undefined => {
  if (ref === null) return undefined
  const row = sql<Row>(db, `SELECT ${COLUMNS} FROM event WHERE ref = ? AND hand = ?`).get(ref, hand)
  if (!row) throw troubled(logWords.notHeld('event', ref))
  return row
}

type Numbered = { readonly hand: string; readonly number: number; readonly last: Row | undefined }

/** What an entry of the first form stands behind: the event before its number, and what had been taken back behind that. */
const anchorOf = (db: ReadableDb, entry: Entry, { hand, number, last }: Numbered): Row | undefined => {
  const isInTurn = !last || (last.ref.startsWith(`${entry.device}:`) && standingCount(db, hand, last) === number - 1)
  if (isInTurn) return last
  let anchor = number === 1 ? undefined : (numbered(db, entry, hand, number - 1) ?? last)
  const behind = sql<Row>(db, `SELECT ${COLUMNS} FROM event WHERE hand = ? AND place > ? ORDER BY place`)
  for (const row of behind.all(hand, anchor?.place ?? 0)) {
    if (row.number !== null) break
    anchor = row
  }
  return anchor
}

/** The event that was given a number in the first form: one of the same device before all others, the newest of those that stand. */
const numbered = (db: ReadableDb, { device }: Entry, hand: string, number: number): Row | undefined =>
  sql<Row>(
    db,
    `SELECT ${COLUMNS} FROM event WHERE hand = ? AND given = ? AND number IS NOT NULL ORDER BY ref LIKE ? || ':%' DESC, entry DESC LIMIT 1`,
  ).get(hand, number, device)

const COLUMNS = 'entry, ref, place, number, after, replaces'
