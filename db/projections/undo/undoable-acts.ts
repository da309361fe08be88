import { type Entry, type Ref, refOf } from '../../log/entry.ts'
import { type Body, type Kind, withAct } from '../../log/kinds.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'

type TableOf = { readonly [K in Kind]?: (db: ReadableDb, body: Body<K>) => string | null | undefined }

const atNone = (): null => null
const ofHand = (db: ReadableDb, { hand }: { readonly hand: string }) =>
  sql<string>(db, 'SELECT table_id FROM hand WHERE id = ?').pluck().get(hand)
const ofIncident = (db: ReadableDb, { incident }: { readonly incident: Ref }) =>
  sql<string | null>(db, 'SELECT table_id FROM incident WHERE ref = ?').pluck().get(incident)
const OF_RULING = 'SELECT incident.table_id FROM ruling JOIN incident ON incident.id = ruling.incident'
const ofRuling = (db: ReadableDb, { ruling }: { readonly ruling: Ref }) =>
  sql<string | null>(db, `${OF_RULING} WHERE ruling.ref = ?`).pluck().get(ruling)
const ofPenalty = (db: ReadableDb, { penalty }: { readonly penalty: Ref }) =>
  sql<string | null>(db, `${OF_RULING} JOIN penalty ON penalty.ruling = ruling.id WHERE penalty.ref = ?`).pluck().get(penalty)

/** The table of each act that is no event of a hand; null: none. Other kinds are no acts, or part of one. */
const TABLE_OF: TableOf = {
  tournament: atNone,
  referee: atNone,
  player: atNone,
  withdrawal: atNone,
  round: atNone,
  'round-clock': atNone,
  'time-added': atNone,
  table: atNone,
  'live-timing': (_, { table }) => table,
  seating: (_, { table }) => table,
  'seats-changed': (_, { table }) => table,
  'result-signed': (_, { table }) => table,
  'result-reopened': (db, { result }) => sql<string>(db, 'SELECT table_id FROM result WHERE ref = ?').pluck().get(result),
  import: (_, { table }) => table,
  hand: (_, { table }) => table,
  'event-removed': ofHand,
  'fork-settled': ofHand,
  'hands-settled': (_, { table }) => table,
  incident: (_, { table }) => table,
  'incident-filled': ofIncident,
  'incident-closed': ofIncident,
  statement: ofIncident,
  attachment: ofIncident,
  appeal: ofIncident,
  'appeal-decided': (db, { appeal }) =>
    sql<string | null>(db, 'SELECT incident.table_id FROM appeal JOIN incident ON incident.id = appeal.incident WHERE appeal.ref = ?')
      .pluck()
      .get(appeal),
  ruling: (db, body) => (body.event === null ? ofIncident(db, body) : undefined),
  reviewed: ofRuling,
  'penalty-cancelled': ofPenalty,
}

/** Records an undoable act by its first entry, and that earlier undos at its table can't be redone any more. */
export const noteAct = <K extends Kind>(db: WritableDb, entry: Entry, kind: K, body: Body<K>): void => {
  if (kind === 'event') {
    overtake(db, entry, ofHand(db, body as Body<'event'>) ?? null)
    return
  }
  const table = TABLE_OF[kind]?.(db, body)
  if (table === undefined) return
  if (withAct(JSON.parse(entry.body)).with === undefined)
    sql(db, 'INSERT INTO act (entry, ref, table_id, kind, by) VALUES (?, ?, ?, ?, ?)').run(entry.seq, refOf(entry), table, kind, entry.by)
  overtake(db, entry, table)
}

/** After a new act at a table, undos there can't be redone; the author of the undo can, until their own next act. */
const overtake = (db: WritableDb, { seq, by }: Entry, table: string | null): void => {
  sql(
    db,
    `UPDATE undo SET overtaken = coalesce(overtaken, ?), overtaken_own = CASE WHEN by = ? THEN ? END
     WHERE table_id IS ? AND redone IS NULL AND overtaken_own IS NULL AND (overtaken IS NULL OR by = ?)`,
  ).run(seq, by, seq, table, by)
}
