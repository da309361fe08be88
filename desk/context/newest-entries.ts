import { parentsIn } from '../../db/log/entry.ts'
import { headsOf } from '../../db/log/read.ts'
import { isOfKind, OF_NOTHING } from '../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'

/** The newest entry of a record and, until an act names them all, the hashes of those that other devices made beside it. */
export type NewestEntry = { readonly seq: number; readonly at: string; readonly hash: string; readonly beside?: readonly string[] }

/**
 * The newest entries, without notes of reports that left the file: two reports of the same record name the same ones. After a join there are several, and
 * each vouches only for what its device knew.
 */
export const newestEntries = (db: ReadableDb): NewestEntry | undefined => {
  const found = new Map<number, { readonly seq: number; readonly at: string; readonly hash: string }>()
  const seen = new Set<string>()
  const left = [...headsOf(db)]
  for (let hash = left.pop(); hash; hash = left.pop()) {
    const name = hash.toString('hex')
    const row = seen.has(name) ? undefined : sql<Row>(db, OF_HASH).get(hash)
    seen.add(name)
    if (row?.isNote) left.push(...parentsIn(row.previous))
    else if (row) found.set(row.seq, { seq: row.seq, at: row.at, hash: name })
  }
  const [newest, ...earlier] = [...found.values()].sort((a, b) => b.seq - a.seq)
  if (!newest) return sql<NewestEntry>(db, NEWEST).get()
  // of an entry before both a note and another act, the act vouches
  const others = earlier.filter(({ seq, hash }) => sql(db, ACT_AFTER).get(seq, Buffer.from(hash, 'hex')) === undefined)
  return others.length === 0 ? newest : { ...newest, beside: others.map(({ hash }) => hash) }
}

type Row = { readonly seq: number; readonly at: string; readonly previous: Buffer; readonly isNote: 0 | 1 }

const OF_HASH = `SELECT seq, at, previous, ${isOfKind(OF_NOTHING)} AS isNote FROM entry WHERE hash = ?`
const ACT_AFTER = `SELECT 1 FROM entry WHERE seq > ? AND instr(previous, ?) > 0 AND NOT ${isOfKind(OF_NOTHING)} LIMIT 1`
const NEWEST = `SELECT seq, at, lower(hex(hash)) AS hash FROM entry WHERE NOT ${isOfKind(OF_NOTHING)} ORDER BY seq DESC LIMIT 1`
