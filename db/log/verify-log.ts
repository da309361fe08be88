import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { logWords } from '../messages/messages.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { keyOf, notBehind, type Placed } from './ancestry.ts'
import { HASH_LENGTH, HASHED, parentsIn, sha256 } from './entry.ts'
import { isKind, readBody } from './versions.ts'

type Text = ByLanguage<string>

/**
 * How far the log was gone through: the newest entry, and the others so far that no later one names, in the order of the log, by hash. In a
 * file that is written in turn there are none.
 */
export type Seen = { entries: number; newest: Place | undefined; readonly others: Map<string, Place> }
type Place = { readonly seq: number; readonly device: string; readonly number: number; readonly hash: Buffer }

export const nothingSeen = (): Seen => ({ entries: 0, newest: undefined, others: new Map() })

/** The hashes of all entries so far that no later one names. */
export const leavesOf = ({ newest, others }: Seen): readonly Buffer[] =>
  [...others.values(), ...(newest ? [newest] : [])].map(({ hash }) => hash)

/**
 * Goes through the log: every hash; every entry behind all that it names, its number right after theirs; the order of (number, device),
 * each once; one first entry; the form of every body. Then the heads that the file keeps, by which a cut or grown end is found.
 */
export const logTrouble = (db: ReadableDb, seen: Seen): Text | null => entriesTrouble(db, seen) ?? headsTrouble(db, seen)

type Row = Record<'device' | 'kind' | 'body', string> &
  Record<'seq' | 'number' | 'version' | 'typed' | 'naming', number> & { readonly whole: Buffer }

const TYPES = { device: 'text', at: 'text', by: 'text', kind: 'text', body: 'text', previous: 'blob', hash: 'blob' }

/**
 * `whole`: the bytes under the hash as they stand in the file, which may be no UTF-8, and behind them the hash: one value, because each
 * costs as much as its hash. `naming`: how long `previous` is in it, in bytes.
 */
const ROWS = `SELECT seq, device, number, kind, version, body, octet_length(previous) AS naming,
  ${Object.entries(TYPES)
    .map(([column, type]) => `typeof(${column}) = '${type}'`)
    .join(' AND ')} AS typed,
  CAST(${HASHED.map((column) => `octet_length(${column}) || ':' || ${column} || ','`).join(' || ')} || hash AS BLOB) AS whole
  FROM entry NOT INDEXED ORDER BY seq`

const entriesTrouble = (db: ReadableDb, seen: Seen): Text | null => {
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

/** All that an entry names, each before it and in their order; undefined where one is not, or where another than the first names none. */
const parentsOf = (db: ReadableDb, seq: number, previous: Buffer, { entries, newest, others }: Seen): readonly Place[] | undefined => {
  if (newest && previous.equals(newest.hash)) return [newest]
  const parents: Place[] = []
  for (const hash of parentsIn(previous)) {
    // where copies went on apart, the second to go on from an entry no longer finds it among the leaves
    const parent = newest?.hash.equals(hash) ? newest : (others.get(keyOf(hash)) ?? sql<Place>(db, ONE_BEFORE).get(hash, seq))
    if (!parent || hash.length !== HASH_LENGTH || parent.seq <= (parents.at(-1)?.seq ?? 0)) return undefined
    parents.push(parent)
  }
  return (parents.length === 0) === (entries === 0) ? parents : undefined
}

const ONE_BEFORE = 'SELECT seq, device, number, hash FROM entry WHERE hash = ? AND seq < ?'

/** What an entry names is not before it: one that nobody names stands in its place, with the number that it had, or there is none. */
const linkTrouble = (db: ReadableDb, { seq, device, number }: Row): Text => {
  const named = new Set<string>()
  for (const names of sql<Buffer>(db, 'SELECT CAST(previous AS BLOB) FROM entry').pluck().iterate())
    for (const hash of parentsIn(names)) named.add(keyOf(hash))
  for (const { hash } of keptHeads(db)) named.add(keyOf(hash))
  for (const { hash, ...placed } of sql<Placed & Pick<Place, 'hash'>>(db, BEFORE).iterate(seq)) {
    if (placed.number === number - 1 && !named.has(keyOf(hash)))
      return logWords.entry(placed.seq, placed.device, placed.number, logWords.unnamed)
  }
  return logWords.entry(seq, device, number, logWords.link)
}

const BEFORE = 'SELECT seq, device, number, hash FROM entry WHERE seq < ? ORDER BY seq'

/** The heads that the file keeps; none where its tables are not ours, which is found elsewhere. */
const keptHeads = (db: ReadableDb): readonly { readonly entry: number; readonly hash: Buffer }[] =>
  sql(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'head'").get()
    ? sql<{ entry: number; hash: Buffer }>(db, 'SELECT entry, hash FROM head ORDER BY entry').all()
    : []

/** The first entry that stands where this one, or one before it, should. */
const orderTrouble = (db: ReadableDb, { seq, device, number }: Placed): Text => {
  const placed = sql<Placed>(
    db,
    'SELECT seq, device, number FROM entry WHERE seq <= ? AND (number, device) >= (?, ?) ORDER BY seq LIMIT 1',
  ).get(seq, number, device)
  const first = placed ?? { seq, device, number }
  return logWords.entry(first.seq, first.device, first.number, logWords.order)
}

/** What is wrong with the form of a body, if anything. That of a newer version of this program is known to that one alone. */
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

/** Whether a newer version could have written it: a kind in our way of naming, with a body of its own. */
const mayBeNewer = (kind: string, version: number, body: string): boolean =>
  /^[a-z][a-z-]{0,50}$/.test(kind) && version >= 1 && z.object({}).safeParse(JSON.parse(body)).success

/** The heads that the file keeps are the leaves of its log. */
const headsTrouble = (db: ReadableDb, seen: Seen): Text | null => {
  const { entries } = seen
  const kept = keptHeads(db)
  if (kept.length === 0) return null
  const cut = kept.find(({ hash }) => !sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(hash))
  if (cut) return logWords.cut(Math.min(cut.entry, entries + 1))
  const leaves = new Set(leavesOf(seen).map(keyOf))
  if (kept.length === leaves.size && kept.every(({ hash }) => leaves.has(keyOf(hash)))) return null
  let added: Placed | undefined
  const heads = kept.map(({ hash }) => hash)
  for (const placed of notBehind(db, heads, entries)) added = placed
  return added ? logWords.entry(added.seq, added.device, added.number, logWords.added) : null
}
