/** At which tables the time of entry counts as table time, by what was switched when; the newest that stands counts. */
export const liveTiming = `
  CREATE TABLE live_timing (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, is_on INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX live_timing_by_table ON live_timing (table_id);
`
