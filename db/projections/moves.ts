import { sql } from '../sqlite/handle.ts'
import { atItsTable, NO_VALUE_NO_INCIDENTS, OWN_ACT, type Projections, rowOf, SHARED_ACT, UNDO_ENTRY } from './projection.ts'

/** Sign-ins, seat changes, results and imports. */
export const moves: Pick<
  Projections,
  'referee-code' | 'sign-in' | 'sign-out' | 'sign-in-failed' | 'seats-changed' | 'result-signed' | 'result-reopened' | 'import'
> = {
  'referee-code': {
    ...SHARED_ACT,
    project: (db, entry, { referee, code }) => {
      sql(db, 'DELETE FROM referee_code WHERE referee = ?').run(referee)
      if (code !== null) insertCode(db, entry, { referee, ...code })
    },
    sets: null,
    value: { subject: ({ referee }) => referee, history: null },
    undo: null,
  },

  'sign-in': {
    ...SHARED_ACT,
    project: rowOf('sign_in', () => ({ what: 'in' })),
    sets: null,
    undo: null,
  },

  'sign-out': {
    ...SHARED_ACT,
    project: rowOf('sign_in', () => ({ what: 'out' })),
    sets: null,
    undo: null,
  },

  'sign-in-failed': {
    ...SHARED_ACT,
    project: rowOf('sign_in', () => ({ what: 'failed' })),
    sets: null,
    undo: null,
  },

  'seats-changed': {
    ...OWN_ACT,
    project: (db, entry, { table, why, changes, reason }) => {
      for (const [n, { after, ...change }] of changes.entries())
        insertChange(db, entry, { ...change, n, table, afterHand: after === true, why, reason })
    },
    sets: ({ table, changes }) => [...new Set(changes.map(({ seat }) => seat))].map((seat) => ['seat-change', `${table} ${seat}`]),
    undo: { ...UNDO_ENTRY, rows: 'seat_change', at: atItsTable },
  },

  'result-signed': {
    ...SHARED_ACT,
    project: rowOf('result'),
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
    project: rowOf('result_reopened'),
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
    project: rowOf('import'),
    sets: null,
    undo: { ...UNDO_ENTRY, rows: 'import', at: atItsTable, text: 'SELECT file FROM import WHERE ref = ?' },
  },
}

const insertCode = rowOf('referee_code')
const insertChange = rowOf('seat_change')
