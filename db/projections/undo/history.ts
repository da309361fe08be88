import { type Entry, partsOf, type Ref, refOf } from '../../log/entry.ts'
import type { Body, Kind } from '../../log/kinds.ts'
import { sql, type WritableDb } from '../../sqlite/handle.ts'

/** The value that an entry sets for a subject of which the newest entry counts: its key, and how to delete the row if no value remains. */
type Kept<K extends Kind> = { readonly subject: (body: Body<K>) => string; readonly remove: string | null }
const KEPT: { readonly [K in Kind]?: Kept<K> } = {
  tournament: { subject: () => '', remove: null },
  referee: { subject: ({ referee }) => referee, remove: 'DELETE FROM referee WHERE id = ?' },
  player: { subject: ({ player }) => player, remove: 'DELETE FROM player WHERE id = ?' },
  round: { subject: ({ round }) => String(round), remove: 'DELETE FROM round WHERE number = CAST(? AS INTEGER)' },
  table: { subject: ({ table }) => table, remove: 'DELETE FROM table_ WHERE id = ?' },
  seating: { subject: ({ table, seat }) => `${seat} ${table}`, remove: "DELETE FROM seating WHERE seat || ' ' || table_id = ?" },
  hand: { subject: ({ hand }) => hand, remove: null },
}

/** Stores the value of such an entry, so that undo can restore the former one. */
export const recordHistory = <K extends Kind>(db: WritableDb, entry: Entry, kind: K, body: Body<K>): void => {
  const subject = KEPT[kind]?.subject(body)
  if (subject !== undefined)
    sql(db, 'INSERT INTO past (entry, ref, kind, subject, body) VALUES (?, ?, ?, ?, ?)').run(
      entry.seq,
      refOf(entry),
      kind,
      subject,
      JSON.stringify(body),
    )
}

type Row = { readonly entry: number; readonly ref: Ref; readonly kind: Kind; readonly subject: string; readonly body: string }
type Carry = { readonly [K in Kind]?: (db: WritableDb, entry: Entry, body: Body<K>) => unknown }

/** Restores the newest value in force after an entry about the subject was undone or redone. */
export const restoreValue = (db: WritableDb, ref: Ref, carry: Carry): void => {
  const about = sql<Row>(db, 'SELECT kind, subject FROM past WHERE ref = ?').get(ref)
  if (!about) return
  const { kind, subject } = about
  const newest = sql<Row>(db, 'SELECT * FROM past WHERE kind = ? AND subject = ? AND taken_back IS NULL ORDER BY entry DESC LIMIT 1').get(
    kind,
    subject,
  )
  const remove = KEPT[kind]?.remove
  const say: ((db: WritableDb, entry: Entry, body: never) => unknown) | undefined = carry[kind]
  if (newest && say) {
    // projecting people and headers needs only place and name of the entry
    say(db, { seq: newest.entry, ...partsOf(newest.ref) } as Entry, JSON.parse(newest.body) as never)
  } else if (remove) sql(db, remove).run(subject)
}
