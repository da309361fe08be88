import { type Ref, refParts } from '../../../db/log/entry.ts'
import { newestHead } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { cellValue } from '../../context/caches/cell.ts'
import { cachesOf, type TabletPlace } from '../../context/caches/file-caches.ts'
import { clockOffsetsIn, offsetFromThisClock, toLocalTime } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { TabletStation } from '../../context/tablets.ts'
import type { TabletRole } from '../../contract/tablets.ts'
import { clockOf } from '../../event/rounds/rounds.ts'

/**
 * A role as it is now: a recorder's tablet stays at one table of the hall all day, and follows its number from round
 * to round, unless it is held.
 */
export const tabletPlaceOf = (desk: DeskContext, role: TabletRole | null): TabletPlace => {
  if (role?.kind !== 'recorder' || role.hold || !desk.open) return { role, before: null, lacks: null }
  const { db } = desk.open
  const { tabletPlaces } = cachesOf(db)
  try {
    const { seq = 0, hash = '' } = newestHead(db) ?? {}
    // a request reads it several times
    const places = cellValue(tabletPlaces, `${seq} ${hash}`, () => new Map<string, TabletPlace>())
    const place = places.get(role.table) ?? followed(db, role)
    places.set(role.table, place)
    return place
  } catch {
    // a disk that can't be read just now: the tablet stays where it was, and its own request reports the error
    return tabletPlaces.value?.get(role.table) ?? { role, before: null, lacks: null }
  }
}

const followed = (db: ReadableDb, role: TabletRole & { readonly kind: 'recorder' }): TabletPlace => {
  const begun = newestBegun(db)
  const way = wayOf(db, role.table, begun)
  const [before, now] = [way.at(-2), way.at(-1)]
  if (!now) return { role, before: null, lacks: null }
  return {
    role: { ...role, table: now.id },
    before: before ? { table: before.id, round: before.round, done: signedAt(db, before.id) } : null,
    lacks: lackedAfter(db, now, begun),
  }
}

/** A table of the hall in one round. */
type OfRound = { readonly id: string; readonly round: number }

/** The tables of one number that a tablet has passed, from the given one on; the last is its current one. */
const wayOf = (db: ReadableDb, given: string, begun: number): readonly OfRound[] => {
  const [first, ...later] = sql<OfRound>(db, SAME_NUMBER).all(given)
  const way = first ? [first] : []
  for (const next of later) {
    const now = way.at(-1)
    if (!now || !(next.round <= begun || (next.round === roundAfter(db, now.round) && signedAt(db, now.id) !== null))) break
    way.push(next)
  }
  return way
}

/** Two tables of one name in one round need a user's decision: no tablet moves to either by itself. */
const SAME_NUMBER = `SELECT other.id, other.round FROM table_ given JOIN table_ other ON other.name = given.name AND other.round >= given.round
  WHERE given.id = ? AND (other.id = given.id OR (other.round > given.round
    AND (SELECT count(*) FROM table_ one WHERE one.name = other.name AND one.round = other.round) = 1)) ORDER BY other.round`

/** The round that is on, or is the next one once the table is done, in which there is no table of this number; null where none is lacking. */
const lackedAfter = (db: ReadableDb, { id, round }: OfRound, begun: number): number | null => {
  if (begun > round) return begun
  const next = roundAfter(db, round)
  const isNextHere = next !== undefined && sql(db, BESIDE).get(id, next) !== undefined
  return next !== undefined && !isNextHere && signedAt(db, id) !== null ? next : null
}

const roundAfter = (db: ReadableDb, round: number): number | undefined => sql<number>(db, ROUNDS).pluck().get(round, round)
const ROUNDS = `SELECT number FROM round WHERE number > ? UNION SELECT round FROM table_ WHERE round > ? ORDER BY 1`
const BESIDE = 'SELECT 1 FROM table_ given JOIN table_ other ON other.name = given.name WHERE given.id = ? AND other.round = ?'

/** The last round whose clock was started, 0 if none was: the rounds before it have begun too, even if their clocks were not started. */
const newestBegun = (db: ReadableDb): number =>
  sql<number>(db, 'SELECT DISTINCT round FROM round_clock WHERE taken_back IS NULL ORDER BY round DESC')
    .pluck()
    .all()
    .find((round) => clockOf(db, round).state !== 'planned') ?? 0

/** When the result of a table was signed; null while it is not, or once it was reopened. */
const signedAt = (db: ReadableDb, table: string): Date | null => {
  const signed = sql<Signature>(db, SIGNED).get(table)
  return signed ? toLocalTime(db, signed.ref, signed.at) : null
}

type Signature = { readonly ref: Ref; readonly at: string }
const SIGNED = `SELECT ref, at FROM result WHERE table_id = ? AND taken_back IS NULL
  AND NOT EXISTS (SELECT 1 FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL) ORDER BY id DESC LIMIT 1`

/** The tables that a tablet sees: its current one, and that of the round before until it is finished. */
export const seenFrom = ({ role, before }: TabletStation): readonly string[] =>
  role?.kind === 'recorder' ? [role.table, ...(before && before.done === null ? [before.table] : [])] : []

/**
 * Whether a tablet's act about a table belongs to its own table: its current one, or that of the round before until it
 * is finished. Acts recorded there offline before the finish are accepted too.
 */
export const isItsOwn = (
  desk: DeskContext,
  station: TabletStation,
  asked: { readonly table: unknown; readonly call: string } & Typed,
): boolean => {
  const { table, call } = asked
  if (typeof table !== 'string') return false
  if (seenFrom(station).includes(table)) return true
  const { open } = desk
  if (call !== 'tables/record' || station.before?.table !== table || !open) return false
  const signed = sql<Signature>(open.db, SIGNED).get(table)
  return signed !== undefined && isTypedBefore(desk, open, signed, asked)
}

/** Time and preceding act of a line, as a tablet reports them. */
type Typed = { readonly waited: unknown; readonly behind: unknown }

/** Tolerance between two laptops' corrected clocks, in ms. */
const NEAR = 2000

/**
 * Whether a line was entered before a table was finished, by the clock of the signature. If the two can't be compared
 * it counts as before, since a tablet that knows its table is finished has left it. A tablet that does not know its
 * waiting time, as after its clock was set back, reports the entries known to it.
 */
const isTypedBefore = (desk: DeskContext, { db, file }: OpenFile, { ref, at }: Signature, { waited, behind }: Typed): boolean => {
  if (typeof waited !== 'number') return isBehindOlder(behind, ref)
  const isOwn = ref.startsWith(`${desk.device(file)}:`)
  if (!isOwn && offsetFromThisClock(clockOffsetsIn(db), ref) === null) return true
  return desk.now().getTime() - waited < toLocalTime(db, ref, at).getTime() + (isOwn ? 0 : NEAR)
}

/** Whether a line was entered after an act whose author did not know this entry. */
const isBehindOlder = (behind: unknown, entry: Ref): boolean => {
  const after = behind !== null && typeof behind === 'object' && 'after' in behind ? behind.after : undefined
  return typeof after === 'string' && refParts(after as Ref).number < refParts(entry).number
}
