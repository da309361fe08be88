/** Lists of players, referees, rounds and seats come from files too: how much of one was taken, and how many bad lines were left out. */
export const lists = `
  ALTER TABLE import ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE import ADD COLUMN left_out INTEGER NOT NULL DEFAULT 0;
  DROP VIEW imports;
  CREATE VIEW imports AS
    SELECT import.entry AS seq, table_.round, table_.name AS "table", import.file, import.what AS format, import.hash,
      import.games, import.hands, import.acts, import.lines, import.left_out, import.by, import.at
    FROM import LEFT JOIN table_ ON table_.id = import.table_id WHERE import.taken_back IS NULL ORDER BY import.entry;
`
