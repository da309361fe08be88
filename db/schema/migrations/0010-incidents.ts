/** The newest value of one field of an incident that was filled in and stands. */
const filled = (field: string): string =>
  `(SELECT fields ->> '$.${field}' FROM incident_filled f WHERE f.incident = incident.id AND f.taken_back IS NULL
     AND json_type(f.fields, '$.${field}') IS NOT NULL ORDER BY f.entry DESC LIMIT 1)`

const superseded = (ruling: string): string =>
  `SELECT 1 FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling WHERE s.former = ${ruling}.id AND later.taken_back IS NULL`

/** A column of the newest cancellation of a penalty that stands. */
const cancelled = (column: string): string =>
  `(SELECT c.${column} FROM penalty_cancelled c WHERE c.penalty = penalty_imposed.id AND c.taken_back IS NULL ORDER BY c.entry DESC LIMIT 1)`

const tables = `
  DROP VIEW incidents;
  DROP VIEW penalties;
  DROP TABLE incident;
  DROP TABLE ruling;
  DROP TABLE penalty;
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
  CREATE INDEX incident_filled_by_incident ON incident_filled (incident);
  CREATE INDEX incident_filled_by_finding ON incident_filled (finding) WHERE finding IS NOT NULL;
  CREATE TABLE incident_closed (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, incident INTEGER NOT NULL, how TEXT NOT NULL, reason TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX incident_closed_by_incident ON incident_closed (incident);
  CREATE TABLE statement (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, role TEXT NOT NULL, player TEXT, player_name TEXT,
    text TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX statement_by_incident ON statement (incident);
  CREATE TABLE ruling (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, finding INTEGER, event TEXT,
    decision TEXT NOT NULL, rule TEXT NOT NULL, rules TEXT NOT NULL, edition TEXT NOT NULL, sections TEXT NOT NULL,
    player TEXT, player_name TEXT, seat TEXT,
    proposed_kind TEXT NOT NULL, proposed_amount INTEGER, proposed_unit TEXT, imposed_kind TEXT NOT NULL, imposed_amount INTEGER, imposed_unit TEXT,
    remedies TEXT NOT NULL, reason TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL, hash TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX ruling_by_finding ON ruling (finding);
  CREATE INDEX ruling_by_incident ON ruling (incident);
  CREATE INDEX ruling_by_event ON ruling (event) WHERE event IS NOT NULL;
  CREATE INDEX ruling_by_rule ON ruling (rule);
  CREATE TABLE ruling_superseded (former INTEGER NOT NULL, ruling INTEGER NOT NULL, PRIMARY KEY (former, ruling)) STRICT;
  CREATE INDEX ruling_superseded_by_ruling ON ruling_superseded (ruling);
  CREATE TABLE appeal (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, ruling INTEGER NOT NULL,
    player TEXT, player_name TEXT, grounds TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX appeal_by_incident ON appeal (incident);
  CREATE TABLE appeal_decided (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, appeal INTEGER NOT NULL, outcome TEXT NOT NULL, ruling INTEGER, reason TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX appeal_decided_by_appeal ON appeal_decided (appeal);
  CREATE TABLE penalty_imposed (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, ruling INTEGER NOT NULL, player TEXT, player_name TEXT, seat TEXT,
    rule TEXT NOT NULL, kind TEXT NOT NULL, amount INTEGER, unit TEXT, worth_amount INTEGER, worth_unit TEXT, void_with_win INTEGER NOT NULL,
    reason TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX penalty_by_ruling ON penalty_imposed (ruling);
  CREATE TABLE penalty_cancelled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, penalty INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX penalty_cancelled_by_penalty ON penalty_cancelled (penalty);
  CREATE VIEW penalty AS
    SELECT penalty_imposed.id, penalty_imposed.ref, penalty_imposed.entry, penalty_imposed.ruling, player, player_name, seat, rule, kind, amount, unit,
      worth_amount, worth_unit, void_with_win, penalty_imposed.reason, penalty_imposed.by, penalty_imposed.at, penalty_imposed.taken_back,
      ${cancelled('by')} AS cancelled_by, ${cancelled('at')} AS cancelled_at, ${cancelled('reason')} AS cancelled_reason
    FROM penalty_imposed;
`

