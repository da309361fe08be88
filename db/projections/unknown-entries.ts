import type { Entry } from '../log/entry.ts'
import { isKind } from '../log/versions.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'

/** Number of entries that a newer version wrote, which are not projected. */
export const unreadIn = (db: ReadableDb): number => sql<number>(db, 'SELECT count(*) FROM unread').pluck().get() ?? 0

/** Whether the file has such entries. */
export const hasUnread = (db: ReadableDb): boolean => sql(db, 'SELECT 1 FROM unread').get() !== undefined

/** Whether this program has been updated since and now knows a kind that was not projected. */
export const canReadMore = (db: ReadableDb): boolean =>
  sql<Pick<Entry, 'kind' | 'version'>>(db, 'SELECT DISTINCT kind, version FROM unread WHERE known = 0')
    .all()
    .some(({ kind, version }) => isKind(kind, version))

/** Notes that an entry is not projected. */
export const leaveUnread = (db: WritableDb, { seq, kind, version }: Entry): void => {
  sql(db, 'INSERT INTO unread (entry, kind, version, known) VALUES (?, ?, ?, ?)').run(seq, kind, version, Number(isKind(kind, version)))
}
