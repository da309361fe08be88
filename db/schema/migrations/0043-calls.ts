/** What became of calls for a referee: who goes, goes no longer, or is there. What is said of one counts until the same person says something else. */
export const calls = `
  CREATE TABLE call_answered (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, incident INTEGER NOT NULL, how TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX call_answered_by_incident ON call_answered (incident);
`
