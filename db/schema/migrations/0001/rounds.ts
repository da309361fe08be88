import { SEATS } from '../../../../engine/model/seats.ts'
import { HAND } from './play.ts'

/** The seat that the player at a wind had in the first hand: the seats move on with the deal. */
const FIRST_SEAT = `substr(hand.seats, (instr(hand.seats, wind.value) + hand.number - 2) % length(hand.seats) + 1, 1)`

/**
 * Rounds, their tables, who sits where, signed results and imports.
 * `round_clock`, `time_added`: changes to the clock of a round, and minutes added to a round or (`table_id`) to one table. The clock's state is computed from them.
 * `live_timing`: from which entry on a table's entry times count as table times; the newest row that is not undone counts.
 * `seat_change`: `n` numbers the changes of one entry; `hand` is the first hand it applies to, null from the beginning; `after_hand`: it applies to the next one.
 * `import`: a file that was imported, how much came from it, and into which table; it can be undone.
 */
export const rounds = `
  CREATE TABLE round (number INTEGER PRIMARY KEY, entry INTEGER NOT NULL, starts TEXT, minutes INTEGER) STRICT;
  CREATE TABLE round_clock (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, round INTEGER NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE TABLE time_added (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, round INTEGER NOT NULL, table_id TEXT, minutes INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL,
    by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE TABLE table_ (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, name TEXT NOT NULL, round INTEGER) STRICT;
  CREATE INDEX table_by_name ON table_ (name);
  CREATE TABLE live_timing (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, is_on INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX live_timing_by_table ON live_timing (table_id);
  CREATE TABLE seating (
    table_id TEXT NOT NULL, seat TEXT NOT NULL, entry INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (table_id, seat)
  ) STRICT;
  CREATE TABLE seat_change (
    entry INTEGER NOT NULL, n INTEGER NOT NULL, ref TEXT NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL, player TEXT, hand TEXT, after_hand INTEGER NOT NULL, why TEXT NOT NULL,
    reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER, PRIMARY KEY (entry, n)
  ) STRICT;
  CREATE INDEX seat_change_by_ref ON seat_change (ref);
  CREATE INDEX seat_change_by_table ON seat_change (table_id);
  CREATE TABLE result (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, scores TEXT NOT NULL, signed TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX result_by_table ON result (table_id);
  CREATE TABLE result_reopened (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, result INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX result_reopened_by_result ON result_reopened (result);
  CREATE TABLE import (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, file TEXT NOT NULL, hash TEXT NOT NULL, what TEXT NOT NULL, table_id TEXT,
    games INTEGER NOT NULL, hands INTEGER NOT NULL, acts INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER, lines INTEGER NOT NULL DEFAULT 0, left_out INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX import_by_hash ON import (hash);
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
  CREATE VIEW seat_set AS
    SELECT table_id, seat, player, 0 AS position, entry, NULL AS why FROM seating
    UNION ALL SELECT c.table_id, c.seat, c.player, coalesce(hand.position, 0) + c.after_hand, c.entry, c.why FROM seat_change c LEFT JOIN hand ON hand.id = c.hand
      WHERE c.taken_back IS NULL;
  CREATE VIEW seats AS
    SELECT table_.round, table_.name AS "table", ${HAND} AS hand, wind.value AS seat,
      player.number, player.name AS player, player.country,
      (SELECT why FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = ${FIRST_SEAT}
        AND s.position <= hand.position ORDER BY s.position DESC, s.entry DESC LIMIT 1) AS why
    FROM hand JOIN table_ ON table_.id = hand.table_id JOIN json_each('${JSON.stringify(SEATS)}') wind ON instr(hand.seats, wind.value) > 0
      LEFT JOIN player ON player.id = (SELECT player FROM seat_set s WHERE s.table_id = hand.table_id AND s.seat = ${FIRST_SEAT}
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
  CREATE VIEW imports AS
    SELECT import.entry AS seq, table_.round, table_.name AS "table", import.file, import.what AS format, import.hash,
      import.games, import.hands, import.acts, import.lines, import.left_out, import.by, import.at
    FROM import LEFT JOIN table_ ON table_.id = import.table_id WHERE import.taken_back IS NULL ORDER BY import.entry;
`
