import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { noteAncestry } from '../log/causality.ts'
import type { Entry } from '../log/entry.ts'
import type { Body } from '../log/kinds.ts'
import { isKind, readBody } from '../log/versions.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { projections } from './by-kind.ts'
import { updateHeads } from './heads.ts'
import { updateLatest } from './heads-per-field.ts'
import { keepTable } from './keep-table.ts'
import type { SeenByAuthor } from './projection.ts'
import { forgetLookups } from './remembered.ts'
import { updateSearch } from './search/search.ts'
import { recordHistory } from './undo/history.ts'
import { projectWithUndo } from './undo/undo-log.ts'
import { noteAct } from './undo/undoable-acts.ts'
import { hasUnread, leaveUnread } from './unknown-entries.ts'

/**
 * Applies one entry to the projections. One written by a newer version is only noted. Needs only the entry and the earlier projections;
 * ancestry is looked up in `log`. Returns whether the entry could be applied.
 */
export const project = (db: WritableDb, entry: Entry, log: ReadableDb = db): boolean =>
  projectWithUndo(db, entry.seq, () => {
    const sawAll = updateHeads(db, entry)
    noteAncestry(log, entry)
    const { kind, version } = entry
    if (!isKind(kind, version)) {
      leaveUnread(db, entry)
      return false
    }
    const apply = () => applyEntry(db, entry, { kind, body: readBody(kind, version, entry.body) }, { sawAll, log })
    if (!hasUnread(db)) {
      apply()
      return true
    }
    try {
      db.transaction(apply)()
      return true
    } catch {
      // it refers to something created by an entry that was not projected
      forgetLookups(db)
      leaveUnread(db, entry)
      return false
    }
  })

type Content<K extends EntryKind> = { readonly kind: K; readonly body: Body<K> }

const applyEntry = <K extends EntryKind>(db: WritableDb, entry: Entry, { kind, body }: Content<K>, seen: SeenByAuthor): void => {
  const { project, scope, sets, value, undo } = projections[kind]
  if (scope !== 'hand') forgetLookups(db)
  updateLatest(db, entry, sets?.(body, db) ?? [], seen)
  project(db, entry, body, seen)
  keepTable(db, kind, body)
  recordHistory(db, entry, { kind, body, value })
  noteAct(db, entry, { kind, body, undo })
  updateSearch(db, entry, kind, body)
  if ('key' in body && typeof body.key === 'string')
    sql(db, 'INSERT INTO act_key (key, entry) VALUES (?, ?) ON CONFLICT DO NOTHING').run(body.key, entry.seq)
}
