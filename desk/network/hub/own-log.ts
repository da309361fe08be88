import type { Entry } from '../../../db/log/entry.ts'
import { ENTRY_COLUMNS } from '../../../db/log/insert.ts'
import { reachIn, tournamentIn } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { hubWords } from '../../messages/hub.ts'
import type { HubTournament } from './administer.ts'
import type { Reach } from './hub.ts'
import { hubTrouble } from './trouble.ts'

/**
 * Upper bound of a batch, in characters of the entries: the log holds pictures too, and a slow connection must carry
 * it whole. A single entry may exceed it.
 */
const MOST_LETTERS = 2 * 1024 * 1024

/**
 * The entries of a file that a copy with this reach lacks, in the order of the log, up to a count and a size: each
 * comes after all that it refers to.
 */
export const lackedBy = (db: ReadableDb, reach: Reach, most: number): readonly Entry[] => {
  const first = firstLacked(db, reach)
  if (first === undefined) return []
  const lacked: Entry[] = []
  let letters = 0
  for (const entry of sql<Entry>(db, `SELECT ${ENTRY_COLUMNS} FROM entry WHERE seq >= ? ORDER BY seq`).iterate(first)) {
    if (entry.number <= (reach.get(entry.device) ?? 0)) continue
    letters += entry.body.length
    if (lacked.length > 0 && letters > MOST_LETTERS) break
    lacked.push(entry)
    if (lacked.length === most) break
  }
  return lacked
}

export const logContains = (db: ReadableDb, hash: Buffer): boolean => sql(db, 'SELECT 1 FROM entry WHERE hash = ?').get(hash) !== undefined

/** The hashes of a device's entries before one of them, as the file has them. */
export const hashesBefore = (db: ReadableDb, { device, number }: Pick<Entry, 'device' | 'number'>): readonly Buffer[] =>
  sql<Buffer>(db, 'SELECT hash FROM entry WHERE device = ? AND number < ?').pluck().all(device, number)

/** The number of a file's entries that a copy with this reach lacks. */
export const countLacked = (db: ReadableDb, reach: Reach): number => {
  let count = 0
  for (const device of reachIn(db).keys())
    count +=
      sql<number>(db, 'SELECT count(*) FROM entry WHERE device = ? AND number > ?')
        .pluck()
        .get(device, reach.get(device) ?? 0) ?? 0
  return count
}

const firstLacked = (db: ReadableDb, reach: Reach): number | undefined => {
  const firsts = [...reachIn(db).keys()].flatMap(
    (device) =>
      sql<number>(db, 'SELECT seq FROM entry WHERE device = ? AND number > ? ORDER BY number LIMIT 1')
        .pluck()
        .get(device, reach.get(device) ?? 0) ?? [],
  )
  return firsts.length === 0 ? undefined : Math.min(...firsts)
}

/** The tournament of a file as a hub knows it. Throws if there is none. */
export const namedTournamentIn = (db: ReadableDb): HubTournament => {
  const id = tournamentIn(db)
  const name = sql<string>(db, 'SELECT name FROM tournament').pluck().get()
  if (!id || name === undefined) throw hubTrouble('closed', hubWords.noTournament)
  return { id, name: name.replaceAll('\0', '\ufffd') }
}
