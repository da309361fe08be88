import { FILLED_TEXTS } from '../../../log/vocabulary.ts'
import { HAND } from './play.ts'

const texts = (column: (name: string) => string): string => FILLED_TEXTS.map(column).join(', ')

/** The newest value of one field of an incident that is in force. */
const filled = (field: string): string =>
  `(SELECT fields ->> '$.${field}' FROM incident_filled f WHERE f.incident = incident.id AND f.taken_back IS NULL
     AND json_type(f.fields, '$.${field}') IS NOT NULL ORDER BY f.entry DESC LIMIT 1)`

/**
 * Incidents from opening to closing. Each entry has a row of its own, so that undo marks the row and nothing is overwritten.
 * `call_answered`: answers to calls for a referee; the newest answer of each person counts.
 * `attachment`: pictures. Their bytes are in the log, in the entry that the row names; `hash` is their SHA-256 as hex.
 * `incident_facet`: the values by which lists are filtered, a row for each value.
 * `incident_search`: the words of everything said and written about an incident and in force, with the names of the people concerned, folded by `wordsIn`.
 * `export`: reports that left the file: about whom, in which language, the digest of the content, and the newest entry at that time (`head`).
 * `incident_now`: incidents with their filled fields; `incident_state`: open, ruled, appealed or closed.
 */
