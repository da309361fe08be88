import { z } from 'zod'
import type { Text } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { keyOf, notBehind, type PlacedEntry } from './ancestry.ts'
import { HASH_LENGTH, HASHED_COLUMNS, parentsIn, sha256 } from './entry.ts'
import { isKind, readBody } from './versions.ts'

/**
 * State of the walk through the log: the newest entry, and the other heads so far, in log order, by hash. A file without concurrent
 * entries has none.
 */
export type LogWalk = { entries: number; newest: Place | undefined; readonly others: Map<string, Place> }
type Place = { readonly seq: number; readonly device: string; readonly number: number; readonly hash: Buffer }

export const nothingSeen = (): LogWalk => ({ entries: 0, newest: undefined, others: new Map() })

/** The hashes of all heads so far. */
export const leavesOf = ({ newest, others }: LogWalk): readonly Buffer[] =>
  [...others.values(), ...(newest ? [newest] : [])].map(({ hash }) => hash)

/**
 * Checks the log: hashes; every entry after all that it names, with the next number; the order of (number, device), each once; one first
 * entry; the form of every body. Then compares with the stored heads, which detects a truncated or extended log.
 */
export const logTrouble = (db: ReadableDb, seen: LogWalk): Text | null => entriesTrouble(db, seen) ?? headsTrouble(db, seen)

type Row = Record<'device' | 'kind' | 'body', string> &
  Record<'seq' | 'number' | 'version' | 'typed' | 'naming', number> & { readonly whole: Buffer }

const TYPES = { device: 'text', at: 'text', by: 'text', kind: 'text', body: 'text', previous: 'blob', hash: 'blob' }

/**
 * `whole`: the hashed bytes as stored, which may be invalid UTF-8, followed by the hash. One value, because reading each costs as much as
 * hashing it. `naming`: length of `previous` in bytes.
 */
const ROWS = `SELECT seq, device, number, kind, version, body, octet_length(previous) AS naming,
  ${Object.entries(TYPES)
    .map(([column, type]) => `typeof(${column}) = '${type}'`)
    .join(' AND ')} AS typed,
  CAST(${HASHED_COLUMNS.map((column) => `octet_length(${column}) || ':' || ${column} || ','`).join(' || ')} || hash AS BLOB) AS whole
  FROM entry NOT INDEXED ORDER BY seq`

const entriesTrouble = (db: ReadableDb, seen: LogWalk): Text | null => {
  for (const row of sql<Row>(db, ROWS).iterate()) {
    const { seq, device, number } = row
    const before = seen.newest
    const named = (what: Text) => logWords.entry(seq, device, number, what)
    if (seq !== seen.entries + 1) return named(logWords.misplaced(seen.entries + 1))
    if (row.typed !== 1) return named(logWords.valueType)
    const hashed = row.whole.subarray(0, -HASH_LENGTH)
    const hash = row.whole.subarray(-HASH_LENGTH)
    if (!sha256(hashed).equals(hash)) return named(logWords.hash)
    const parents = parentsOf(db, seq, hashed.subarray(-1 - row.naming, -1), seen)
    if (!parents) return linkTrouble(db, row)
    const newest = parents.reduce((most, parent) => Math.max(most, parent.number), 0)
    if (number > newest + 1) return named(logWords.gap(newest + 1))
    if (number < newest + 1) return named(logWords.order)
    if (before && (number < before.number || (number === before.number && device <= before.device)))
      return orderTrouble(db, { seq, device, number })
    const form = formTrouble(row.kind, row.version, row.body)
    if (form) return named(form)
    seen.entries++
    if (before && !parents.includes(before)) seen.others.set(keyOf(before.hash), before)
    if (seen.others.size > 0) for (const parent of parents) seen.others.delete(keyOf(parent.hash))
    seen.newest = { seq, device, number, hash }
  }
  return null
}

