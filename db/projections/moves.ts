import { type Entry, refOf } from '../log/entry.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import {
  atItsTable,
  columnsOfEntry,
  insertRow,
  NO_VALUE_NO_INCIDENTS,
  nextId,
  OWN_ACT,
  type Projections,
  rowIdOf,
  SHARED_ACT,
  UNDO_ENTRY,
} from './projection.ts'

/** Sign-ins, seat changes, results and imports. */
export const moves: Pick<
  Projections,
  'referee-code' | 'sign-in' | 'sign-out' | 'sign-in-failed' | 'seats-changed' | 'result-signed' | 'result-reopened' | 'import'
> = {
  'referee-code': {
    ...SHARED_ACT,
    project: (db, { seq }, { referee, code }) => {
      sql(db, 'DELETE FROM referee_code WHERE referee = ?').run(referee)
      if (code === null) return
      const { salt, hash, cost, block, parallel } = code
      insertRow(db, 'referee_code', { referee, entry: seq, salt, hash, cost, block, parallel })
    },
    sets: null,
    value: { subject: ({ referee }) => referee, history: null },
    undo: null,
  },

  'sign-in': {
    ...SHARED_ACT,
    project: (db, entry, { referee }) => signed(db, entry, referee, 'in'),
    sets: null,
    undo: null,
  },

  'sign-out': {
    ...SHARED_ACT,
    project: (db, entry, { referee }) => signed(db, entry, referee, 'out'),
    sets: null,
    undo: null,
  },

  'sign-in-failed': {
    ...SHARED_ACT,
    project: (db, entry, { referee }) => signed(db, entry, referee, 'failed'),
    sets: null,
    undo: null,
  },

  'seats-changed': {
    ...OWN_ACT,
    project: (db, entry, { table, why, changes, reason }) => {
      for (const [n, { seat, player, hand, after }] of changes.entries())
        insertRow(db, 'seat_change', {
          ...columnsOfEntry(entry),
          n,
          table_id: table,
          seat,
          player,
          hand,
          after_hand: after ? 1 : 0,
          why,
          reason,
        })
    },
    sets: ({ table, changes }) => [...new Set(changes.map(({ seat }) => seat))].map((seat) => ['seat-change', `${table} ${seat}`]),
    undo: { ...UNDO_ENTRY, rows: 'seat_change', at: atItsTable },
  },

  'result-signed': {
    ...SHARED_ACT,
    project: (db, entry, { table, scores, signed }) =>
      insertRow(db, 'result', {
        ...columnsOfEntry(entry),
        id: nextId(db, 'result'),
        table_id: table,
        scores: JSON.stringify(scores),
        signed: JSON.stringify(signed),
      }),
    sets: ({ table }) => [['result', table]],
    undo: {
      ...UNDO_ENTRY,
      rows: 'result',
      at: atItsTable,
      needed:
        'SELECT 1 FROM result_reopened later JOIN result ON result.id = later.result JOIN one ON one.ref = result.ref WHERE later.taken_back IS NULL',
    },
  },

  'result-reopened': {
    ...SHARED_ACT,
    project: (db, entry, { result, reason }) =>
      insertRow(db, 'result_reopened', {
        ...columnsOfEntry(entry),
        result: rowIdOf(db, 'result', result),
        reason,
      }),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'result_reopened',
      at: (db, { result }) => sql<string>(db, 'SELECT table_id FROM result WHERE ref = ?').pluck().get(result),
    },
  },

  import: {
    ...NO_VALUE_NO_INCIDENTS,
    act: 'whole',
    scope: 'everything',
    project: (db, entry, { file, hash, what, table, games, hands, acts, lines, leftOut }) => {
      const { seq, at, by } = entry
      insertRow(db, 'import', {
        entry: seq,
        ref: refOf(entry),
        file,
        hash,
        what,
        table_id: table,
        games,
        hands,
        acts,
        lines,
        left_out: leftOut,
        at,
        by,
      })
    },
    sets: null,
    undo: { ...UNDO_ENTRY, rows: 'import', at: atItsTable, text: 'SELECT file FROM import WHERE ref = ?' },
  },
}

const signed = (db: WritableDb, { seq, at, by }: Entry, referee: string, what: 'in' | 'out' | 'failed'): unknown =>
  insertRow(db, 'sign_in', { entry: seq, referee, what, at, by })
