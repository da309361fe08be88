/**
 * Entries that a newer version of this program wrote: they stand in the log and are verified, and nothing is made of them until this one is
 * brought up to date. `known`: 1 where this version knows the kind, but the entry speaks of one that it does not.
 */
export const unread = `
  CREATE TABLE unread (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, version INTEGER NOT NULL, known INTEGER NOT NULL) STRICT;
`
