/**
 * What was decided. Proposed and imposed penalty stand side by side; nothing is ever removed.
 * `redone` and `overtaken` are the seq of what put an undone act back, or came at its table after it.
 */
export const rulings = `
  CREATE TABLE incident (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, hand TEXT, event INTEGER,
    finding INTEGER, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE TABLE ruling (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, finding INTEGER, event TEXT,
    decision TEXT NOT NULL, rule TEXT NOT NULL, rules TEXT NOT NULL, edition TEXT NOT NULL, sections TEXT NOT NULL,
    proposed_kind TEXT NOT NULL, proposed_amount INTEGER, proposed_unit TEXT, imposed_kind TEXT NOT NULL, imposed_amount INTEGER, imposed_unit TEXT,
    remedies TEXT NOT NULL, reason TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL, hash TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX ruling_by_finding ON ruling (finding);
  CREATE INDEX ruling_by_incident ON ruling (incident);
  CREATE TABLE penalty (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, ruling INTEGER NOT NULL, player TEXT, player_name TEXT, seat TEXT,
    rule TEXT NOT NULL, kind TEXT NOT NULL, amount INTEGER, unit TEXT, reason TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL,
    cancelled_by TEXT, cancelled_at TEXT, cancelled_reason TEXT, taken_back INTEGER
  ) STRICT;
  CREATE INDEX penalty_by_ruling ON penalty (ruling);
  CREATE TABLE undo (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, entries TEXT NOT NULL, text TEXT NOT NULL, redone INTEGER, overtaken INTEGER
  ) STRICT;
  CREATE INDEX undo_by_table ON undo (table_id);
  CREATE TABLE export (entry INTEGER PRIMARY KEY, what TEXT NOT NULL, format TEXT NOT NULL, incident INTEGER, at TEXT NOT NULL, by TEXT NOT NULL) STRICT;
`
