/** What came from a file, how much of it, and into which table; it can be taken back. */
export const imports = `
  DROP TABLE import;
  CREATE TABLE import (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, file TEXT NOT NULL, hash TEXT NOT NULL, what TEXT NOT NULL, table_id TEXT,
    games INTEGER NOT NULL, hands INTEGER NOT NULL, acts INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX import_by_hash ON import (hash);
  CREATE VIEW imports AS
    SELECT import.entry AS seq, table_.round, table_.name AS "table", import.file, import.what AS format, import.hash,
      import.games, import.hands, import.acts, import.by, import.at
    FROM import LEFT JOIN table_ ON table_.id = import.table_id WHERE import.taken_back IS NULL ORDER BY import.entry;
`