/** What the views below are made of: incidents with what was filled in, rulings in force, what became of a penalty. */
const behind = `
  CREATE VIEW incident_now AS
    SELECT incident.id, incident.ref, incident.entry, incident.table_id, coalesce(${filled('hand')}, incident.hand) AS hand,
      incident.event AS opened_event, ${filled('from')} AS from_ref, ${filled('to')} AS to_ref,
      coalesce((SELECT f.finding FROM incident_filled f WHERE f.incident = incident.id AND f.finding IS NOT NULL AND f.taken_back IS NULL ORDER BY f.entry DESC LIMIT 1), incident.finding) AS finding,
      ${filled('players')} AS players, ${filled('note')} AS note, coalesce(${filled('weight')}, 'routine') AS weight,
      (SELECT max(id) FROM ruling r WHERE r.incident = incident.id AND r.taken_back IS NULL) AS ruling,
      (SELECT max(id) FROM appeal a WHERE a.incident = incident.id AND a.taken_back IS NULL) AS appeal,
      (SELECT max(entry) FROM incident_closed c WHERE c.incident = incident.id AND c.taken_back IS NULL) AS closed,
      incident.at, incident.by, incident.taken_back
    FROM incident;
  CREATE VIEW appeal_now AS
    SELECT appeal.*, (SELECT max(entry) FROM appeal_decided d WHERE d.appeal = appeal.id AND d.taken_back IS NULL) AS decided FROM appeal;
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
  CREATE VIEW ruling_now AS
    SELECT ruling.*, (SELECT max(former) FROM ruling_superseded s WHERE s.ruling = ruling.id) AS supersedes,
      (SELECT min(r.id) FROM ruling_superseded s JOIN ruling r ON r.id = s.ruling WHERE s.former = ruling.id AND r.taken_back IS NULL) AS superseded_by,
      CASE WHEN ruling.taken_back IS NULL AND NOT EXISTS (${superseded('ruling')}) THEN
        (SELECT max(other.id) FROM ruling other WHERE other.id <> ruling.id AND other.taken_back IS NULL AND NOT EXISTS (${superseded('other')})
          AND (other.finding = ruling.finding OR (other.incident = ruling.incident AND other.finding IS NULL AND ruling.finding IS NULL
            AND other.rule = ruling.rule AND other.player IS ruling.player AND other.player_name IS ruling.player_name)))
      END AS conflict
    FROM ruling;
  CREATE VIEW hand_won AS
    SELECT event.hand, seats.value AS seat FROM json_each('["E","S","W","N"]') seats
      JOIN event ON (' ' || event.text) GLOB ('* ' || seats.value || ' call ron*') OR (' ' || event.text) GLOB ('* ' || seats.value || ' call tsumo*')
    WHERE event.number IS NOT NULL AND event.text NOT LIKE '%* note%'
      AND EXISTS (SELECT 1 FROM event ended WHERE ended.hand = event.hand AND ended.number IS NOT NULL AND (' ' || ended.text) GLOB '* [*] end win*')
      AND NOT EXISTS (SELECT 1 FROM finding JOIN ruling ON ruling.finding = finding.id AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed'
        WHERE finding.hand = event.hand AND finding.gone IS NULL AND finding.seat = seats.value AND ruling.imposed_kind = 'chombo'
          AND NOT EXISTS (${superseded('ruling')}));
  CREATE VIEW penalty_now AS
    SELECT penalty.*,
      CASE WHEN penalty.kind = 'chombo' AND penalty.void_with_win = 1
        AND EXISTS (SELECT 1 FROM ruling JOIN incident_now ON incident_now.id = ruling.incident JOIN hand_won ON hand_won.hand = incident_now.hand
          WHERE ruling.id = penalty.ruling AND hand_won.seat <> penalty.seat)
        THEN 'win' END AS void
    FROM penalty;
`

/** An undo may be of something that happened at no table. */
const undone = `
  DROP TABLE undo;
  CREATE TABLE undo (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT, entries TEXT NOT NULL, text TEXT NOT NULL, redone INTEGER, overtaken INTEGER
  ) STRICT;
  CREATE INDEX undo_by_table ON undo (table_id);
`

