import { hasSeen } from '../log/causality.ts'
import type { Entry } from '../log/entry.ts'
import type { Body, Kind } from '../log/kinds.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'

/** A field that an entry sets, or a name that it takes. */
type Set = readonly [what: string, key: string]

/** The fields that entries of a kind set. If two concurrent entries set one, both are kept as latest: a conflict. */
const SETS: { readonly [K in Kind]?: (body: Body<K>, db: ReadableDb) => readonly Set[] } = {
  tournament: () => [['tournament', '']],
  'rule-set': ({ house }) => [['rule-set', `${house.id} ${house.edition}`]],
  referee: ({ referee, name }) => [
    ['referee', referee],
    ['referee-name', name],
  ],
  player: ({ player, number, name }) => [
    ['player', player],
    ['player-name', name],
    ...(number === null ? [] : [['player-number', String(number)] as const]),
  ],
  round: ({ round }) => [['round', String(round)]],
  table: ({ table, name, round }) => [
    ['table', table],
    ['table-name', `${round ?? ''} ${name}`],
  ],
  seating: ({ table, seat }) => [['seat', `${table} ${seat}`]],
  hand: ({ hand, table }, db) => [sql(db, 'SELECT 1 FROM hand WHERE id = ?').get(hand) ? ['hand-header', hand] : ['hand-begun', table]],
  'hands-settled': ({ one, other }) => [['hands-settled', `${one} ${other}`]],
  'incident-filled': ({ incident, ...fields }) =>
    Object.keys(fields)
      .filter((field) => field !== 'key')
      // two rulings of one incident each have their own remedies
      .map((field) => ['incident-filled', `${field === 'done' && fields.done ? fields.done.ruling : incident} ${field}`]),
  'seats-changed': ({ table, changes }) => [...new Set(changes.map(({ seat }) => seat))].map((seat) => ['seat-change', `${table} ${seat}`]),
  'result-signed': ({ table }) => [['result', table]],
  'incident-closed': ({ incident }) => [['incident-closed', incident]],
  'appeal-decided': ({ appeal }) => [['appeal-decided', appeal]],
}

/** The entries known to an entry's author. `sawAll`: everything before it; `log`: where to look up the others. */
export type SeenByAuthor = { readonly sawAll: boolean; readonly log: ReadableDb }

/**
 * Updates the latest entries of each field: replaces those that the author had seen, stays beside the others. Two concurrent hands of a
 * table stay marked, with the entry of the first as key, whatever begins later.
 */
export const updateLatest = <K extends Kind>(
  db: WritableDb,
  entry: Entry & { readonly kind: K },
  body: Body<K>,
  { sawAll, log }: SeenByAuthor,
): void => {
  const sets: ((body: Body<K>, db: ReadableDb) => readonly Set[]) | undefined = SETS[entry.kind]
  const keep = sql(db, 'INSERT INTO latest (what, key, entry) VALUES (?, ?, ?)')
  for (const [what, key] of sets?.(body, db) ?? []) {
    for (const before of sql<number>(db, 'SELECT entry FROM latest WHERE what = ? AND key = ?').pluck().all(what, key)) {
      if (sawAll || isOwn(log, entry, before) || hasSeen(log, entry, before))
        sql(db, 'DELETE FROM latest WHERE what = ? AND key = ? AND entry = ?').run(what, key, before)
      else if (what === 'hand-begun') keep.run('hand-crossed', String(before), entry.seq)
    }
    keep.run(what, key, entry.seq)
  }
  if (entry.kind === 'hand') keepUnseen(db, entry, body as Body<'hand'>)
}

/** A hand begun in the same file by somebody who had not seen that one had begun there. */
const keepUnseen = (db: WritableDb, { seq }: Entry, { unseen }: Body<'hand'>): void => {
  if (unseen === undefined) return
  sql(
    db,
    "INSERT INTO latest (what, key, entry) SELECT 'hand-crossed', CAST(entry AS TEXT), ? FROM hand WHERE ref = ? ON CONFLICT DO NOTHING",
  ).run(seq, unseen)
}

/** Earlier entries of the same device are always known; walking the links could be slow. */
const isOwn = (log: ReadableDb, { device }: Entry, before: number): boolean =>
  sql<string>(log, 'SELECT device FROM entry WHERE seq = ?').pluck().get(before) === device
