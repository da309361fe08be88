import type { Entry } from '../log/entry.ts'
import { isKind } from '../log/versions.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'

/** How many entries of a file a newer version of this program wrote, of which this one makes nothing. */
export const unreadIn = (db: ReadableDb): number => sql<number>(db, 'SELECT count(*) FROM unread').pluck().get() ?? 0

/** Whether the file holds any of those. */
export const hasUnread = (db: ReadableDb): boolean => sql(db, 'SELECT 1 FROM unread').get() !== undefined

/** Whether nothing was made of an entry. */
export const isUnread = (db: ReadableDb, { seq }: Pick<Entry, 'seq'>): boolean =>
  sql(db, 'SELECT 1 FROM unread WHERE entry = ?').get(seq) !== undefined

/** Whether this program, brought up to date since, knows a kind that it made nothing of when the entry came. */
export const canReadMore = (db: ReadableDb): boolean =>
  sql<Pick<Entry, 'kind' | 'version'>>(db, 'SELECT DISTINCT kind, version FROM unread WHERE known = 0')
    .all()
    .some(({ kind, version }) => isKind(kind, version))

/** Notes that nothing is made of an entry. */
export const leaveUnread = (db: WritableDb, { seq, kind, version }: Entry): void => {
  sql(db, 'INSERT INTO unread (entry, kind, version, known) VALUES (?, ?, ?, ?)').run(seq, kind, version, Number(isKind(kind, version)))
}
