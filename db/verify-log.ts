import { z } from 'zod'
import type { ByLanguage } from '../engine/language.ts'
import { type ReadableDb, sql } from './handle.ts'
import { HASH_LENGTH, hashOf, parentsIn } from './log/entry.ts'
import { keyOf, notBehind, type Placed } from './log/links.ts'
import { isKind, readBody } from './log/versions.ts'
import { logWords } from './words.ts'

type Text = ByLanguage<string>

/** How far the log was gone through; `leaves`: the entries so far that no later one names, in the order of the log, by hash. */
export type Seen = { entries: number; head: string; readonly leaves: Map<string, Place> }
type Place = { readonly seq: number; readonly number: number; readonly hash: Buffer }

export const nothingSeen = (): Seen => ({ entries: 0, head: '', leaves: new Map() })

/**
 * Goes through the log: every hash; every entry behind all that it names, its number right after theirs; the order of (number, device),
 * each once; one first entry; the form of every body. Then the heads that the file keeps, by which a cut or grown end is found.
 */
export const logTrouble = (db: ReadableDb, seen: Seen): Text | null => entriesTrouble(db, seen) ?? headsTrouble(db, seen)

type Row = Record<'device' | 'at' | 'by' | 'kind' | 'body' | 'previous' | 'hash', Buffer> & {
  seq: number
  number: number
  version: number
  types: string
}

const TYPES = 'texttexttexttexttextblobblob'

const ROWS = `SELECT seq, number, version, typeof(device) || typeof(at) || typeof(by) || typeof(kind) || typeof(body) || typeof(previous) || typeof(hash) AS types,
  CAST(device AS BLOB) AS device, CAST(at AS BLOB) AS at, CAST(by AS BLOB) AS by, CAST(kind AS BLOB) AS kind, CAST(body AS BLOB) AS body,
  CAST(previous AS BLOB) AS previous, CAST(hash AS BLOB) AS hash FROM entry NOT INDEXED ORDER BY seq`

const entriesTrouble = (db: ReadableDb, seen: Seen): Text | null => {
  let before = { number: 0, device: '' }
  for (const row of sql<Row>(db, ROWS).iterate()) {
    const { seq, number } = row
    const device = row.device.toString()
    const named = (what: Text) => logWords.entry(seq, device, number, what)
    if (seq !== seen.entries + 1) return named(logWords.misplaced(seen.entries + 1))
    if (row.types !== TYPES) return named(logWords.valueType)
    const hash = hashOf([row.device, number, row.at, row.by, row.kind, row.version, row.body, row.previous])
    if (!hash.equals(row.hash)) return named(logWords.hash)
    const parents = parentsOf(db, row, seen)
    if (!parents) return linkTrouble(db, row)
    const newest = parents.reduce((most, parent) => Math.max(most, parent.number), 0)
    if (number > newest + 1) return named(logWords.gap(newest + 1))
    if (number < newest + 1) return named(logWords.order)
    if (number < before.number || (number === before.number && device <= before.device)) return orderTrouble(db, { seq, device, number })
    const form = formTrouble(row.kind.toString(), row.version, row.body.toString())
    if (form) return named(form)
    before = { number, device }
    seen.entries++
    seen.head = hash.toString('hex')
    for (const parent of parents) seen.leaves.delete(keyOf(parent.hash))
    seen.leaves.set(keyOf(hash), { seq, number, hash })
  }
  return null
}

/** All that an entry names, each before it and in their order; undefined where one is not, or where another than the first names none. */
const parentsOf = (db: ReadableDb, { seq, previous }: Row, { entries, leaves }: Seen): readonly Place[] | undefined => {
  const parents: Place[] = []
  for (const hash of parentsIn(previous)) {
    // where copies went on apart, the second to go on from an entry no longer finds it among the leaves
    const parent =
      leaves.get(keyOf(hash)) ?? sql<Place>(db, 'SELECT seq, number, hash FROM entry WHERE hash = ? AND seq < ?').get(hash, seq)
    if (!parent || hash.length !== HASH_LENGTH || parent.seq <= (parents.at(-1)?.seq ?? 0)) return undefined
    parents.push(parent)
  }
  return (parents.length === 0) === (entries === 0) ? parents : undefined
}

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
  return logWords.entry(seq, device.toString(), number, logWords.link)
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

const formTrouble = (kind: string, version: number, body: string): Text | null => {
  if (!isKind(kind, version)) return logWords.kind(kind, version)
  try {
    readBody(kind, version, body)
    return null
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const issue = error.issues[0]
    return logWords.body(kind, issue?.path.join('.') ?? '', issue?.message ?? '')
  }
}

/** The heads that the file keeps are the leaves of its log. */
const headsTrouble = (db: ReadableDb, { entries, leaves }: Seen): Text | null => {
  const kept = keptHeads(db)
  if (kept.length === 0) return null
  const cut = kept.find(({ hash }) => !sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(hash))
  if (cut) return logWords.cut(Math.min(cut.entry, entries + 1))
  if (kept.length === leaves.size && kept.every(({ hash }) => leaves.has(keyOf(hash)))) return null
  let added: Placed | undefined
  const heads = kept.map(({ hash }) => hash)
  for (const placed of notBehind(db, heads, entries)) added = placed
  return added ? logWords.entry(added.seq, added.device, added.number, logWords.added) : null
}