/** The parents of an entry, all of them earlier and in order; undefined if one is not, or if an entry other than the first has none. */
const parentsOf = (db: ReadableDb, seq: number, previous: Buffer, { entries, newest, others }: LogWalk): readonly Place[] | undefined => {
  if (newest && previous.equals(newest.hash)) return [newest]
  const parents: Place[] = []
  for (const hash of parentsIn(previous)) {
    // of two concurrent entries the second no longer finds its parent among the heads
    const parent = newest?.hash.equals(hash) ? newest : (others.get(keyOf(hash)) ?? sql<Place>(db, ONE_BEFORE).get(hash, seq))
    if (!parent || hash.length !== HASH_LENGTH || parent.seq <= (parents.at(-1)?.seq ?? 0)) return undefined
    parents.push(parent)
  }
  return (parents.length === 0) === (entries === 0) ? parents : undefined
}

const ONE_BEFORE = 'SELECT seq, device, number, hash FROM entry WHERE hash = ? AND seq < ?'

/** A parent is missing or wrong: another entry has its place and number, or there is none. */
const linkTrouble = (db: ReadableDb, { seq, device, number }: Row): Text => {
  const named = new Set<string>()
  for (const names of sql<Buffer>(db, 'SELECT CAST(previous AS BLOB) FROM entry').pluck().iterate())
    for (const hash of parentsIn(names)) named.add(keyOf(hash))
  for (const { hash } of keptHeads(db)) named.add(keyOf(hash))
  for (const { hash, ...placed } of sql<PlacedEntry & Pick<Place, 'hash'>>(db, BEFORE).iterate(seq)) {
    if (placed.number === number - 1 && !named.has(keyOf(hash)))
      return logWords.entry(placed.seq, placed.device, placed.number, logWords.unnamed)
  }
  return logWords.entry(seq, device, number, logWords.link)
}

const BEFORE = 'SELECT seq, device, number, hash FROM entry WHERE seq < ? ORDER BY seq'

/** The stored heads; none if the tables are foreign, which another check reports. */
const keptHeads = (db: ReadableDb): readonly { readonly entry: number; readonly hash: Buffer }[] =>
  sql(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'head'").get()
    ? sql<{ entry: number; hash: Buffer }>(db, 'SELECT entry, hash FROM head ORDER BY entry').all()
    : []

/** The first entry in the place of this one or one before it. */
const orderTrouble = (db: ReadableDb, { seq, device, number }: PlacedEntry): Text => {
  const placed = sql<PlacedEntry>(
    db,
    'SELECT seq, device, number FROM entry WHERE seq <= ? AND (number, device) >= (?, ?) ORDER BY seq LIMIT 1',
  ).get(seq, number, device)
  const first = placed ?? { seq, device, number }
  return logWords.entry(first.seq, first.device, first.number, logWords.order)
}

/** The fault of a body, if any. Bodies of a newer version can't be checked. */
export const formTrouble = (kind: string, version: number, body: string): Text | null => {
  if (!isKind(kind, version)) return mayBeNewer(kind, version, body) ? null : logWords.kind(kind, version)
  try {
    readBody(kind, version, body)
    return null
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const issue = error.issues[0]
    return logWords.body(kind, issue?.path.join('.') ?? '', issue?.message ?? '')
  }
}

/** Whether a newer version could have written it: a valid kind name, and an object as its body. */
const mayBeNewer = (kind: string, version: number, body: string): boolean =>
  /^[a-z][a-z-]{0,50}$/.test(kind) && version >= 1 && z.object({}).safeParse(JSON.parse(body)).success

/** Checks that the stored heads are those of the log. */
const headsTrouble = (db: ReadableDb, seen: LogWalk): Text | null => {
  const { entries } = seen
  const kept = keptHeads(db)
  if (kept.length === 0) return null
  const cut = kept.find(({ hash }) => !sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(hash))
  if (cut) return logWords.cut(Math.min(cut.entry, entries + 1))
  const leaves = new Set(leavesOf(seen).map(keyOf))
  if (kept.length === leaves.size && kept.every(({ hash }) => leaves.has(keyOf(hash)))) return null
  let added: PlacedEntry | undefined
  const heads = kept.map(({ hash }) => hash)
  for (const placed of notBehind(db, heads, entries)) added = placed
  return added ? logWords.entry(added.seq, added.device, added.number, logWords.added) : null
}
