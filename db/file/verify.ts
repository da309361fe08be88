import type { ByLanguage } from '../../engine/model/language.ts'
import { notBehind } from '../log/ancestry.ts'
import { leavesOf, logTrouble, nothingSeen } from '../log/verify-log.ts'
import { logWords, saidBy } from '../messages/messages.ts'
import { projected } from '../projections/rebuild.ts'
import { MIGRATIONS, PROJECTIONS } from '../schema/migrations/list.ts'
import { schemaTrouble } from '../schema/schema.ts'
import { type ReadableDb, sql, type Value, type WritableDb } from '../sqlite/handle.ts'

type Text = ByLanguage<string>

/**
 * `text`: the first thing that is wrong, in one line, naming the entry where one is, and `trouble` the same in English; `head`: the newest
 * entry's hash; `heads`: the hashes of all entries that no later one names, in the order of the log: after a joining, until the next act,
 * only all of them together vouch for the whole log. `joined`: how many entries of which device stand before the hash that was asked for
 * and are not behind it: they came with a joining after it was noted.
 */
export type Verified = {
  readonly ok: boolean
  readonly entries: number
  readonly head: string
  readonly heads: readonly string[]
  readonly joined: readonly Joined[]
  readonly trouble: string | null
  readonly text: Text | null
}

export type Joined = { readonly device: string; readonly entries: number }

/**
 * Goes through the whole file: every hash and link, order and numbering, the form of every body, the database's own structure, and the
 * projections against ones made anew. `head`: a hash noted elsewhere, on a report, which the log must still go through. A hash covers
 * all entries that its writer's file held, of whatever device. `projections: false`: who has just made them from this very log leaves out to make them
 * once more.
 */
export const verify = (
  db: ReadableDb,
  { head, projections = true }: { readonly head?: string; readonly projections?: boolean } = {},
): Verified => {
  const seen = nothingSeen()
  let joined: readonly Joined[] = []
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
  const text = said && { en: oneLine(said.en), fr: oneLine(said.fr) }
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

/** How many entries of each device stand before one in the order, though its writer had not seen them. */
const joinedBefore = (db: ReadableDb, noted: Buffer, place: number): readonly Joined[] => {
  const counted = new Map<string, number>()
  for (const { device } of notBehind(db, [noted], place)) counted.set(device, 1 + (counted.get(device) ?? 0))
  return [...counted].map(([device, entries]) => ({ device, entries })).sort((a, b) => (a.device < b.device ? -1 : 1))
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

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
