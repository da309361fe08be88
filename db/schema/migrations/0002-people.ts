/** Who plays where: what is set before and between the hands. `entry` is the seq of the entry that last set the row. */
export const people = `
  CREATE TABLE tournament (
    id INTEGER PRIMARY KEY CHECK (id = 1), entry INTEGER NOT NULL, name TEXT NOT NULL, place TEXT NOT NULL, date TEXT NOT NULL,
    rules TEXT NOT NULL, edition TEXT NOT NULL, settings TEXT NOT NULL, sample INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE referee (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, name TEXT NOT NULL, head INTEGER NOT NULL) STRICT;
  CREATE TABLE player (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, number INTEGER, name TEXT NOT NULL, country TEXT NOT NULL) STRICT;
  CREATE TABLE round (number INTEGER PRIMARY KEY, entry INTEGER NOT NULL, starts TEXT, minutes INTEGER) STRICT;
  CREATE TABLE table_ (id TEXT PRIMARY KEY, entry INTEGER NOT NULL, name TEXT NOT NULL, round INTEGER) STRICT;
  CREATE INDEX table_by_name ON table_ (name);
  CREATE TABLE seating (
    table_id TEXT NOT NULL, seat TEXT NOT NULL, entry INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (table_id, seat)
  ) STRICT;
`
