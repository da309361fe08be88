import { createHash } from 'node:crypto'
import { refOf } from '../log/entry.ts'
import { idOf, insert, nextId, type Projections } from './projection.ts'

/** Incidents: opening, information, statements, appeals, closing. */
export const incidents: Pick<
  Projections,
  'incident' | 'incident-filled' | 'incident-closed' | 'call-answered' | 'statement' | 'attachment' | 'appeal' | 'appeal-decided'
> = {
  incident: (db, entry, { table, hand, event, finding }) =>
    insert(db, 'incident', {
      id: nextId(db, 'incident'),
      ref: refOf(entry),
      entry: entry.seq,
      table_id: table,
      hand,
      event,
      finding: finding && idOf(db, 'finding', finding),
      at: entry.at,
      by: entry.by,
    }),

  'incident-filled': (db, entry, { incident, finding, ...fields }) =>
    insert(db, 'incident_filled', {
      entry: entry.seq,
      ref: refOf(entry),
      incident: idOf(db, 'incident', incident),
      finding: finding === undefined ? null : idOf(db, 'finding', finding),
      fields: JSON.stringify({ ...fields, key: undefined }),
      at: entry.at,
      by: entry.by,
    }),

  'incident-closed': (db, entry, { incident, how, reason }) =>
    insert(db, 'incident_closed', {
      entry: entry.seq,
      ref: refOf(entry),
      incident: idOf(db, 'incident', incident),
      how,
      reason,
      at: entry.at,
      by: entry.by,
    }),

  'call-answered': (db, entry, { incident, how }) =>
    insert(db, 'call_answered', {
      entry: entry.seq,
      ref: refOf(entry),
      incident: idOf(db, 'incident', incident),
      how,
      at: entry.at,
      by: entry.by,
    }),

  statement: (db, entry, { incident, role, player, playerName, text }) =>
    insert(db, 'statement', {
      id: nextId(db, 'statement'),
      ref: refOf(entry),
      entry: entry.seq,
      incident: idOf(db, 'incident', incident),
      role,
      player,
      player_name: playerName,
      text,
      at: entry.at,
      by: entry.by,
    }),

  attachment: (db, entry, { incident, name, type, data, note }) => {
    const bytes = Buffer.from(data, 'base64')
    insert(db, 'attachment', {
      id: nextId(db, 'attachment'),
      ref: refOf(entry),
      entry: entry.seq,
      incident: idOf(db, 'incident', incident),
      name,
      type,
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      note,
      at: entry.at,
      by: entry.by,
    })
  },

  appeal: (db, entry, { incident, ruling, player, playerName, grounds }) =>
    insert(db, 'appeal', {
      id: nextId(db, 'appeal'),
      ref: refOf(entry),
      entry: entry.seq,
      incident: idOf(db, 'incident', incident),
      ruling: idOf(db, 'ruling', ruling),
      player,
      player_name: playerName,
      grounds,
      at: entry.at,
      by: entry.by,
    }),

  'appeal-decided': (db, entry, { appeal, outcome, ruling, reason }) =>
    insert(db, 'appeal_decided', {
      entry: entry.seq,
      ref: refOf(entry),
      appeal: idOf(db, 'appeal', appeal),
      outcome,
      ruling: ruling && idOf(db, 'ruling', ruling),
      reason,
      at: entry.at,
      by: entry.by,
    }),
}
