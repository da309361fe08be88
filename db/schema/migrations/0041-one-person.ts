/**
 * A player's number, name and country in the totals come from one row of the list: who the finding is about by now, else whom the penalty
 * names. What is made from the log is made anew with it: what was done at the table is since then set for each ruling apart.
 */
export const onePerson = `
  DROP VIEW penalty_totals;
  CREATE VIEW penalty_totals AS
    SELECT player.number, penalties.player, penalties.country, count(*) AS penalties,
      sum(penalties.kind = 'notice') AS notices, sum(penalties.kind = 'dead-hand') AS dead_hands, sum(penalties.kind = 'chombo') AS chombos,
      sum(penalties.kind = 'disqualification') AS disqualifications,
      coalesce(sum(CASE penalties.worth_unit WHEN 'table' THEN penalties.worth_amount END), 0) AS table_points,
      coalesce(sum(CASE penalties.worth_unit WHEN 'tournament' THEN penalties.worth_amount END), 0) AS tournament_points,
      sum(penalties.worth_amount IS NULL AND penalties.kind IN ('chombo', 'discretion')) AS not_in_points
    FROM penalties JOIN penalty ON penalty.id = penalties.id JOIN ruling ON ruling.id = penalty.ruling LEFT JOIN finding ON finding.id = ruling.finding
      LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)
    WHERE penalties.stands = 1 GROUP BY coalesce(player.id, penalties.player), player.number ORDER BY player.number IS NULL, player.number, penalties.player;
`