export const incidents = `
  CREATE TABLE incident (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT, hand TEXT, event INTEGER,
    finding INTEGER, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX incident_by_finding ON incident (finding);
  CREATE INDEX incident_by_table ON incident (table_id);
  CREATE TABLE incident_filled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, incident INTEGER NOT NULL, finding INTEGER, fields TEXT NOT NULL CHECK (json_valid(fields)),
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX incident_filled_by_finding ON incident_filled (finding) WHERE finding IS NOT NULL;
  CREATE INDEX incident_filled_by_incident ON incident_filled (incident);
  CREATE TABLE incident_closed (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, incident INTEGER NOT NULL, how TEXT NOT NULL, reason TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX incident_closed_by_incident ON incident_closed (incident);
  CREATE TABLE call_answered (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, incident INTEGER NOT NULL, how TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX call_answered_by_incident ON call_answered (incident);
  CREATE TABLE statement (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, role TEXT NOT NULL, player TEXT, player_name TEXT,
    text TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX statement_by_incident ON statement (incident);
  CREATE TABLE attachment (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    size INTEGER NOT NULL, hash TEXT NOT NULL, note TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX attachment_by_incident ON attachment (incident);
  CREATE TABLE incident_facet (incident INTEGER NOT NULL, facet TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (incident, facet, value)) STRICT;
  CREATE INDEX incident_facet_by_value ON incident_facet (facet, value, incident);
  CREATE VIRTUAL TABLE incident_search USING fts5 (incident UNINDEXED, words, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3');
  CREATE TABLE export (entry INTEGER PRIMARY KEY, what TEXT NOT NULL, format TEXT NOT NULL, incident INTEGER, at TEXT NOT NULL, by TEXT NOT NULL, player TEXT, language TEXT, digest TEXT, head TEXT) STRICT;
  CREATE INDEX export_of ON export (what, incident, player);
  CREATE VIEW incident_now AS
    SELECT incident.id, incident.ref, incident.entry, incident.table_id, coalesce(${filled('hand')}, incident.hand) AS hand,
      incident.event AS opened_event, ${filled('from')} AS from_ref, ${filled('to')} AS to_ref,
      coalesce((SELECT f.finding FROM incident_filled f WHERE f.incident = incident.id AND f.finding IS NOT NULL AND f.taken_back IS NULL ORDER BY f.entry DESC LIMIT 1), incident.finding) AS finding,
      ${filled('players')} AS players, ${texts((name) => `${filled(name)} AS ${name}`)}, coalesce(${filled('weight')}, 'routine') AS weight,
      (SELECT max(id) FROM ruling r WHERE r.incident = incident.id AND r.taken_back IS NULL) AS ruling,
      (SELECT a.id FROM appeal_now a WHERE a.incident = incident.id AND a.taken_back IS NULL ORDER BY a.decided IS NOT NULL, a.id DESC LIMIT 1) AS appeal,
      (SELECT max(entry) FROM incident_closed c WHERE c.incident = incident.id AND c.taken_back IS NULL) AS closed,
      incident.at, incident.by, incident.taken_back
    FROM incident;
  CREATE VIEW incident_state AS
    SELECT incident_now.id, incident_now.ruling, incident_now.appeal,
      CASE
        WHEN c.how <> 'reopened' AND c.entry > max(coalesce(ruling.entry, 0), coalesce(appeal.entry, 0), coalesce(appeal.decided, 0))
          THEN CASE c.how WHEN 'agreement' THEN 'closed-by-agreement' ELSE 'closed' END
        WHEN appeal.id IS NOT NULL AND appeal.decided IS NULL THEN 'appealed'
        WHEN ruling.id IS NOT NULL THEN 'ruled'
        ELSE 'open'
      END AS state
    FROM incident_now LEFT JOIN incident_closed c ON c.entry = incident_now.closed LEFT JOIN appeal_now appeal ON appeal.id = incident_now.appeal
      LEFT JOIN ruling ON ruling.id = incident_now.ruling;
  CREATE VIEW incidents AS
    SELECT incident.id, table_.round, table_.name AS "table", ${HAND} AS hand,
      coalesce(finding.event, first.number, incident.opened_event) AS event, last.number AS event_to, coalesce(finding.rule, ruling.rule) AS rule, finding.level,
      coalesce(finding.seat, ruling.seat) AS seat,
      coalesce(player.name, finding.player_name, (SELECT name FROM player WHERE id = ruling.player), ruling.player_name) AS player,
      state.state, incident.weight, incident.players, ${texts((name) => `incident.${name}`)}, incident.by AS opened_by, incident.at AS opened_at,
      ruling.decision, ruling.reason, ruling.by AS ruled_by, ruling.at AS ruled_at, ruling.rules, ruling.edition, ruling.hash,
      (SELECT count(*) FROM ruling r WHERE r.incident = incident.id AND r.taken_back IS NULL) AS rulings,
      EXISTS (SELECT 1 FROM ruling_now r WHERE r.incident = incident.id AND r.conflict IS NOT NULL) AS conflict,
      CASE WHEN appeal.id IS NOT NULL THEN coalesce(outcome.outcome, 'undecided') END AS appeal, closed.reason AS closed_reason,
      EXISTS (SELECT 1 FROM reviews WHERE reviews.incident = incident.id AND reviews.state = 'open') AS review
    FROM incident_now incident JOIN incident_state state ON state.id = incident.id LEFT JOIN table_ ON table_.id = incident.table_id
      LEFT JOIN hand ON hand.id = incident.hand LEFT JOIN finding ON finding.id = incident.finding LEFT JOIN player ON player.id = finding.player
      LEFT JOIN event first ON first.ref = incident.from_ref LEFT JOIN event last ON last.ref = incident.to_ref
      LEFT JOIN ruling ON ruling.id = incident.ruling LEFT JOIN appeal_now appeal ON appeal.id = incident.appeal
      LEFT JOIN appeal_decided outcome ON outcome.entry = appeal.decided
      LEFT JOIN incident_closed closed ON closed.entry = incident.closed AND state.state IN ('closed', 'closed-by-agreement')
    WHERE incident.taken_back IS NULL ORDER BY incident.id;
  CREATE VIEW statements AS
    SELECT statement.id, statement.incident, statement.role, coalesce(player.name, statement.player_name) AS said_by, statement.text, statement.by AS noted_by, statement.at
    FROM statement JOIN incident ON incident.id = statement.incident LEFT JOIN player ON player.id = statement.player
    WHERE statement.taken_back IS NULL AND incident.taken_back IS NULL ORDER BY statement.id;
  CREATE VIEW attachments AS
    SELECT attachment.id, attachment.incident, attachment.name, attachment.type, attachment.size, attachment.hash, attachment.note, attachment.by AS added_by,
      attachment.at
    FROM attachment JOIN incident ON incident.id = attachment.incident
    WHERE attachment.taken_back IS NULL AND incident.taken_back IS NULL ORDER BY attachment.id;
`
