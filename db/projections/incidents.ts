import { createHash } from 'node:crypto'
import { FILLED_TEXTS } from '../log/vocabulary.ts'
import { sql } from '../sqlite/handle.ts'
import { atItsTable, atTableOfIncident, FOUND_IN, type Projections, rowOf, rowsIn, SHARED_ACT, UNDO_ENTRY } from './projection.ts'
import { INCIDENT_ID, INCIDENT_NOW, playerNameSql, playerNumber, rowsOfIncident } from './search/found-in.ts'

const DECIDED = `appeal CROSS JOIN appeal_decided decided ON decided.appeal = appeal.id AND decided.taken_back IS NULL WHERE appeal.incident = ${INCIDENT_ID}`

/** Incidents: opening, information, statements, appeals, closing. */
export const incidents: Pick<
  Projections,
  'incident' | 'incident-filled' | 'incident-closed' | 'call-answered' | 'statement' | 'attachment' | 'appeal' | 'appeal-decided'
> = {
  incident: {
    ...SHARED_ACT,
    project: rowOf('incident'),
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: { from: 'incident row', id: 'row.id' },
      texts: [`SELECT CAST(${INCIDENT_ID} AS TEXT)`],
      referees: [`SELECT incident.by FROM incident WHERE id = ${INCIDENT_ID}`],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'incident',
      at: atItsTable,
      text: "SELECT '! ' || name FROM incident JOIN table_ ON table_.id = incident.table_id WHERE incident.ref = ?",
      needed: (aboutIncidents) =>
        aboutIncidents
          .map(
            (table) =>
              `SELECT 1 FROM ${table} later JOIN incident ON incident.id = later.incident JOIN one ON one.ref = incident.ref WHERE later.taken_back IS NULL AND later.entry > seq`,
          )
          .join(' UNION ALL '),
      remains: true,
      isUndoneAlone: true,
      inIncident: { what: 'opening', ruling: 'NULL' },
    },
  },

  'incident-filled': {
    ...SHARED_ACT,
    project: rowOf('incident_filled', (body) => ({
      fields: JSON.stringify({ ...body, incident: undefined, finding: undefined, key: undefined }),
    })),
    sets: ({ incident, ...fields }) =>
      Object.keys(fields)
        .filter((field) => field !== 'key')
        // two rulings of one incident each have their own remedies
        .map((field) => ['incident-filled', `${field === 'done' && fields.done ? fields.done.ruling : incident} ${field}`]),
    incidents: {
      ...FOUND_IN,
      of: rowsIn('incident_filled'),
      texts: FILLED_TEXTS.map((text) => `SELECT fields ->> '$.${text}' FROM ${rowsOfIncident('incident_filled')}`),
      players: [
        `SELECT coalesce((SELECT name FROM player WHERE player.id = who.value ->> '$.player'), who.value ->> '$.playerName')
          FROM json_each((SELECT players FROM ${INCIDENT_NOW})) who`,
      ],
      numbers: [playerNumber(`SELECT who.value ->> '$.player' FROM json_each((SELECT players FROM ${INCIDENT_NOW})) who`)],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'incident_filled',
      at: atTableOfIncident,
      // the measure at the table that this entry adds to the previous one, or removes
      text: `WITH this AS (SELECT * FROM incident_filled WHERE ref = ?),
        now AS (SELECT value FROM this, json_each(fields ->> '$.done.remedies')),
        before AS (SELECT value FROM this, json_each(coalesce(
          (SELECT earlier.fields ->> '$.done.remedies' FROM incident_filled earlier WHERE earlier.incident = this.incident AND earlier.entry < this.entry
            AND earlier.taken_back IS NULL AND earlier.fields ->> '$.done.ruling' = this.fields ->> '$.done.ruling' ORDER BY earlier.entry DESC LIMIT 1),
          (SELECT remedies FROM ruling WHERE ruling.ref = this.fields ->> '$.done.ruling'))))
        SELECT group_concat(said, char(10)) FROM (SELECT '+ ' || value AS said FROM now WHERE value NOT IN (SELECT value FROM before)
          UNION ALL SELECT '− ' || value FROM before WHERE value NOT IN (SELECT value FROM now))`,
      inIncident: { what: 'details', ruling: 'NULL' },
    },
  },

  'incident-closed': {
    ...SHARED_ACT,
    project: rowOf('incident_closed'),
    sets: ({ incident }) => [['incident-closed', incident]],
    incidents: {
      ...FOUND_IN,
      of: rowsIn('incident_closed'),
      texts: [`SELECT incident_closed.reason FROM ${rowsOfIncident('incident_closed')}`],
      referees: [`SELECT incident_closed.by FROM ${rowsOfIncident('incident_closed')}`],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'incident_closed',
      at: atTableOfIncident,
      text: "SELECT CASE how WHEN 'reopened' THEN 'incident reopened' ELSE 'incident closed' END FROM incident_closed WHERE ref = ?",
      inIncident: {
        what: 'closing',
        // the ruling of another incident on the same, with which this one was closed
        ruling: `(SELECT ruling.id FROM entry JOIN ruling ON coalesce(ruling.event, ruling.ref) = entry.body ->> '$.with'
          WHERE entry.seq = row.entry AND ruling.incident <> row.incident)`,
      },
    },
  },

  'call-answered': {
    ...SHARED_ACT,
    project: rowOf('call_answered'),
    sets: null,
    undo: null,
  },

  statement: {
    ...SHARED_ACT,
    project: rowOf('statement'),
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: rowsIn('statement'),
      texts: [
        `SELECT ${playerNameSql('statement')} FROM ${rowsOfIncident('statement')}`,
        `SELECT statement.text FROM ${rowsOfIncident('statement')}`,
      ],
      players: [`SELECT ${playerNameSql('statement')} FROM ${rowsOfIncident('statement')} AND statement.role = 'player'`],
      numbers: [playerNumber(`SELECT player FROM ${rowsOfIncident('statement')}`)],
    },
    undo: { ...UNDO_ENTRY, rows: 'statement', at: atTableOfIncident, inIncident: { what: 'statement', ruling: 'NULL' } },
  },

  attachment: {
    ...SHARED_ACT,
    project: rowOf('attachment', ({ data }) => {
      const bytes = Buffer.from(data, 'base64')
      return { size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') }
    }),
    sets: null,
    incidents: { ...FOUND_IN, of: rowsIn('attachment'), texts: [`SELECT attachment.note FROM ${rowsOfIncident('attachment')}`] },
    undo: { ...UNDO_ENTRY, rows: 'attachment', at: atTableOfIncident, inIncident: { what: 'picture', ruling: 'NULL' } },
  },

  appeal: {
    ...SHARED_ACT,
    project: rowOf('appeal'),
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: rowsIn('appeal'),
      texts: [`SELECT appeal.grounds FROM ${rowsOfIncident('appeal')}`],
      players: [`SELECT ${playerNameSql('appeal')} FROM ${rowsOfIncident('appeal')}`],
      numbers: [playerNumber(`SELECT player FROM ${rowsOfIncident('appeal')}`)],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'appeal',
      at: atTableOfIncident,
      needed:
        'SELECT 1 FROM appeal_decided later JOIN appeal ON appeal.id = later.appeal JOIN one ON one.ref = appeal.ref WHERE later.taken_back IS NULL AND later.entry > seq',
      inIncident: { what: 'appeal', ruling: 'NULL' },
    },
  },

  'appeal-decided': {
    ...SHARED_ACT,
    project: rowOf('appeal_decided'),
    sets: ({ appeal }) => [['appeal-decided', appeal]],
    incidents: {
      ...FOUND_IN,
      of: { from: 'appeal_decided row JOIN appeal ON appeal.id = row.appeal', id: 'appeal.incident' },
      texts: [`SELECT decided.reason FROM ${DECIDED}`],
      referees: [`SELECT decided.by FROM ${DECIDED}`],
    },
    undo: {
      ...UNDO_ENTRY,
      rows: 'appeal_decided',
      at: (db, { appeal }) =>
        sql<string | null>(db, 'SELECT incident.table_id FROM appeal JOIN incident ON incident.id = appeal.incident WHERE appeal.ref = ?')
          .pluck()
          .get(appeal),
      isUndoneAlone: true,
      inIncident: { what: 'decision of the appeal', ruling: 'row.ruling' },
    },
  },
}
