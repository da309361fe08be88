import type Database from 'better-sqlite3'
import { tried } from '../disk/tried.ts'
import { keyOf } from '../log/ancestry.ts'
import { type Entry, HASH_LENGTH, parentsIn } from '../log/entry.ts'
import { formTrouble } from '../log/verify-log.ts'

type Row = Omit<Entry, 'seq' | 'hash'> & { readonly id: number; readonly hash: Buffer; readonly current: number }

/**
 * Determines which found entries join a log: `kept` becomes the row of that log's first entry. Returns the log of the damaged file,
 * because a backup folder may hold others. Entries in leftover space may never have been committed: they join only if an entry in force or
 * a head names them.
 */
export const joinFound = (db: Database.Database, heads: readonly Buffer[]): number | undefined => {
  db.exec('CREATE INDEX found_in_order ON found (number, device)')
  db.exec('CREATE TABLE stands (id INTEGER PRIMARY KEY)')
  markStanding(db, heads)
  const parent = db.prepare<[Buffer], { kept: number | null; number: number; device: string }>(
    'SELECT kept, number, device FROM found WHERE hash = ?',
  )
  const keep = db.prepare('UPDATE found SET kept = ? WHERE id = ?')
  let before: Row | undefined
  for (const row of inOrder(db)) {
    const isTwin = before?.number === row.number && before.device === row.device
    const root = isTwin || !hasForm(row) ? null : rootOf(row, (hash) => parent.get(hash))
    if (root === null) continue
    keep.run(root, row.id)
    before = row
  }
  return db
    .prepare<[], number>('SELECT kept FROM found WHERE kept IS NOT NULL GROUP BY kept ORDER BY sum(own) DESC, count(*) DESC LIMIT 1')
    .pluck()
    .get()
}

/** From the newest on: each confirmed entry confirms its parents. */
const markStanding = (db: Database.Database, heads: readonly Buffer[]): void => {
  const named = new Set(heads.map(keyOf))
  const stands = db.prepare('INSERT INTO stands (id) VALUES (?)')
  for (const { id, hash, previous, current } of inSteps(db, 'SELECT id FROM found ORDER BY number DESC, device DESC, id')) {
    if (!named.delete(keyOf(hash)) && current === 0) continue
    stands.run(id)
    for (const one of parentsIn(previous)) named.add(keyOf(one))
  }
}

/** If two have one name, which no device writes, the one in the file comes first. */
const inOrder = (db: Database.Database): Iterable<Row> =>
  inSteps(db, 'SELECT id FROM found JOIN stands USING (id) ORDER BY number, device, own DESC, current DESC, id')

/** Rows held at once, because a connection can't write while it is reading. */
const STEP = 1000

function* inSteps(db: Database.Database, order: string): Generator<Row> {
  db.exec(`DROP TABLE IF EXISTS step; CREATE TABLE step (place INTEGER PRIMARY KEY, id INTEGER); INSERT INTO step (id) ${order}`)
  const some = db.prepare<[number, number], Row>(
    'SELECT found.* FROM step JOIN found USING (id) WHERE place > ? AND place <= ? ORDER BY place',
  )
  for (let from = 0; ; from += STEP) {
    const rows = some.all(from, from + STEP)
    yield* rows
    if (rows.length < STEP) return
  }
}

type Parent = { readonly kept: number | null; readonly number: number; readonly device: string }

/** The log that an entry joins: all its parents are there, in order, and its number is the next. */
const rootOf = ({ id, number, previous }: Row, find: (hash: Buffer) => Parent | undefined): number | null => {
  const parents = parentsIn(previous)
  if (previous.length % HASH_LENGTH !== 0) return null
  if (parents.length === 0) return number === 1 ? id : null
  let root: number | null = null
  let last: Parent | undefined
  for (const hash of parents) {
    const found = find(hash)
    if (!found || found.kept === null || (root !== null && root !== found.kept)) return null
    if (last && (found.number < last.number || (found.number === last.number && found.device <= last.device))) return null
    root = found.kept
    last = found
  }
  return last?.number === number - 1 ? root : null
}

const hasForm = ({ kind, version, body }: Row): boolean => tried(() => formTrouble(kind, version, body) === null) ?? false
