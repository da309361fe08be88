import { PLAYER_TEXTS } from '../../../log/vocabulary.ts'

/**
 * The tournament, its rule sets and its people. `entry` is the seq of the entry that last set the row.
 * `tournament.later`: rule sets that are in force from a later round on, as JSON (`[{"round":3,"rules":"…","edition":"…"}]`), by round.
 * `rule_set`: the tournament's own rule sets, whole, so that the file needs no other; one row for each id and edition, never changed.
 * `referee_code` holds a hash of the code, never the code.
 * `withdrawal`: a player or referee leaves, or (`back`) returns. The newest row about a person that is not undone counts.
 */
export const people = `
  CREATE TABLE tournament (
    id INTEGER PRIMARY KEY CHECK (id = 1), entry INTEGER NOT NULL, name TEXT NOT NULL, place TEXT NOT NULL, date TEXT NOT NULL,
    rules TEXT NOT NULL, edition TEXT NOT NULL, settings TEXT NOT NULL, sample INTEGER NOT NULL, later TEXT NOT NULL DEFAULT '[]'
  ) STRICT;
  CREATE TABLE rule_set (
    id TEXT NOT NULL, edition TEXT NOT NULL, entry INTEGER NOT NULL, ref TEXT NOT NULL UNIQUE, data TEXT NOT NULL CHECK (json_valid(data)), PRIMARY KEY (id, edition)
  ) STRICT;
  CREATE TABLE referee (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, name TEXT NOT NULL, head INTEGER NOT NULL) STRICT;
  CREATE TABLE referee_code (
    referee TEXT PRIMARY KEY, entry INTEGER NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL, cost INTEGER NOT NULL, block INTEGER NOT NULL, parallel INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sign_in (entry INTEGER PRIMARY KEY, referee TEXT NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL) STRICT;
  CREATE INDEX sign_in_by_referee ON sign_in (referee);
  CREATE TABLE player (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, number INTEGER, name TEXT NOT NULL, ${PLAYER_TEXTS.map((text) => `${text} TEXT NOT NULL`).join(', ')}) STRICT;
  CREATE TABLE withdrawal (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, player TEXT, referee TEXT, back INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL,
    by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX withdrawal_by_player ON withdrawal (player) WHERE player IS NOT NULL;
  CREATE INDEX withdrawal_by_referee ON withdrawal (referee) WHERE referee IS NOT NULL;
  CREATE VIEW sign_ins AS
    SELECT sign_in.entry AS seq, referee.name AS referee, referee.head, sign_in.what, sign_in.by, sign_in.at, entry.device
    FROM sign_in JOIN referee ON referee.id = sign_in.referee JOIN entry ON entry.seq = sign_in.entry ORDER BY sign_in.entry;
`
