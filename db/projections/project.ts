import type { Entry } from '../log/entry.ts'
import type { Body, Kind } from '../log/kinds.ts'
import { isKind, readBody } from '../log/versions.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { updateHeads } from './heads.ts'
import { type SeenByAuthor, updateLatest } from './heads-per-field.ts'
import { incidents } from './incidents.ts'
import { moves } from './moves.ts'
import { settleHands } from './play/concurrent-hands.ts'
import { play } from './play/play.ts'
import type { Projections } from './projection.ts'
import { rulings } from './rulings.ts'
import { updateSearch } from './search/search.ts'
import { people, rounds } from './tournament.ts'
import { recordHistory } from './undo/history.ts'
import { undo } from './undo/undo.ts'
import { projectWithUndo } from './undo/undo-log.ts'
import { noteAct } from './undo/undoable-acts.ts'
import { hasUnread, leaveUnread } from './unknown-entries.ts'

const projections: Projections = { ...people, ...moves, ...rounds, ...play, ...incidents, ...rulings, ...undo }

/**
 * Applies one entry to the projections. One written by a newer version is only noted. Needs only the entry and the earlier projections;
 * ancestry is looked up in `log`.
 */
export const project = (db: WritableDb, entry: Entry, log: ReadableDb = db): void => {
  projectWithUndo(db, entry.seq, () => {
    const sawAll = updateHeads(db, entry)
    if (!isKind(entry.kind, entry.version)) return leaveUnread(db, entry)
    const known = { ...entry, kind: entry.kind }
    if (!hasUnread(db)) return carry(db, known, { sawAll, log })
    try {
      db.transaction(() => carry(db, known, { sawAll, log }))()
    } catch {
      // it refers to something created by an entry that was not projected
      leaveUnread(db, entry)
    }
  })
}

const carry = (db: WritableDb, entry: Entry & { readonly kind: Kind }, seen: SeenByAuthor): void => {
  const { kind } = entry
  const change: (db: WritableDb, entry: Entry, body: never) => unknown = projections[kind]
  const body = readBody(kind, entry.version, entry.body)
  updateLatest(db, entry, body, seen)
  change(db, entry, body as never)
  if (kind === 'hands-settled') settleHands(db, entry, body as Body<'hands-settled'>, seen)
  recordHistory(db, entry, kind, body)
  noteAct(db, entry, kind, body)
  updateSearch(db, entry, kind, body)
  if ('key' in body && body.key !== undefined)
    sql(db, 'INSERT INTO act_key (key, entry) VALUES (?, ?) ON CONFLICT DO NOTHING').run(body.key, entry.seq)
}
