import { type Entry, type Ref, refOf, refParts } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { sql, type WritableDb } from '../../sqlite/handle.ts'
import type { Projections, ValueOf } from '../projection.ts'

type WithHistory = Omit<Projections, 'undo' | 'redo'>

/** Stores the value that an entry sets, so that undo can restore the former one. */
export const recordHistory = <K extends keyof Projections>(
  db: WritableDb,
  entry: Entry,
  { kind, body, value }: { readonly kind: K; readonly body: Body<K>; readonly value: ValueOf<K> | null },
): void => {
  if (value?.history)
    sql(db, 'INSERT INTO past (entry, ref, kind, subject, body) VALUES (?, ?, ?, ?, ?)').run(
      entry.seq,
      refOf(entry),
      kind,
      value.subject(body),
      JSON.stringify(body),
    )
}

type Row = { readonly entry: number; readonly ref: Ref; readonly body: string }
type About<K> = { readonly kind: K; readonly subject: string }

/** Restores the newest value in force after an entry about the subject was undone or redone. */
export const restoreValue = (db: WritableDb, ref: Ref, projections: WithHistory): void => {
  const about = sql<About<keyof WithHistory>>(db, 'SELECT kind, subject FROM past WHERE ref = ?').get(ref)
  if (about) restore(db, about, projections)
}

const restore = <K extends keyof WithHistory>(db: WritableDb, { kind, subject }: About<K>, projections: WithHistory): void => {
  const { project, value }: Pick<WithHistory[K], 'project' | 'value'> = projections[kind]
  const newest = sql<Row>(db, NEWEST).get(kind, subject)
  // projecting values needs only place and name of the entry
  if (newest)
    project(db, { seq: newest.entry, ...refParts(newest.ref) } as Entry, JSON.parse(newest.body) as Body<K>, { sawAll: true, log: db })
  else if (value?.history?.remove) sql(db, value.history.remove).run(subject)
}

const NEWEST = 'SELECT entry, ref, body FROM past WHERE kind = ? AND subject = ? AND taken_back IS NULL ORDER BY entry DESC LIMIT 1'
