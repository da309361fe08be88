import { type ReadableDb, sql, type Value, type WritableDb } from './handle.ts'
import { hashOf, NOTHING_BEFORE } from './log/entry.ts'
import { isKind, KINDS } from './log/kinds.ts'
import { MIGRATIONS, PROJECTIONS } from './migrations/list.ts'
import { projected } from './rebuild.ts'
import { schemaTrouble } from './schema.ts'

/** `trouble`: the first thing that is wrong, in one line, naming the entry where one is; `head`: the newest entry's hash. */
export type Verified = { readonly ok: boolean; readonly entries: number; readonly head: string; readonly trouble: string | null }

/**
 * Goes through the whole file: every hash and link, order and numbering, the form of every body, the database's own structure, and the
 * projections against ones made anew. `head`: a hash noted elsewhere, on a report, which the chain must still go through. A hash covers
 * all entries before it, of whatever device.
 */
export const verify = (db: ReadableDb, { head }: { readonly head?: string } = {}): Verified => {
  const seen = { entries: 0, head: '' }
  const look = (): string | null =>
    chainTrouble(db, seen) ??
    (head && !sql(db, 'SELECT 1 FROM entry WHERE lower(hex(hash)) = ?').get(head.toLowerCase())
      ? `the log does not go through ${head}: it was written anew`
      : null) ??
    structureTrouble(db) ??
    projectionTrouble(db)
  const trouble = guarded(db, look, () => `the file is damaged after entry ${seen.entries}`)
  return { ok: trouble === null, ...seen, trouble: trouble?.replaceAll(/\s+/g, ' ') ?? null }
}

type Row = Record<'device' | 'at' | 'by' | 'kind' | 'body' | 'previous' | 'hash', Buffer> & {
  seq: number
  number: number
  version: number
  types: string
}

const TYPES = 'texttexttexttexttextblobblob'

const chainTrouble = (db: ReadableDb, seen: { entries: number; head: string }): string | null => {
  const rows = sql<Row>(
    db,
    `SELECT seq, number, version, typeof(device) || typeof(at) || typeof(by) || typeof(kind) || typeof(body) || typeof(previous) || typeof(hash) AS types,
       CAST(device AS BLOB) AS device, CAST(at AS BLOB) AS at, CAST(by AS BLOB) AS by, CAST(kind AS BLOB) AS kind, CAST(body AS BLOB) AS body,
       CAST(previous AS BLOB) AS previous, CAST(hash AS BLOB) AS hash FROM entry NOT INDEXED ORDER BY seq`,
  )
  let before = { number: 0, device: '', hash: NOTHING_BEFORE }
  for (const row of rows.iterate()) {
    const device = row.device.toString()
    const named = `entry ${row.seq} (device ${device}, number ${row.number})`
    if (row.seq !== seen.entries + 1) return `${named}: entry ${seen.entries + 1} should stand here; an entry was removed, moved or put in`
    if (row.types !== TYPES) return `${named}: a column holds another type of value than it should`
    const hash = hashOf([row.device, row.number, row.at, row.by, row.kind, row.version, row.body, row.previous])
    if (!hash.equals(row.hash)) return `${named}: its hash does not fit its content`
    if (!row.previous.equals(before.hash)) return `${named}: it does not follow on the entry before it`
    if (row.number > before.number + 1) return `${named}: number ${before.number + 1} is missing`
    if (row.number < before.number || (row.number === before.number && device <= before.device)) return `${named}: it is out of order`
    const form = formTrouble(row.kind.toString(), row.version, row.body.toString())
    if (form) return `${named}: ${form}`
    before = { number: row.number, device, hash }
    seen.entries++
    seen.head = hash.toString('hex')
  }
  return null
}

const formTrouble = (kind: string, version: number, body: string): string | null => {
  if (!isKind(kind, version)) return `its kind, ${kind} ${version}, is not known to this version of Shinpan`
  const read = KINDS[kind].safeParse(JSON.parse(body))
  return read.success ? null : `its body is not that of a ${kind}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`
}

/** The database's pages, indexes, tables and guards are as this program made them. */
const structureTrouble = (db: ReadableDb): string | null => {
  const said = db.pragma('integrity_check(1)', { simple: true })
  if (said !== 'ok') return `the database is damaged: ${String(said)}`
  if (db.pragma('user_version', { simple: true }) !== MIGRATIONS.length) return 'the format number of the file was changed'
  return schemaTrouble(db)
}

const projectionTrouble = (db: ReadableDb): string | null => {
  let right: WritableDb
  try {
    right = projected(db)
  } catch (error) {
    return `the log can't be carried over: ${(error as Error).message}`
  }
  try {
    for (const table of PROJECTIONS) {
      const all = `SELECT * FROM ${table} ORDER BY 1, 2`
      const wrong = firstDifference(sql<Value[]>(db, all).raw().iterate(), sql<Value[]>(right, all).raw().iterate())
      if (wrong) return `table ${table} is not what the log says: ${wrong} (rebuild makes it anew)`
    }
    return null
  } finally {
    right.close()
  }
}

const firstDifference = (are: IterableIterator<Value[]>, should: IterableIterator<Value[]>): string | null => {
  for (;;) {
    const [is, ought] = [are.next(), should.next()]
    const [a, b] = [is.done ? '' : JSON.stringify(is.value), ought.done ? '' : JSON.stringify(ought.value)]
    if (a !== b) {
      are.return?.()
      should.return?.()
      return `${a ? `${a.slice(0, 200)} stands there` : 'nothing stands there'} for ${b ? b.slice(0, 200) : 'nothing'}`
    }
    if (is.done) return null
  }
}

/** In one transaction, so that nobody writes meanwhile; a damaged file can fail anywhere in it. */
const guarded = (db: ReadableDb, look: () => string | null, where: () => string): string | null => {
  try {
    return db.transaction(look)()
  } catch (error) {
    return `${where()}: ${(error as Error).message}`
  }
}
