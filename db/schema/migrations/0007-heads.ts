/** The entries that no later one names: what the next entry names, and what gives away an end that was cut off or grown. */
export const heads = `
  CREATE TABLE head (entry INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE) STRICT;
`
