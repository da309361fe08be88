import { sql, type WritableDb } from '../sqlite/handle.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE } from './entry.ts'
import { insertEntry } from './insert.ts'
import { type Body, KINDS, type Kind, withAct } from './kinds.ts'
import { headsOf } from './read.ts'
import { versionOf } from './versions.ts'

/** Who writes, and when: given by the desk, which alone knows clock and user. `tablet`: the id of the one that it was entered on, if it was. */
export type Stamp = { readonly at: Date; readonly by: string; readonly tablet?: string | undefined }

/**
 * Appends one entry; only inside the transaction of `act`. `number` goes on past every number in the file, so that the order of
 * (number, device) puts each entry after all that its device had seen; `previous` names all heads of the file, whosever they are, so that
 * its hash covers all that stands in the file.
 */
export const append = <K extends Kind>(db: WritableDb, { at, by, tablet }: Stamp, kind: K, body: Body<K>): Entry => {
  const seq = sql<number | null>(db, 'SELECT max(seq) FROM entry').pluck().get() ?? 0
  const number = sql<number | null>(db, 'SELECT max(number) FROM entry').pluck().get() ?? 0
  const heads = headsOf(db)
  const entry = {
    device: db.device,
    number: number + 1,
    at: at.toISOString(),
    // no database of others keeps a zero in a text, and a hub is to hold what stands here to the letter
    by: by.replaceAll('\0', '\ufffd'),
    kind,
    version: versionOf(kind),
    body: JSON.stringify({ ...KINDS[kind].parse(body), ...withAct(body), ...(tablet !== undefined && { tablet }) }),
    previous: heads.length === 0 ? NOTHING_BEFORE : Buffer.concat(heads),
  }
  const whole: Entry = { seq: seq + 1, ...entry, hash: hashOfEntry(entry) }
  insertEntry(db, whole)
  return whole
}
