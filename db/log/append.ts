import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE } from './entry.ts'
import { insertEntry } from './insert.ts'
import { type Body, ENTRY_BODIES, withAct } from './kinds.ts'
import { headsOf } from './read.ts'
import { kindVersion } from './versions.ts'

/** Author and time, given by the desk, which alone knows clock and user. `tablet`: the id of the tablet, if it was entered on one. */
export type Stamp = { readonly at: Date; readonly by: string; readonly tablet?: string | undefined }

/** Where the log ends: its newest place, the highest number of any entry, and the hashes that no entry names. */
export type LogEnd = { readonly seq: number; readonly number: number; readonly heads: readonly Buffer[] }

export const readLogEnd = (db: ReadableDb): LogEnd => ({
  ...(sql<Omit<LogEnd, 'heads'>>(db, LAST).get() ?? { seq: 0, number: 0 }),
  heads: headsOf(db),
})
/** In the order of the log, the newest entry has the highest number. */
const LAST = 'SELECT seq, number FROM entry ORDER BY seq DESC LIMIT 1'

/** The end of the log after an entry was appended, which knows all before it. */
export const endAt = ({ seq, number, hash }: Entry): LogEnd => ({ seq, number, heads: [hash] })

/**
 * Appends one entry to the end of the log inside the transaction of `act`. `number` exceeds every number in the file, so that the order of
 * (number, device) puts an entry after all that its device knew. `previous` names all heads, so that the hash covers the whole file.
 */
export const append = <K extends EntryKind>(db: WritableDb, { at, by, tablet }: Stamp, end: LogEnd, kind: K, body: Body<K>): Entry => {
  const { seq, number, heads } = end
  const entry = {
    device: db.device,
    number: number + 1,
    at: at.toISOString(),
    // other databases reject zero characters in texts, and a hub must store entries exactly
    by: by.replaceAll('\0', '\ufffd'),
    kind,
    version: kindVersion(kind),
    body: JSON.stringify({ ...ENTRY_BODIES[kind].parse(body), ...withAct(body), ...(tablet !== undefined && { tablet }) }),
    previous: heads.length === 0 ? NOTHING_BEFORE : Buffer.concat(heads),
  }
  const whole: Entry = { seq: seq + 1, ...entry, hash: hashOfEntry(entry) }
  insertEntry(db, whole)
  return whole
}
