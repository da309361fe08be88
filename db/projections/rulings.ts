import type { Penalty } from '../../engine/model/penalties.ts'
import { refOf } from '../log/entry.ts'
import type { Body } from '../log/kinds.ts'
import { logWords, troubled } from '../messages/messages.ts'
import { SIGNED_TEXTS } from '../schema/migrations/0001/rulings.ts'
import { sql } from '../sqlite/handle.ts'
import {
  atTableOfIncident,
  atTableOfRuling,
  FOUND_IN,
  insertRow,
  NO_VALUE_NO_INCIDENTS,
  type Projections,
  rowIdOf,
  rowOf,
  rowsIn,
  SHARED_ACT,
  UNDO_ENTRY,
} from './projection.ts'
import { INCIDENT_ID, playerNumber, rowsOfIncident } from './search/found-in.ts'

const IN_FORCE = 'ruling.taken_back IS NULL'
/** The penalties of the rulings of an incident that are in force. */
const OF_PENALTIES = `ruling CROSS JOIN penalty ON penalty.ruling = ruling.id WHERE ruling.incident = ${INCIDENT_ID} AND ${IN_FORCE}`
const REVIEWED = `ruling CROSS JOIN reviewed ON reviewed.ruling = ruling.id AND reviewed.taken_back IS NULL WHERE ruling.incident = ${INCIDENT_ID}`
const LATER_ON_RULING =
  'JOIN ruling ON ruling.id = later.ruling JOIN one ON one.ref = ruling.ref WHERE later.taken_back IS NULL AND later.entry > seq'

/** Decisions, penalties, reviews and reports. */
export const rulings: Pick<Projections, 'ruling' | 'penalty' | 'penalty-cancelled' | 'reviewed' | 'export'> = {
  ruling: {
    ...SHARED_ACT,
    project: (db, entry, body) => {
      const { lastInsertRowid: ruling } = insertRuling(db, entry, body)
      sql(db, SET_MATTER).run(ruling)
      for (const former of body.supersedes) insertRow(db, 'ruling_superseded', { former: rowIdOf(db, 'ruling', former), ruling })
    },
    sets: null,
    incidents: {
      of: rowsIn('ruling'),
      texts: SIGNED_TEXTS.map((text) => `SELECT ruling.${text} FROM ${rowsOfIncident('ruling')}`),
      players: [
        `SELECT coalesce((SELECT name FROM player WHERE player.id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name)
          FROM ruling LEFT JOIN finding ON finding.id = ruling.finding WHERE ruling.incident = ${INCIDENT_ID} AND ${IN_FORCE}`,
      ],
      numbers: [
        playerNumber(`SELECT coalesce(finding.player, ruling.player) FROM ruling LEFT JOIN finding ON finding.id = ruling.finding
          WHERE ruling.incident = ${INCIDENT_ID} AND ${IN_FORCE}`),
      ],
      referees: [`SELECT ruling.by FROM ${rowsOfIncident('ruling')}`],
      rules: [`SELECT ruling.rule FROM ${rowsOfIncident('ruling')}`],
    },
    undo: {
      rows: 'ruling',
      // one that changes the record is part of the act of its event
      at: (db, body) => (body.event === null ? atTableOfIncident(db, body) : undefined),
      text: 'SELECT rule FROM ruling WHERE ref = ?',
      quotedAfter: null,
      needed: `SELECT 1 FROM reviewed later ${LATER_ON_RULING} UNION ALL SELECT 1 FROM appeal later ${LATER_ON_RULING}
        UNION ALL SELECT 1 FROM ruling_superseded link JOIN ruling later ON later.id = link.ruling JOIN ruling ON ruling.id = link.former JOIN one ON one.ref = ruling.ref
          WHERE later.taken_back IS NULL`,
      remains: false,
      isUndoneAlone: true,
      inIncident: { what: 'ruling', ruling: 'row.id' },
    },
  },

  penalty: {
    ...SHARED_ACT,
    project: rowOf('penalty_imposed', ({ penalty, worth }) => ({
      ...columnsOf('', penalty),
      worth_amount: worth?.amount,
      worth_unit: worth?.unit,
    })),
    sets: null,
    undo: { ...UNDO_ENTRY, rows: 'penalty_imposed', isUndoneAlone: true },
  },

  'penalty-cancelled': {
    ...SHARED_ACT,
    project: rowOf('penalty_cancelled'),
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: {
        from: 'penalty_cancelled row JOIN penalty_imposed ON penalty_imposed.id = row.penalty JOIN ruling ON ruling.id = penalty_imposed.ruling',
        id: 'ruling.incident',
      },
      texts: [`SELECT penalty.cancelled_reason FROM ${OF_PENALTIES}`],
      referees: [`SELECT penalty.cancelled_by FROM ${OF_PENALTIES}`],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'penalty_cancelled',
      at: (db, { penalty }) => sql<string | null>(db, TABLE_OF_PENALTY).pluck().get(penalty),
      isUndoneAlone: true,
      inIncident: {
        what: 'cancellation',
        // the ruling that replaced the one of the penalty
        ruling: `(SELECT s.ruling FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling
          WHERE s.former = ruling.id AND later.taken_back IS NULL AND later.entry < row.entry AND later.reason = row.reason ORDER BY later.id DESC LIMIT 1)`,
      },
    },
  },

  reviewed: {
    ...SHARED_ACT,
    project: (db, entry, { ruling, outcome, reason }) => {
      const insert = sql(
        db,
        'INSERT INTO reviewed (entry, ref, ruling, outcome, reason, at, by) SELECT ?, ?, id, ?, ?, ?, ? FROM ruling WHERE ref = ?',
      )
      if (insert.run(entry.seq, refOf(entry), outcome, reason, entry.at, entry.by, ruling).changes !== 1)
        throw troubled(logWords.notHeld('ruling', ruling))
    },
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: { from: 'reviewed row JOIN ruling ON ruling.id = row.ruling', id: 'ruling.incident' },
      texts: [`SELECT reviewed.reason FROM ${REVIEWED}`],
      referees: [`SELECT reviewed.by FROM ${REVIEWED}`],
    },
    undo: { ...UNDO_ENTRY, rows: 'reviewed', at: atTableOfRuling, inIncident: { what: 'review', ruling: 'NULL' } },
  },

  export: {
    ...NO_VALUE_NO_INCIDENTS,
    act: 'own',
    scope: 'nothing',
    project: rowOf('export'),
    sets: null,
    undo: null,
  },
}

const SET_MATTER = 'UPDATE ruling SET matter = (SELECT coalesce(twin, id) FROM finding WHERE id = ruling.finding) WHERE id = ?'

const insertRuling = rowOf('ruling', ({ proposed, imposed }: Body<'ruling'>, { hash }) => ({
  ...columnsOf('proposed_', proposed),
  proposed_most: proposed.kind === 'range' ? proposed.most : null,
  ...columnsOf('imposed_', imposed),
  hash: hash.toString('hex'),
}))

const TABLE_OF_PENALTY = `SELECT incident.table_id FROM penalty_imposed JOIN ruling ON ruling.id = penalty_imposed.ruling
  JOIN incident ON incident.id = ruling.incident WHERE penalty_imposed.ref = ?`

const columnsOf = (prefix: string, penalty: Penalty) => ({
  [`${prefix}kind`]: penalty.kind,
  [`${prefix}amount`]: penalty.kind === 'points' ? penalty.amount : penalty.kind === 'range' ? penalty.least : null,
  [`${prefix}unit`]: 'unit' in penalty ? penalty.unit : null,
})
