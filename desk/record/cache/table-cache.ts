import { hash } from 'node:crypto'
import type { Ref } from '../../../db/log/entry.ts'
import { type Head, head, standsStill } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { type Clocks, clocksIn } from '../../context/clock-offsets.ts'
import type { TableSummary } from '../../contract/tables.ts'

/** What is told of a table that only lines entered behind the others leave as it is. */
export type TableAtRest = Omit<TableSummary, 'acts' | 'inHand' | 'changed'>

/** A hand that stands, as far as the others of its table and the hall need it. */
export type KnownHand = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** 1: the record says which hand it is. */
  readonly noted: 0 | 1
  /** How often its list was changed otherwise than by appending, and the last in it, whether it stands or not. */
  readonly edits: number
  readonly end: Ref | null
  /** How many events stand, when the last of them was entered, and the newest entry among them. */
  readonly acts: number
  readonly changed: string | null
  readonly newest: number | null
  /** What all hands of the table before it come to: it changes when any of them does. */
  readonly before: string
}

/** The hands of a table that stand, in their order. An act is paid for by its own hand, however many others there are. */
export const handsAt = (db: ReadableDb, table: string): readonly KnownHand[] => {
  const { hands } = knownOf(db)
  const known = hands.get(table) ?? chained(sql<Row>(db, `${HANDS} WHERE hand.table_id = ? ${STANDS}`).all(table))
  hands.set(table, known)
  return known
}

/** What is told of a table and one of its hands (null: none), made anew only after something else than a line entered behind the others. */
export const restAt = (db: ReadableDb, table: string, { hand, make }: Resting): TableAtRest => {
  const { rest } = knownOf(db)
  const known = rest.get(table) ?? new Map<string | null, TableAtRest>()
  rest.set(table, known)
  const told = known.get(hand) ?? make()
  known.set(hand, told)
  return told
}
type Resting = { readonly hand: string | null; readonly make: () => TableAtRest }

/** What is known of a file, and where its log stood when it was. */
type Known = {
  version: number
  stood: Head | undefined
  /** By which times were told. */
  clocks: Clocks
  readonly hands: Map<string, readonly KnownHand[]>
  readonly rest: Map<string, Map<string | null, TableAtRest>>
}
const files = new WeakMap<ReadableDb, Known>()

/** What is known, brought to where the log stands now: entries that say whose hand they change cost that hand, all others everything. */
const knownOf = (db: ReadableDb): Known => {
  const known = files.get(db) ?? { version: 0, stood: undefined, clocks: clocksIn(db), hands: new Map(), rest: new Map() }
  files.set(db, known)
  if (known.clocks !== clocksIn(db)) known.rest.clear()
  known.clocks = clocksIn(db)
  const version = sql<number>(db, 'PRAGMA data_version').pluck().get() ?? 0
  // another connection wrote, or what was looked at was taken back with its transaction
  const isSame = known.version === version && known.stood !== undefined && standsStill(db, known.stood)
  const since = isSame ? sql<Since>(db, SINCE).all(known.stood?.seq ?? 0) : []
  if (!isSame || since.length === MOST || since.some(({ kind }) => !PLAIN.has(kind))) forget(known)
  else for (const entry of since) follow(db, known, entry)
  known.version = version
  if (!isSame || since.length > 0) known.stood = head(db)
  return known
}

const forget = ({ hands, rest }: Known): void => {
  hands.clear()
  rest.clear()
}

const follow = (db: ReadableDb, { hands, rest }: Known, { kind, body }: Since): void => {
  const { hand, finding } = JSON.parse(body) as { readonly hand?: string; readonly finding?: Ref }
  const id =
    kind === 'finding-gone'
      ? sql<string>(db, 'SELECT hand FROM finding WHERE ref = ?')
          .pluck()
          .get(finding ?? '')
      : hand
  const table = sql<string>(db, 'SELECT table_id FROM hand WHERE id = ?')
    .pluck()
    .get(id ?? '')
  const known = hands.get(table ?? '')
  if (table === undefined || kind !== 'event') rest.delete(table ?? '')
  if (table === undefined || !known || kind !== 'event') return
  const row = sql<Row>(db, `${HANDS} WHERE hand.id = ? ${STANDS}`).get(id ?? '')
  const at = known.findIndex((one) => one.id === id)
  const [before] = known.slice(at)
  if (!row || !before) hands.delete(table)
  else hands.set(table, [...known.slice(0, at), ...chained([row, ...known.slice(at + 1)], before.before)])
}

type Since = { readonly kind: string; readonly body: string }
/** So many entries at once are not followed one by one. */
const MOST = 200
const SINCE = `SELECT kind, body FROM entry WHERE seq > ? ORDER BY seq LIMIT ${MOST}`
/** What changes nothing but the hand that it names, and what is found in it. */
const PLAIN: ReadonlySet<string> = new Set(['event', 'finding', 'finding-gone'])

type Row = Omit<KnownHand, 'before'>

/** Each hand with all before it. */
const chained = (rows: readonly Row[], start = ''): readonly KnownHand[] => {
  let before = start
  return rows.map((row) => {
    const known = { ...row, before }
    before = hash('sha1', `${before}\n${row.id} ${row.edits} ${row.end}`)
    return known
  })
}

/** Whether the header lines of a hand say which one it is, or are those of a record from the deal. */
const HAND_NOTED = `(char(10) || hand.header NOT LIKE '%' || char(10) || '@from middle%' OR char(10) || hand.header LIKE '%' || char(10) || '@hand %')`

/** The number of the last event that stands tells how many there are. Each look goes along an index, so that it costs the same however long a hand is. */
const HANDS = `SELECT hand.id, position, wind, hand.number, counters, edits, ${HAND_NOTED} AS noted,
    (SELECT ref FROM event WHERE event.hand = hand.id ORDER BY place DESC LIMIT 1) AS end, coalesce(last.number, 0) AS acts, last.at AS changed,
    (SELECT entry FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL ORDER BY entry DESC LIMIT 1) AS newest
  FROM hand LEFT JOIN event last ON last.entry =
    (SELECT entry FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL ORDER BY place DESC LIMIT 1)`
const STANDS = 'AND hand.taken_back IS NULL ORDER BY position'
