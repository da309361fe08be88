import type { ContestedField } from '../../../log/vocabulary.ts'

/** The table that says whether the entry that set a field is undone; a rule set never is. */
const ROWS: Readonly<Record<Exclude<ContestedField, 'rule-set'>, string>> = {
  'hand-header': 'past',
  seat: 'past',
  'seat-change': 'seat_change',
  result: 'result',
  'incident-filled': 'incident_filled',
  'incident-closed': 'incident_closed',
  'appeal-decided': 'appeal_decided',
  table: 'past',
  player: 'past',
  referee: 'past',
  round: 'past',
  tournament: 'past',
  'table-name': 'past',
  'player-name': 'past',
  'player-number': 'past',
  'referee-name': 'past',
}

/**
 * Undo and redo. `redone`: seq of the redo; `overtaken`: seq of the next entry at that table by somebody else; `overtaken_own`: by the author of the undo.
 * `act`: the first entry of each act other than events of a hand. `past`: values set for people, tables and hand headers; the newest counts.
 * `act_key`: idempotency keys, so that a request that is sent twice is carried out once.
 * `way_back`: the undo log of the projections: for each row that an entry changed, in order, the row to delete (`gone`, its rowid) and the row to
 * restore (`was`, rowid and columns, bytes as hex). Events and findings that it inserted are not noted: they name it. It is no projection: without
 * it the projections are rebuilt.
 */
export const undo = `
  CREATE TABLE undo (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT, by TEXT NOT NULL, entries TEXT NOT NULL, text TEXT NOT NULL, redone INTEGER,
    overtaken INTEGER, overtaken_own INTEGER
  ) STRICT;
  CREATE INDEX undo_open ON undo (table_id) WHERE redone IS NULL AND overtaken_own IS NULL;
  CREATE TABLE act (entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT, kind TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER) STRICT;
  CREATE INDEX act_by_table ON act (table_id);
  CREATE TABLE past (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX past_by_subject ON past (kind, subject);
  CREATE TABLE act_key (key TEXT PRIMARY KEY, entry INTEGER NOT NULL) STRICT;
  CREATE TABLE way_back (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, what TEXT NOT NULL, gone INTEGER, was TEXT) STRICT;
  CREATE VIEW taken_back AS ${[...new Set(Object.values(ROWS))]
    .map((table) => `SELECT entry FROM ${table} WHERE taken_back IS NOT NULL`)
    .join(' UNION ALL ')};
`
