import type { Penalty } from '../../engine/penalties.ts'
import { type ReadableDb, sql } from '../handle.ts'
import { type Ref, refOf } from '../log/entry.ts'
import { logWords, troubled } from '../words.ts'
import { nextId } from './next-id.ts'
import type { Projections } from './project.ts'

/** Incidents, decisions and penalties. */
export const rulings: Pick<Projections, 'incident' | 'ruling' | 'penalty' | 'penalty-cancelled' | 'export'> = {
  incident: (db, entry, { table, hand, event, finding }) =>
    sql(db, 'INSERT INTO incident (id, ref, entry, table_id, hand, event, finding, at, by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      nextId(db, 'incident'),
      refOf(entry),
      entry.seq,
      table,
      hand,
      event,
      finding && idOf(db, 'finding', finding),
      entry.at,
      entry.by,
    ),

  ruling: (db, entry, { incident, finding, event, decision, rule, rules, edition, sections, proposed, imposed, remedies, reason }) =>
    sql(
      db,
      `INSERT INTO ruling (id, ref, entry, incident, finding, event, decision, rule, rules, edition, sections, proposed_kind, proposed_amount, proposed_unit,
         imposed_kind, imposed_amount, imposed_unit, remedies, reason, by, at, hash)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      nextId(db, 'ruling'),
      refOf(entry),
      entry.seq,
      idOf(db, 'incident', incident),
      finding && idOf(db, 'finding', finding),
      event,
      decision,
      rule,
      rules,
      edition,
      JSON.stringify(sections),
      ...columnsOf(proposed),
      ...columnsOf(imposed),
      JSON.stringify(remedies),
      reason,
      entry.by,
      entry.at,
      entry.hash.toString('hex'),
    ),

  penalty: (db, entry, { ruling, player, playerName, seat, rule, penalty, reason }) =>
    sql(
      db,
      `INSERT INTO penalty (id, ref, entry, ruling, player, player_name, seat, rule, kind, amount, unit, reason, by, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      nextId(db, 'penalty'),
      refOf(entry),
      entry.seq,
      idOf(db, 'ruling', ruling),
      player,
      playerName,
      seat,
      rule,
      ...columnsOf(penalty),
      reason,
      entry.by,
      entry.at,
    ),

  'penalty-cancelled': (db, { at, by }, { penalty, reason }) =>
    sql(db, 'UPDATE penalty SET cancelled_by = ?, cancelled_at = ?, cancelled_reason = ? WHERE ref = ?').run(by, at, reason, penalty),

  export: (db, { seq, at, by }, { what, format, incident }) =>
    sql(db, 'INSERT INTO export VALUES (?, ?, ?, ?, ?, ?)').run(seq, what, format, incident && idOf(db, 'incident', incident), at, by),
}

const columnsOf = (penalty: Penalty) => [
  penalty.kind,
  penalty.kind === 'points' ? penalty.amount : null,
  penalty.kind === 'points' ? penalty.unit : null,
]

const idOf = (db: ReadableDb, table: 'finding' | 'incident' | 'ruling', ref: Ref): number => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  if (id === undefined) throw troubled(logWords.notHeld(table, ref))
  return id
}
