/** The list of findings says by which name each is known for good: numbers move on where copies are joined. */
export const findingNames = `
  DROP VIEW findings;
  CREATE VIEW findings AS
    SELECT finding.id, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, finding.event, finding.rule, finding.level,
      finding.seat, coalesce(player.name, finding.player_name) AS player,
      CASE WHEN ruling.decision = 'upheld' AND finding.gone IS NULL THEN 'confirmed' WHEN ruling.decision = 'changed' AND finding.gone IS NULL THEN 'changed'
        WHEN ruling.decision = 'dismissed' THEN 'dismissed' WHEN finding.gone IS NOT NULL THEN 'gone' ELSE finding.state END AS state,
      finding.rules, finding.edition, finding.data ->> '$.sections' AS sections, finding.data ->> '$.penalty.kind' AS penalty_kind,
      finding.data ->> '$.penalty.amount' AS penalty_amount, finding.data ->> '$.penalty.unit' AS penalty_unit,
      ruling.incident, ruling.id AS ruling, finding.engine, finding.at, finding.ref AS name
    FROM finding JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN player ON player.id = finding.player
      LEFT JOIN ruling ON ruling.id = (SELECT max(id) FROM ruling r WHERE r.finding = finding.id AND r.taken_back IS NULL)
    ORDER BY finding.id;
`
