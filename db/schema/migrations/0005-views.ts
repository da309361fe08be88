/** What organizers query: documented, column by column, in docs/database.md. */
export const views = `
  CREATE VIEW findings AS
    SELECT finding.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, finding.event, finding.rule, finding.level,
      finding.seat, coalesce(player.name, finding.player_name) AS player,
      CASE WHEN ruling.decision = 'upheld' AND finding.gone IS NULL THEN 'confirmed' WHEN ruling.decision = 'changed' AND finding.gone IS NULL THEN 'changed'
        WHEN ruling.decision = 'dismissed' THEN 'dismissed' WHEN finding.gone IS NOT NULL THEN 'gone' ELSE finding.state END AS state,
      finding.rules, finding.edition, finding.data ->> '$.sections' AS sections, finding.data ->> '$.penalty.kind' AS penalty_kind,
      finding.data ->> '$.penalty.amount' AS penalty_amount, finding.data ->> '$.penalty.unit' AS penalty_unit,
      ruling.incident, ruling.id AS ruling, finding.engine, finding.at
    FROM finding JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN player ON player.id = finding.player
      LEFT JOIN ruling ON ruling.id = (SELECT max(id) FROM ruling r WHERE r.finding = finding.id AND r.taken_back IS NULL)
    ORDER BY finding.id;
  CREATE VIEW incidents AS
    SELECT incident.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, incident.event, finding.rule, finding.level,
      finding.seat, coalesce(player.name, finding.player_name) AS player, CASE WHEN ruling.id IS NULL THEN 'open' ELSE 'ruled' END AS state,
      incident.by AS opened_by, incident.at AS opened_at, ruling.decision, ruling.reason, ruling.by AS ruled_by, ruling.at AS ruled_at,
      ruling.rules, ruling.edition, ruling.hash
    FROM incident JOIN table_ ON table_.id = incident.table_id LEFT JOIN hand ON hand.id = incident.hand LEFT JOIN finding ON finding.id = incident.finding
      LEFT JOIN player ON player.id = finding.player
      LEFT JOIN ruling ON ruling.id = (SELECT max(id) FROM ruling r WHERE r.incident = incident.id AND r.taken_back IS NULL)
    WHERE incident.taken_back IS NULL ORDER BY incident.id;
  CREATE VIEW penalties AS
    SELECT penalty.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, incident.event, penalty.seat,
      coalesce(player.name, penalty.player_name) AS player, player.country, penalty.rule, penalty.kind, penalty.amount, penalty.unit,
      ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.decision, penalty.reason, penalty.by, penalty.at,
      incident.id AS incident, ruling.id AS ruling, ruling.rules, ruling.edition, penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason
    FROM penalty JOIN ruling ON ruling.id = penalty.ruling JOIN incident ON incident.id = ruling.incident JOIN table_ ON table_.id = incident.table_id
      LEFT JOIN hand ON hand.id = incident.hand LEFT JOIN player ON player.id = penalty.player
    WHERE penalty.taken_back IS NULL ORDER BY penalty.id;
`
