import { z } from 'zod'
import type { ByLanguage } from '../engine/language.ts'
import { type ReadableDb, sql, type Value, type WritableDb } from './handle.ts'
import { hashOf, NOTHING_BEFORE } from './log/entry.ts'
import { isKind, readBody } from './log/versions.ts'
import { MIGRATIONS, PROJECTIONS } from './migrations/list.ts'
import { projected } from './rebuild.ts'
import { schemaTrouble } from './schema.ts'
import { logWords, saidBy } from './words.ts'

type Text = ByLanguage<string>

/**
 * `text`: the first thing that is wrong, in one line, naming the entry where one is, and `trouble` the same in English; `head`: the newest
 * entry's hash.
 */
export type Verified = {
  readonly ok: boolean
  readonly entries: number
  readonly head: string
  readonly trouble: string | null
  readonly text: Text | null
}

/**
 * Goes through the whole file: every hash and link, order and numbering, the form of every body, the database's own structure, and the
 * projections against ones made anew. `head`: a hash noted elsewhere, on a report, which the chain must still go through. A hash covers
 * all entries before it, of whatever device.
 */
export const verify = (db: ReadableDb, { head }: { readonly head?: string } = {}): Verified => {
  const seen = { entries: 0, head: '' }
  const look = (): Text | null =>
    chainTrouble(db, seen) ??
    (head && !sql(db, 'SELECT 1 FROM entry WHERE lower(hex(hash)) = ?').get(head.toLowerCase()) ? logWords.otherHead(head) : null) ??
    structureTrouble(db) ??
    projectionTrouble(db)
  const said = guarded(db, look, (why) => logWords.after(seen.entries, why))
  const text = said && { en: oneLine(said.en), fr: oneLine(said.fr) }
  return { ok: text === null, ...seen, trouble: text?.en ?? null, text }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

type Row = Record<'device' | 'at' | 'by' | 'kind' | 'body' | 'previous' | 'hash', Buffer> & {
  seq: number
  number: number
  version: number
  types: string
}

const TYPES = 'texttexttexttexttextblobblob'

const chainTrouble = (db: ReadableDb, seen: { entries: number; head: string }): Text | null => {
  const rows = sql<Row>(
    db,
    `SELECT seq, number, version, typeof(device) || typeof(at) || typeof(by) || typeof(kind) || typeof(body) || typeof(previous) || typeof(hash) AS types,
       CAST(device AS BLOB) AS device, CAST(at AS BLOB) AS at, CAST(by AS BLOB) AS by, CAST(kind AS BLOB) AS kind, CAST(body AS BLOB) AS body,
       CAST(previous AS BLOB) AS previous, CAST(hash AS BLOB) AS hash FROM entry NOT INDEXED ORDER BY seq`,
  )
  let before = { number: 0, device: '', hash: NOTHING_BEFORE }
  for (const row of rows.iterate()) {
    const device = row.device.toString()
    const named = (what: Text) => logWords.entry(row.seq, device, row.number, what)
    if (row.seq !== seen.entries + 1) return named(logWords.misplaced(seen.entries + 1))
    if (row.types !== TYPES) return named(logWords.valueType)
    const hash = hashOf([row.device, row.number, row.at, row.by, row.kind, row.version, row.body, row.previous])
    if (!hash.equals(row.hash)) return named(logWords.hash)
    if (!row.previous.equals(before.hash)) return named(logWords.link)
    if (row.number > before.number + 1) return named(logWords.gap(before.number + 1))
    if (row.number < before.number || (row.number === before.number && device <= before.device)) return named(logWords.order)
    const form = formTrouble(row.kind.toString(), row.version, row.body.toString())
    if (form) return named(form)
    before = { number: row.number, device, hash }
    seen.entries++
    seen.head = hash.toString('hex')
  }
  return null
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

/** The database's pages, indexes, tables and guards are as this program made them. */
const structureTrouble = (db: ReadableDb): Text | null => {
  const said = db.pragma('integrity_check(1)', { simple: true })
  if (said !== 'ok') return logWords.damaged(String(said))
  if (db.pragma('user_version', { simple: true }) !== MIGRATIONS.length) return logWords.format
  return schemaTrouble(db)
}

const projectionTrouble = (db: ReadableDb): Text | null => {
  let right: WritableDb
  try {
    right = projected(db)
  } catch (error) {
    return logWords.notCarried(saidBy(error))
  }
  try {
    for (const table of PROJECTIONS) {
      const all = `SELECT * FROM ${table} ORDER BY 1, 2`
      const wrong = firstDifference(sql<Value[]>(db, all).raw().iterate(), sql<Value[]>(right, all).raw().iterate())
      if (wrong) return logWords.projection(table, ...wrong)
    }
    return null
  } finally {
    right.close()
  }
}

const firstDifference = (
  are: IterableIterator<Value[]>,
  should: IterableIterator<Value[]>,
): readonly [is: string, ought: string] | null => {
  for (;;) {
    const [is, ought] = [are.next(), should.next()]
    const [a, b] = [is.done ? '' : JSON.stringify(is.value), ought.done ? '' : JSON.stringify(ought.value)]
    if (a !== b) {
      are.return?.()
      should.return?.()
      return [a.slice(0, 200), b.slice(0, 200)]
    }
    if (is.done) return null
  }
}

/** In one transaction, so that nobody writes meanwhile; a damaged file can fail anywhere in it. */
const guarded = (db: ReadableDb, look: () => Text | null, where: (why: Text) => Text): Text | null => {
  try {
    return db.transaction(look)()
  } catch (error) {
    return where(saidBy(error))
  }
}
