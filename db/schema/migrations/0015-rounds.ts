/**
 * The clocks of rounds, as entries: what was done to one when, and the minutes that were added to a round (`table_id` null) or to one table of it. How a clock
 * stands is counted from them by whoever looks.
 */
export const rounds = `
  CREATE TABLE round_clock (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, round INTEGER NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE TABLE time_added (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, round INTEGER NOT NULL, table_id TEXT, minutes INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL,
    by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE VIEW rounds AS
    SELECT round.number AS round, round.starts, round.minutes,
      (SELECT coalesce(sum(added.minutes), 0) FROM time_added added WHERE added.round = round.number AND added.table_id IS NULL AND added.taken_back IS NULL) AS extended,
      (SELECT count(*) FROM table_ WHERE table_.round = round.number) AS tables,
      (SELECT at FROM round_clock c WHERE c.round = round.number AND c.what = 'started' AND c.taken_back IS NULL ORDER BY c.entry LIMIT 1) AS started_at,
      (SELECT CASE c.what WHEN 'ended' THEN c.at END FROM round_clock c WHERE c.round = round.number AND c.taken_back IS NULL ORDER BY c.entry DESC LIMIT 1) AS ended_at
    FROM round ORDER BY round.number;
  CREATE VIEW clock AS
    SELECT entry AS seq, round, what, NULL AS "table", NULL AS minutes, NULL AS reason, by, at FROM round_clock WHERE taken_back IS NULL
    UNION ALL SELECT added.entry, added.round, CASE WHEN added.table_id IS NULL THEN 'extended' ELSE 'extra-time' END, table_.name, added.minutes, added.reason, added.by, added.at
      FROM time_added added LEFT JOIN table_ ON table_.id = added.table_id WHERE added.taken_back IS NULL
    ORDER BY 1;
`
