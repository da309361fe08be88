/**
 * A hand that nobody has named, in a record begun in the middle, has no name in the lists either: the columns of a hand are there all the same, and say the
 * first one of a game.
 */
const HAND = `CASE WHEN char(10) || hand.header LIKE '%' || char(10) || '@from middle%' AND char(10) || hand.header NOT LIKE '%' || char(10) || '@hand %' THEN NULL
        ELSE hand.wind || hand.number || ' ' || hand.counters END`

/** The views that people read, with the hand only where it was noted. */
export const handNotNoted = `
  DROP VIEW events;
  DROP VIEW findings;
  DROP VIEW incidents;
  DROP VIEW penalties;
  DROP VIEW seats;
  CREATE VIEW events AS
      SELECT event.entry AS seq, table_.round, table_.name AS "table", ${HAND} AS hand, event.number AS event, event.text, event.form_text AS form,
        crossed.number AS crossed, event.by, event.at
      FROM event JOIN hand ON hand.id = event.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN event crossed ON crossed.entry = event.crossed
      WHERE event.number IS NOT NULL AND hand.taken_back IS NULL ORDER BY hand.entry, event.place;
  CREATE VIEW findings AS
      SELECT finding.id, table_.round, table_.name AS "table", ${HAND} AS hand, finding.event, finding.rule, finding.level,
        finding.seat, coalesce(player.name, finding.player_name) AS player,
        CASE WHEN ruling.decision = 'upheld' AND finding.gone IS NULL THEN 'confirmed' WHEN ruling.decision = 'changed' AND finding.gone IS NULL THEN 'changed'
          WHEN ruling.decision = 'dismissed' THEN 'dismissed' WHEN finding.gone IS NOT NULL THEN 'gone' ELSE finding.state END AS state,
        finding.rules, finding.edition, finding.data ->> '$.sections' AS sections, finding.data ->> '$.penalty.kind' AS penalty_kind,
        finding.data ->> '$.penalty.amount' AS penalty_amount, finding.data ->> '$.penalty.unit' AS penalty_unit,
        ruling.incident, ruling.id AS ruling, finding.engine, finding.at, finding.ref AS name
      FROM finding JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN player ON player.id = finding.player
        LEFT JOIN ruling ON ruling.id = (SELECT max(id) FROM ruling r WHERE r.finding = finding.id AND r.taken_back IS NULL)
      ORDER BY finding.id;
  CREATE VIEW incidents AS
      SELECT incident.id, table_.round, table_.name AS "table", ${HAND} AS hand,
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
  CREATE VIEW penalties AS
      SELECT penalty.id, table_.round, table_.name AS "table", ${HAND} AS hand,
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
  CREATE VIEW seats AS
      SELECT table_.round, table_.name AS "table", ${HAND} AS hand, wind.value AS seat,
        player.number, player.name AS player, player.country,
        (SELECT why FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = substr('ESWN', (wind.key + hand.number - 1) % 4 + 1, 1)
          AND s.position <= hand.position ORDER BY s.position DESC, s.entry DESC LIMIT 1) AS why
      FROM hand JOIN table_ ON table_.id = hand.table_id JOIN json_each('["E","S","W","N"]') wind
        LEFT JOIN player ON player.id = (SELECT player FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = substr('ESWN', (wind.key + hand.number - 1) % 4 + 1, 1)
          AND s.position <= hand.position ORDER BY s.position DESC, s.entry DESC LIMIT 1)
      WHERE hand.taken_back IS NULL ORDER BY hand.entry, wind.key;
`