const views = `
  CREATE VIEW incidents AS
    SELECT incident.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand,
      coalesce(finding.event, first.number, incident.opened_event) AS event, last.number AS event_to, coalesce(finding.rule, ruling.rule) AS rule, finding.level,
      coalesce(finding.seat, ruling.seat) AS seat,
      coalesce(player.name, finding.player_name, (SELECT name FROM player WHERE id = ruling.player), ruling.player_name) AS player,
      state.state, incident.weight, incident.players, incident.note, incident.by AS opened_by, incident.at AS opened_at,
      ruling.decision, ruling.reason, ruling.by AS ruled_by, ruling.at AS ruled_at, ruling.rules, ruling.edition, ruling.hash,
      (SELECT count(*) FROM ruling r WHERE r.incident = incident.id AND r.taken_back IS NULL) AS rulings,
      EXISTS (SELECT 1 FROM ruling_now r WHERE r.incident = incident.id AND r.conflict IS NOT NULL) AS conflict,
      CASE WHEN appeal.id IS NOT NULL THEN coalesce(outcome.outcome, 'undecided') END AS appeal, closed.reason AS closed_reason,
      EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open') AS review
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
  CREATE VIEW rulings AS
    SELECT ruling.id, ruling.incident, ruling.finding, ruling.rule, ruling.seat,
      coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name) AS player, ruling.decision,
      ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit,
      ruling.remedies, ruling.reason, ruling.by, ruling.at, ruling.rules, ruling.edition, ruling.sections, ruling.hash, ruling.supersedes, ruling.superseded_by, ruling.conflict
    FROM ruling_now ruling LEFT JOIN finding ON finding.id = ruling.finding WHERE ruling.taken_back IS NULL ORDER BY ruling.id;
  CREATE VIEW appeals AS
    SELECT appeal.id, appeal.incident, appeal.ruling, coalesce(player.name, appeal.player_name) AS appealed_by, appeal.grounds, appeal.by AS noted_by, appeal.at,
      decided.outcome, decided.reason, decided.by AS decided_by, decided.at AS decided_at, decided.ruling AS new_ruling
    FROM appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player
    WHERE appeal.taken_back IS NULL ORDER BY appeal.id;
  CREATE VIEW penalties AS
    SELECT penalty.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand,
      coalesce(finding.event, first.number, incident.opened_event) AS event, penalty.seat,
      coalesce(player.name, penalty.player_name) AS player, player.country, penalty.rule, penalty.kind, penalty.amount, penalty.unit,
      ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.decision, penalty.reason, penalty.by, penalty.at,
      incident.id AS incident, ruling.id AS ruling, ruling.rules, ruling.edition,
      penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason, ruling.superseded_by, penalty.void,
      penalty.worth_amount, penalty.worth_unit,
      penalty.cancelled_at IS NULL AND penalty.void IS NULL AND ruling.superseded_by IS NULL AND coalesce(ruling.conflict, 0) < ruling.id
        AND incident.taken_back IS NULL AS stands,
      EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open') AS review
    FROM penalty_now penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident_now incident ON incident.id = ruling.incident
      LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id LEFT JOIN hand ON hand.id = incident.hand
      LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player) LEFT JOIN event first ON first.ref = incident.from_ref
    WHERE penalty.taken_back IS NULL ORDER BY penalty.id;
  CREATE VIEW penalty_totals AS
    SELECT player.number, penalties.player, penalties.country, count(*) AS penalties,
      sum(penalties.kind = 'notice') AS notices, sum(penalties.kind = 'dead-hand') AS dead_hands, sum(penalties.kind = 'chombo') AS chombos,
      sum(penalties.kind = 'disqualification') AS disqualifications,
      coalesce(sum(CASE penalties.worth_unit WHEN 'table' THEN penalties.worth_amount END), 0) AS table_points,
      coalesce(sum(CASE penalties.worth_unit WHEN 'tournament' THEN penalties.worth_amount END), 0) AS tournament_points,
      sum(penalties.worth_amount IS NULL AND penalties.kind IN ('chombo', 'discretion')) AS not_in_points
    FROM penalties JOIN penalty ON penalty.id = penalties.id LEFT JOIN player ON player.id = penalty.player
    WHERE penalties.stands = 1 GROUP BY coalesce(penalty.player, penalties.player), player.number ORDER BY player.number IS NULL, player.number, penalties.player;
`

/**
 * Incidents from their opening to their end: what was filled in, statements, rulings that supersede each other, appeals, penalties and what became of
 * them. Each entry has a row of its own, so that undo marks it and nothing is written over.
 */
export const incidents = tables + undone + behind + views
