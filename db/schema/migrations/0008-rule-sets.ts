/** A tournament's own rule sets, whole, so that the file stands alone: each under its id and edition for good. */
export const ruleSets = `
  CREATE TABLE rule_set (
    id TEXT NOT NULL, edition TEXT NOT NULL, entry INTEGER NOT NULL, ref TEXT NOT NULL UNIQUE, data TEXT NOT NULL CHECK (json_valid(data)), PRIMARY KEY (id, edition)
  ) STRICT;
`
