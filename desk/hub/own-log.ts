import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Entry } from '../../db/log/entry.ts'
import { COLUMNS } from '../../db/log/insert.ts'
import { hubWords } from '../words/hub.ts'
import type { HubTournament } from './administer.ts'
import type { Reach } from './hub.ts'
import { hubTrouble } from './trouble.ts'

/** How far a file holds the entries of each device. */
export const reachIn = (db: ReadableDb): Reach => {
  const reach = new Map<string, number>()
  for (let device = next(db, ''); device !== null; device = next(db, device))
    reach.set(device, sql<number>(db, 'SELECT max(number) FROM entry WHERE device = ?').pluck().get(device) ?? 0)
  return reach
}

/** By the index alone, since a file of a million entries has a handful of devices. */
const next = (db: ReadableDb, device: string): string | null =>
  sql<string | null>(db, 'SELECT min(device) FROM entry WHERE device > ?').pluck().get(device) ?? null

/** The entries of a file that somebody with this reach lacks, in the order of the log, so many at most: each stands behind all that it names. */
export const lackedBy = (db: ReadableDb, reach: Reach, most: number): readonly Entry[] => {
  const first = firstLacked(db, reach)
  if (first === undefined) return []
  const lacked: Entry[] = []
  for (const entry of sql<Entry>(db, `SELECT ${COLUMNS} FROM entry WHERE seq >= ? ORDER BY seq`).iterate(first)) {
    if (entry.number <= (reach.get(entry.device) ?? 0)) continue
    lacked.push(entry)
    if (lacked.length === most) break
  }
  return lacked
}

/** How many entries of a file somebody with this reach lacks. */
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

/** The tournament of a file as a hub knows it. Throws where it holds none. */
export const namedTournamentIn = (db: ReadableDb): HubTournament => {
  const id = tournamentIn(db)
  const name = sql<string>(db, 'SELECT name FROM tournament').pluck().get()
  if (!id || name === undefined) throw hubTrouble('closed', hubWords.noTournament)
  return { id, name }
}

/** By what a hub knows the tournament: the hash of its first entry. */
export const tournamentIn = (db: ReadableDb): Buffer | undefined => sql<Buffer>(db, 'SELECT hash FROM entry WHERE seq = 1').pluck().get()
