/**
 * What happened at the tables. `taken_back` is the seq of the undo that took a row back, null while it stands;
 * `gone` is the seq of the entry with which a finding went, null while the engine finds it.
 */
export const play = `
  CREATE TABLE hand (
    id TEXT PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, position INTEGER NOT NULL, game INTEGER NOT NULL,
    wind TEXT NOT NULL, number INTEGER NOT NULL, counters INTEGER NOT NULL,
    rules TEXT NOT NULL, edition TEXT NOT NULL, header TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX hand_by_table ON hand (table_id, position);
  CREATE TABLE event (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, hand TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    form_text TEXT, form_part INTEGER, form_parts INTEGER, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX event_stands ON event (hand, number) WHERE taken_back IS NULL;
  CREATE TABLE finding (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, hand TEXT NOT NULL, event INTEGER NOT NULL, rule TEXT NOT NULL,
    level TEXT NOT NULL, seat TEXT, state TEXT NOT NULL, player TEXT, player_name TEXT, rules TEXT NOT NULL, edition TEXT NOT NULL,
    engine TEXT NOT NULL, data TEXT NOT NULL, at TEXT NOT NULL, gone INTEGER
  ) STRICT;
  CREATE INDEX finding_by_hand ON finding (hand);
  CREATE INDEX finding_by_player ON finding (rule, player);
`
