/** What was done at the table after a ruling was signed counts in the place of what stands in it. */
export const doneAfterSigning = `
  CREATE VIEW ruling_done AS
    SELECT ruling.id AS ruling, coalesce((SELECT filled.fields ->> '$.done.remedies' FROM incident_filled filled WHERE filled.incident = ruling.incident
      AND filled.taken_back IS NULL AND filled.fields ->> '$.done.ruling' = ruling.ref ORDER BY filled.entry DESC LIMIT 1), ruling.remedies) AS remedies
    FROM ruling;
  DROP VIEW rulings;
  CREATE VIEW rulings AS
    SELECT ruling.id, ruling.incident, ruling.finding, ruling.rule, ruling.seat,
      coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name) AS player, ruling.decision,
      ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_unit, ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit,
      done.remedies, ruling.reason, ruling.by, ruling.at, ruling.rules, ruling.edition, ruling.sections, ruling.hash, ruling.supersedes, ruling.superseded_by, ruling.conflict
    FROM ruling_now ruling JOIN ruling_done done ON done.ruling = ruling.id LEFT JOIN finding ON finding.id = ruling.finding
    WHERE ruling.taken_back IS NULL ORDER BY ruling.id;
`
