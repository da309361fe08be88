import { type Entry, refOf } from '../log/entry.ts'
import { sql, type WritableDb } from '../sqlite/handle.ts'
import { idOf, insert, nextId, type Projections } from './projection.ts'

/** Sign-ins, seat changes, results and imports. */
export const moves: Pick<
  Projections,
  'referee-code' | 'sign-in' | 'sign-out' | 'sign-in-failed' | 'seats-changed' | 'result-signed' | 'result-reopened' | 'import'
> = {
  'referee-code': (db, { seq }, { referee, code }) => {
    sql(db, 'DELETE FROM referee_code WHERE referee = ?').run(referee)
    if (code === null) return
    const { salt, hash, cost, block, parallel } = code
    insert(db, 'referee_code', { referee, entry: seq, salt, hash, cost, block, parallel })
  },
  'sign-in': (db, entry, { referee }) => signed(db, entry, referee, 'in'),
  'sign-out': (db, entry, { referee }) => signed(db, entry, referee, 'out'),
  'sign-in-failed': (db, entry, { referee }) => signed(db, entry, referee, 'failed'),

  'seats-changed': (db, entry, { table, why, changes, reason }) => {
    for (const [n, { seat, player, hand }] of changes.entries())
      insert(db, 'seat_change', {
        entry: entry.seq,
        n,
        ref: refOf(entry),
        table_id: table,
        seat,
        player,
        hand,
        why,
        reason,
        at: entry.at,
        by: entry.by,
      })
  },

  'result-signed': (db, entry, { table, scores, signed }) =>
    insert(db, 'result', {
      id: nextId(db, 'result'),
      ref: refOf(entry),
      entry: entry.seq,
      table_id: table,
      scores: JSON.stringify(scores),
      signed: JSON.stringify(signed),
      at: entry.at,
      by: entry.by,
    }),
  'result-reopened': (db, entry, { result, reason }) =>
    insert(db, 'result_reopened', {
      entry: entry.seq,
      ref: refOf(entry),
      result: idOf(db, 'result', result),
      reason,
      at: entry.at,
      by: entry.by,
    }),

  import: (db, entry, { file, hash, what, table, games, hands, acts, lines, leftOut }) => {
    const { seq, at, by } = entry
    insert(db, 'import', {
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
}

const signed = (db: WritableDb, { seq, at, by }: Entry, referee: string, what: 'in' | 'out' | 'failed'): unknown =>
  insert(db, 'sign_in', { entry: seq, referee, what, at, by })
