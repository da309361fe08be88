/**
 * Referees who sign in, people who move between seats, results that are signed, data that came from files. `n` counts the changes of one entry;
 * `hand`: from which one on, null from the beginning. Of a code only its hash stands here.
 */
export const moves = `
  CREATE TABLE referee_code (
    referee TEXT PRIMARY KEY, entry INTEGER NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL, cost INTEGER NOT NULL, block INTEGER NOT NULL, parallel INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sign_in (entry INTEGER PRIMARY KEY, referee TEXT NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL) STRICT;
  CREATE INDEX sign_in_by_referee ON sign_in (referee);
  CREATE TABLE seat_change (
    entry INTEGER NOT NULL, n INTEGER NOT NULL, ref TEXT NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL, player TEXT, hand TEXT, why TEXT NOT NULL,
    reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER, PRIMARY KEY (entry, n)
  ) STRICT;
  CREATE INDEX seat_change_by_table ON seat_change (table_id);
  CREATE INDEX seat_change_by_ref ON seat_change (ref);
  CREATE TABLE result (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, scores TEXT NOT NULL, signed TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX result_by_table ON result (table_id);
  CREATE TABLE result_reopened (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, result INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX result_reopened_by_result ON result_reopened (result);
  CREATE TABLE import (entry INTEGER PRIMARY KEY, file TEXT NOT NULL, hash TEXT NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL) STRICT;
  CREATE VIEW seat_set AS
    SELECT table_id, seat, player, 0 AS position, entry, NULL AS why FROM seating
    UNION ALL SELECT c.table_id, c.seat, c.player, coalesce(hand.position, 0), c.entry, c.why FROM seat_change c LEFT JOIN hand ON hand.id = c.hand
      WHERE c.taken_back IS NULL;
  CREATE VIEW seats AS
    SELECT table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, wind.value AS seat,
      player.number, player.name AS player, player.country,
      (SELECT why FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = substr('ESWN', (wind.key + hand.number - 1) % 4 + 1, 1)
        AND s.position <= hand.position ORDER BY s.position DESC, s.entry DESC LIMIT 1) AS why
    FROM hand JOIN table_ ON table_.id = hand.table_id JOIN json_each('["E","S","W","N"]') wind
      LEFT JOIN player ON player.id = (SELECT player FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = substr('ESWN', (wind.key + hand.number - 1) % 4 + 1, 1)
        AND s.position <= hand.position ORDER BY s.position DESC, s.entry DESC LIMIT 1)
    WHERE hand.taken_back IS NULL ORDER BY hand.entry, wind.key;
  CREATE VIEW results AS
    SELECT result.id, table_.round, table_.name AS "table", score.value ->> '$.seat' AS seat,
      coalesce(player.name, score.value ->> '$.playerName') AS player, player.number, score.value ->> '$.points' AS points,
      CASE WHEN reopened.entry IS NULL THEN 'signed' ELSE 'reopened' END AS state, result.signed, result.by, result.at,
      reopened.reason AS reopened_reason, reopened.by AS reopened_by, reopened.at AS reopened_at,
      (SELECT count(*) FROM hand JOIN event ON event.hand = hand.id AND event.number IS NOT NULL
        WHERE hand.table_id = result.table_id AND hand.taken_back IS NULL AND event.entry > result.entry) AS acts_since
    FROM result JOIN table_ ON table_.id = result.table_id JOIN json_each(result.scores) score LEFT JOIN player ON player.id = score.value ->> '$.player'
      LEFT JOIN result_reopened reopened ON reopened.entry = (SELECT max(entry) FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL)
    WHERE result.taken_back IS NULL ORDER BY result.id, score.key;
  CREATE VIEW sign_ins AS
    SELECT sign_in.entry AS seq, referee.name AS referee, referee.head, sign_in.what, sign_in.by, sign_in.at, entry.device
    FROM sign_in JOIN referee ON referee.id = sign_in.referee JOIN entry ON entry.seq = sign_in.entry ORDER BY sign_in.entry;
`
