import { hash } from 'node:crypto'
import type { Ref } from '../../../db/log/entry.ts'
import type { HeadOfLog } from '../../../db/log/read.ts'
import { OF_A_HAND } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Level } from '../../../engine/model/findings.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { TableSummary } from '../../contract/tables.ts'

/** The part of a table's summary that an appended act doesn't change. */
export type CachedSummary = Omit<TableSummary, 'begun' | 'inHand'>

/** A hand in force, with the fields that its table and the hall view need. */
export type CachedHand = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** 1: the record names the hand. */
  readonly noted: 0 | 1
  /** How many times its list was changed other than by appending, and the last entry in it, in force or undone. */
  readonly edits: number
  readonly end: Ref | null
  /** Number of events in force, and the newest entry among them. */
  readonly acts: number
  readonly newest: number | null
  /** Fingerprint of all earlier hands of the table; changes when any of them does. */
  readonly before: string
}

/** Open findings of a hand at one level; `id`: the oldest of them, of this entry. */
export type OpenAtLevel = {
  readonly hand: string
  readonly level: Level
  readonly count: number
  readonly id: number
  readonly entry: number
}

/** Open findings of a table by hand; null: those of the hand have changed since. */
export type OpenOfTable = Map<string, readonly OpenAtLevel[] | null>

export type TableCache = {
  /** SQLite's number of the file's state when the cache was last brought up to date. */
  version: number
  /** The hands in force of each table. */
  readonly hands: Map<string, readonly CachedHand[]>
  /** Summaries by table and hand (null: none). Anything except an appended act invalidates those of its table. */
  readonly summaries: Map<string, Map<string | null, CachedSummary>>
  readonly open: Map<string, OpenOfTable>
  /** The seating entries of each table. A change of seats changes the owners of its hands. */
  readonly seatings: Map<string, string>
  /** How many times everything was forgotten: values of `cachedByKey` are of one generation. */
  generation: number
}

export const newTableCache = (): TableCache => ({
  version: 0,
  hands: new Map(),
  summaries: new Map(),
  open: new Map(),
  seatings: new Map(),
  generation: 0,
})

/** State of the file: `dataVersion`, and the newest entry of the cached data; undefined if that is no longer at its place. */
type FileState = { readonly version: number; readonly upTo: HeadOfLog | undefined }

/**
 * Brings the cache up to date with the log. An entry that names its hand invalidates that hand only; any other entry invalidates
 * everything, and so does another connection's write or a transaction that was rolled back.
 */
export const updateTableCache = (db: ReadableDb, cache: TableCache, { version, upTo }: FileState): void => {
  const since = cache.version === version && upTo ? sql<Since>(db, SINCE).all(upTo.seq) : undefined
  if (!since || since.length === MOST || since.some(({ kind }) => !OF_A_HAND.has(kind))) forget(cache)
  else for (const entry of since) follow(db, cache, entry)
  cache.version = version
}

/** The hands in force of a table, read from the file. */
export const readHands = (db: ReadableDb, table: string): readonly CachedHand[] =>
  chained(sql<Row>(db, `${HANDS} WHERE hand.table_id = ? ${STANDS}`).all(table))

const forget = (cache: TableCache): void => {
  for (const known of [cache.hands, cache.summaries, cache.open, cache.seatings]) known.clear()
  cache.generation++
}

const follow = (db: ReadableDb, { hands, summaries, open }: TableCache, { kind, body }: Since): void => {
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
  if (table === undefined || kind !== 'event') summaries.delete(table ?? '')
  if (kind !== 'event') open.get(table ?? '')?.set(id ?? '', null)
  if (table === undefined || !known || kind !== 'event') return
  const row = sql<Row>(db, `${HANDS} WHERE hand.id = ? ${STANDS}`).get(id ?? '')
  const at = known.findIndex((one) => one.id === id)
  const [before] = known.slice(at)
  if (!row || !before) hands.delete(table)
  else hands.set(table, [...known.slice(0, at), ...chained([row, ...known.slice(at + 1)], before.before)])
}

type Since = { readonly kind: string; readonly body: string }
/** A larger number of new entries clears the cache instead. */
const MOST = 200
const SINCE = `SELECT kind, body FROM entry WHERE seq > ? ORDER BY seq LIMIT ${MOST}`

type Row = Omit<CachedHand, 'before'>

/** Adds to each hand the fingerprint of those before it. */
const chained = (rows: readonly Row[], start = ''): readonly CachedHand[] => {
  let before = start
  return rows.map((row) => {
    const known = { ...row, before }
    before = hash('sha1', `${before}\n${row.id} ${row.edits} ${row.end}`)
    return known
  })
}

/** Whether a hand's header names the hand, or belongs to a record that starts at the deal. */
const HAND_NOTED = `(char(10) || hand.header NOT LIKE '%' || char(10) || '@from middle%' OR char(10) || hand.header LIKE '%' || char(10) || '@hand %')`

/**
 * The number of the last event in force is the number of events. Each lookup uses an index, so the cost doesn't depend on the length of the
 * hand.
 */
const HANDS = `SELECT hand.id, position, wind, hand.number, counters, edits, ${HAND_NOTED} AS noted,
    (SELECT ref FROM event WHERE event.hand = hand.id ORDER BY place DESC LIMIT 1) AS end,
    coalesce((SELECT number FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL ORDER BY place DESC LIMIT 1), 0) AS acts,
    (SELECT entry FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL ORDER BY entry DESC LIMIT 1) AS newest
  FROM hand`
const STANDS = 'AND hand.taken_back IS NULL ORDER BY position'
