import type { Text } from '../../engine/model/language.ts'
import { notBehind } from '../log/ancestry.ts'
import { leavesOf, logTrouble, nothingSeen } from '../log/verify-log.ts'
import { logWords, saidBy } from '../messages/messages.ts'
import { projected } from '../projections/rebuild.ts'
import { MIGRATIONS, PROJECTIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { type ReadableDb, type SqlValue, sql, type WritableDb } from '../sqlite/handle.ts'

/**
 * `text`: the first fault, in one line, naming its entry if there is one; `trouble`: the same in English. `head`: the newest entry's hash.
 * `heads`: the hashes of all entries that no later one names, in log order. After a merge only all of them together cover the whole log,
 * until the next act. `joined`: number of entries of each device that came with a later merge and are before the requested hash, but no
 * ancestors of it.
 */
export type VerifiedLog = {
  readonly ok: boolean
  readonly entries: number
  readonly head: string
  readonly heads: readonly string[]
  readonly joined: readonly JoinedDevice[]
  readonly trouble: string | null
  readonly text: Text | null
}

export type JoinedDevice = { readonly device: string; readonly entries: number }

/**
 * Checks the whole file: every hash and link, order and numbering, each body, the database structure, and the projections against rebuilt
 * ones. `head`: a hash noted elsewhere, as on a report, that must be in the log. A hash covers all entries that its author's file held.
 * `projections: false` skips the rebuild, for a caller that has just rebuilt them from this log.
 */
export const verify = (
  db: ReadableDb,
  { head, projections = true }: { readonly head?: string; readonly projections?: boolean } = {},
): VerifiedLog => {
  const seen = nothingSeen()
  let joined: readonly JoinedDevice[] = []
  const look = (): Text | null => {
    const trouble = logTrouble(db, seen)
    if (trouble) return trouble
    const noted = head === undefined ? undefined : Buffer.from(head, 'hex')
    const place = noted && sql<number>(db, 'SELECT seq FROM entry WHERE hash = ?').pluck().get(noted)
    if (head !== undefined && place === undefined) return logWords.otherHead(head)
    if (noted && place !== undefined) joined = joinedBefore(db, noted, place)
    return structureTrouble(db) ?? (projections ? projectionTrouble(db) : null)
  }
  const said = guarded(db, look, (why) => logWords.after(seen.entries, why))
  const text = said && inOneLine(said)
  const heads = leavesOf(seen).map((hash) => hash.toString('hex'))
  return {
    ok: text === null,
    entries: seen.entries,
    head: seen.newest?.hash.toString('hex') ?? '',
    heads,
    joined,
    trouble: text?.en ?? null,
    text,
  }
}

/** Number of entries of each device before one in the order that its author had not seen. */
const joinedBefore = (db: ReadableDb, noted: Buffer, place: number): readonly JoinedDevice[] => {
  const counted = new Map<string, number>()
  for (const { device } of notBehind(db, [noted], place)) counted.set(device, 1 + (counted.get(device) ?? 0))
  return [...counted].map(([device, entries]) => ({ device, entries })).sort((a, b) => (a.device < b.device ? -1 : 1))
}

const inOneLine = ({ en, fr }: Text): Text => ({ en: en.replaceAll(/\s+/g, ' '), fr: fr.replaceAll(/\s+/g, ' ') })

/**
 * The part of `verify` that `projections: false` skips, for another thread at the same time: why the projections are not those of the
 * log, or null. It says nothing about the log itself.
 */
export const verifyProjections = (db: ReadableDb): Text | null => {
  const said = guarded(
    db,
    () => schemaTrouble(db) ?? projectionTrouble(db),
    (why) => why,
  )
  return said && inOneLine(said)
}

/** Pages, indexes, tables and guards are as this program makes them. */
const structureTrouble = (db: ReadableDb): Text | null => {
  // the check alone does not ask whether another connection has written to the search since this one read it, and would find its index wrong
  sql(db, 'SELECT rowid FROM incident_search LIMIT 1').get()
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
      const wrong = firstDifference(sql<SqlValue[]>(db, all).raw().iterate(), sql<SqlValue[]>(right, all).raw().iterate())
      if (wrong) return logWords.projection(table, ...wrong)
    }
    return null
  } finally {
    right.close()
  }
}

const firstDifference = (
  are: IterableIterator<SqlValue[]>,
  should: IterableIterator<SqlValue[]>,
): readonly [is: string, ought: string] | null => {
  for (;;) {
    const [is, ought] = [are.next(), should.next()]
    if (is.done && ought.done) return null
    if (is.done || ought.done || !isSameRow(is.value, ought.value)) {
      are.return?.()
      should.return?.()
      return aroundDifference(is.done ? '' : JSON.stringify(is.value), ought.done ? '' : JSON.stringify(ought.value))
    }
  }
}

/** Two texts, each cut to a line around the place from which they differ. */
const aroundDifference = (is: string, ought: string): readonly [is: string, ought: string] => {
  let place = 0
  while (place < is.length && is[place] === ought[place]) place++
  const from = Math.max(0, place - 40)
  const cut = (text: string): string => {
    const part = text.slice(from, from + 90)
    return part && `${from > 0 ? '…' : ''}${part}${from + 90 < text.length ? '…' : ''}`
  }
  return [cut(is), cut(ought)]
}

const isSameRow = (one: readonly SqlValue[], other: readonly SqlValue[]): boolean =>
  one.length === other.length && one.every((value, n) => isSameValue(value, other[n]))

const isSameValue = (one: SqlValue, other: SqlValue | undefined): boolean =>
  one === other || (Buffer.isBuffer(one) && Buffer.isBuffer(other) && one.equals(other))

/** Runs in one transaction, so that no write comes in between. A damaged file can fail anywhere in it. */
const guarded = (db: ReadableDb, look: () => Text | null, where: (why: Text) => Text): Text | null => {
  try {
    return db.transaction(look)()
  } catch (error) {
    return where(saidBy(error))
  }
}
