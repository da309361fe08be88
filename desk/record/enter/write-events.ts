import type { Ref } from '../../../db/log/entry.ts'
import { projections } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write, WrittenEntry } from '../../../db/writing/act.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { formatActs, formatEvent } from '../../../engine/notation/format/format-event.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'

/**
 * Events to insert: number of the first, anchor before it (null: start of the hand), anchor after it, the act they replace, the entry they
 * share an act with.
 */
export type EventInsertion = {
  readonly events: readonly TableEvent[]
  readonly first: number
  readonly after: Ref | null
  readonly before?: Ref | undefined
  readonly replaces?: Ref | undefined
  readonly with?: Ref | undefined
}

/** Inserts events into the list of a hand one after the other, each with its short form. Numbers in them are those after the insertion. */
export const insertEvents = (
  write: Write,
  hand: PlayedHand,
  { events, first, after, before, replaces, with: act }: EventInsertion,
): readonly WrittenEntry[] => {
  const written: WrittenEntry[] = []
  const refOf = (number: number): Ref | undefined => (number < first ? hand.refs[number - 1] : written[number - first]?.ref)
  for (const { line, first: start, count } of formatActs(events))
    for (const [i, event] of events.slice(start - 1, start - 1 + count).entries())
      written.push(
        write('event', {
          hand: hand.row.id,
          after: written.at(-1)?.ref ?? after,
          before,
          text: formatEvent(event),
          ...(count > 1 && { form: { text: line, part: i + 1, parts: count } }),
          about: event.verb === 'answer' || event.verb === 'ruling' ? refOf(event.event) : undefined,
          ...(written.length === 0 && { replaces }),
          with: act ?? (before === undefined && replaces === undefined ? undefined : written[0]?.ref),
        }),
      )
  return written
}

/** Inserts events after as many acts of the list as `place` says. */
export const insertAt = (
  db: ReadableDb,
  write: Write,
  hand: PlayedHand,
  { place, ...insertion }: Omit<EventInsertion, 'after' | 'before' | 'replaces'> & { readonly place: number },
): readonly WrittenEntry[] => insertEvents(write, hand, { ...insertion, ...anchorsAt(db, hand, place) })

type Anchors = Pick<EventInsertion, 'after' | 'before'>

const anchorsAt = (db: ReadableDb, { row, refs, end }: PlayedHand, place: number): Anchors => {
  if (place === refs.length) return { after: end }
  const last = refs[place - 1]
  if (last !== undefined) return directlyAfter(db, last)
  return { after: null, before: sql<Ref>(db, 'SELECT ref FROM event WHERE hand = ? AND place = 1').pluck().get(row.id) }
}

/** Anchors for an insertion directly after an act. */
export const directlyAfter = (db: ReadableDb, after: Ref): Anchors => ({ after, before: sql<Ref>(db, NEXT).pluck().get(after) })

const NEXT = 'SELECT next.ref FROM event JOIN event next ON next.hand = event.hand AND next.place = event.place + 1 WHERE event.ref = ?'

/** Usual transmission time of an act, in milliseconds. */
export const ON_ITS_WAY = 1000

/** Notes in each act that is written how long it had waited for the desk, in ms. */
export const asWaited = (write: Write, waited = 0): Write =>
  waited <= ON_ITS_WAY ? write : (kind, body) => write(kind, kind === 'hand' || kind === 'event' ? { ...body, waited } : body)

/** Writes entries as parts of one act, which undo reverts as a whole. `first`: its first entry, if it is already written. */
export const asOneAct = (write: Write, first?: Ref): Write => {
  let head = first
  return (kind, body) => {
    if (projections[kind].act === 'none') return write(kind, body)
    const written = write(kind, head === undefined ? body : { ...body, with: head })
    head ??= written.ref
    return written
  }
}
