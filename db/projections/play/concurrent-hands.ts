import { hasSeen } from '../../log/causality.ts'
import type { Entry, Ref } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'
import type { SeenByAuthor } from '../projection.ts'
import { forgetLookups, remembered } from '../remembered.ts'

/**
 * Applies the resolution of two concurrent hands. If its author undid a hand without having seen some of its acts, both hands stay in
 * force until somebody has seen them.
 */
export const settleHands = (
  db: WritableDb,
  entry: Entry,
  { table, one, other, stands }: Body<'hands-settled'>,
  seen: SeenByAuthor,
): void => {
  const fallen = stands === 'one' ? other : stands === 'other' ? one : null
  const missed = fallen === null || seen.sawAll ? undefined : unseenAct(db, entry, fallen, seen.log)
  if (missed !== undefined) sql(db, 'UPDATE hands_settled SET missed = ? WHERE entry = ?').run(missed, entry.seq)
  standHands(db, table)
}

/** An act arrives for a hand that others have undone without having seen it: both hands are in force again. */
export const noteMissedAct = (db: WritableDb, { seq }: Entry, hand: string): void => {
  // hardly any file has a resolution, and an update costs far more than a lookup
  const undone = undoneBy.get(db, hand)
  const table = typeof undone === 'number' ? sql<string>(db, MISSED).pluck().get(seq, undone) : undefined
  if (table === undefined) return
  standHands(db, table)
  forgetLookups(db)
}

const undoneBy = remembered((db, hand: string) => sql<number | null>(db, UNDONE).pluck().get(hand) ?? null)
const UNDONE = 'SELECT taken_back FROM hand WHERE id = ? AND EXISTS (SELECT 1 FROM hands_settled)'
const MISSED = `UPDATE hands_settled SET missed = ? WHERE missed IS NULL AND entry = ? RETURNING table_id`

/** Updates the affected tables after hand resolutions or first entries of hands were undone or redone. */
export const updateHandsInForce = (db: WritableDb, refs: string): void => {
  for (const table of sql<string>(db, TABLES).pluck().all(refs)) standHands(db, table)
}

const TABLES = `WITH named (ref) AS (SELECT value FROM json_each(?))
  SELECT table_id FROM named JOIN hands_settled USING (ref)
  UNION SELECT hand.table_id FROM named JOIN hand USING (ref) JOIN hands_settled settled ON settled.table_id = hand.table_id`

/** The newest act of each device in a hand: if it was known, so were all of that device's acts. */
const unseenAct = (db: ReadableDb, entry: Entry, hand: Ref, log: ReadableDb): number | undefined =>
  sql<number>(db, NEWEST)
    .pluck()
    .all(hand)
    .find((act) => !hasSeen(log, entry, act))

const NEWEST = `SELECT max(event.entry) FROM hand JOIN event ON event.hand = hand.id WHERE hand.ref = ?
  GROUP BY rtrim(event.ref, '0123456789') ORDER BY 1`

type Settled = { readonly entry: number; readonly one: Ref; readonly other: Ref; readonly stands: Body<'hands-settled'>['stands'] }
type Row = {
  readonly id: string
  readonly ref: Ref
  readonly position: number
  readonly taken_back: number | null
  readonly undone: number | null
}

/** Which hands of a table are in force, and their order: as begun, then changed by each resolution in turn. */
const standHands = (db: WritableDb, table: string): void => {
  const rows = sql<Row>(db, HANDS).all(table)
  const fallen = new Map<Ref, number>()
  let order: readonly Ref[] = rows.map(({ ref }) => ref)
  for (const { entry, one, other, stands } of sql<Settled>(db, SETTLED).all(table)) {
    if (stands === 'one' || stands === 'other') fallen.set(stands === 'one' ? other : one, entry)
    else order = stands === 'one-other' ? before(order, one, other) : before(order, other, one)
  }
  const set = sql(db, 'UPDATE hand SET position = ?, taken_back = ? WHERE id = ?')
  for (const { id, ref, position, taken_back, undone } of rows) {
    const now = { position: order.indexOf(ref) + 1, taken_back: undone ?? fallen.get(ref) ?? null }
    if (now.position !== position || now.taken_back !== taken_back) set.run(now.position, now.taken_back, id)
  }
}

/** Moves one item right before another if it is after it. */
const before = (order: readonly Ref[], first: Ref, second: Ref): readonly Ref[] => {
  const [from, to] = [order.indexOf(first), order.indexOf(second)]
  return from < to || to < 0 ? order : order.toSpliced(from, 1).toSpliced(to, 0, first)
}

/** `undone`: the undo of the hand itself. */
const HANDS = `SELECT hand.id, hand.ref, position, hand.taken_back, past.taken_back AS undone FROM hand LEFT JOIN past ON past.ref = hand.ref
  WHERE table_id = ? ORDER BY hand.entry`
const SETTLED = 'SELECT entry, one, other, stands FROM hands_settled_now WHERE table_id = ? ORDER BY entry'
