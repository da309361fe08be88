import type { Ref } from '../../log/entry.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'
import { keepTablesOf } from '../keep-table.ts'
import { updateHandsInForce } from '../play/concurrent-hands.ts'
import { renumber } from '../play/renumber.ts'
import { FOUND_IN, OWN_ACT, type Projections, rowOf } from '../projection.ts'
import { incidentsOfEntries } from '../search/incidents-of.ts'
import { restoreValue } from './history.ts'

/** Undo marks the rows of the entries it names; redo clears the mark. Nothing is lost. `others`: all other kinds of entries. */
export const undoing = (others: Omit<Projections, 'undo' | 'redo'>): Pick<Projections, 'undo' | 'redo'> => {
  const tables = [...Object.values(others).flatMap(({ undo }) => undo?.rows ?? []), 'act', 'past']
  const marks = tables.map((table) => `UPDATE ${table} SET taken_back = ? WHERE ref IN (SELECT value FROM json_each(?))`)
  const incidentsOf = incidentsOfEntries(others)

  const mark = (db: WritableDb, refs: readonly Ref[], by: number | null): void => {
    const all = JSON.stringify(refs)
    for (const one of marks) sql(db, one).run(by, all)
    for (const ref of sql<Ref>(db, VALUES).pluck().all(all)) restoreValue(db, ref, others)
    keepTablesOf(db, all)
    updateHandsInForce(db, all)
    for (const hand of sql<string>(db, HANDS).pluck().all(all, all)) renumber(db, hand)
  }

  return {
    undo: {
      ...OWN_ACT,
      project: (db, entry, body) => {
        insertUndo(db, entry, body)
        mark(db, body.entries, entry.seq)
      },
      sets: null,
      incidents: { ...FOUND_IN, of: (db, { entries }) => incidentsOf(db, entries) },
      undo: null,
    },

    redo: {
      ...OWN_ACT,
      project: (db, { seq }, { undo }) => {
        const entries = entriesOfUndo(db, undo)
        if (!entries) throw troubled(logWords.notHeld('undo', undo))
        sql(db, 'UPDATE undo SET redone = ? WHERE ref = ?').run(seq, undo)
        mark(db, entries, null)
      },
      sets: null,
      incidents: { ...FOUND_IN, of: (db, { undo }) => incidentsOf(db, entriesOfUndo(db, undo) ?? []) },
      undo: null,
    },
  }
}

const insertUndo = rowOf('undo')

const entriesOfUndo = (db: ReadableDb, undo: Ref): readonly Ref[] | undefined => {
  const entries = sql<string>(db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(undo)
  return entries === undefined ? undefined : (JSON.parse(entries) as readonly Ref[])
}

/** Values of people and headers, each after those that it refers to; tables last, which stay while somebody sits there. */
const VALUES = "SELECT past.ref FROM json_each(?) JOIN past ON past.ref = value ORDER BY past.kind = 'table', key"
const HANDS = `SELECT hand FROM json_each(?) JOIN event ON event.ref = value UNION
  SELECT hand FROM json_each(?) JOIN event_removed ON event_removed.ref = value`
