import { conflictsView } from './conflicts-view.ts'

/** What keeps a pair of acts that crossed out of the view once it is settled. */
export const SETTLED = `
      AND NOT EXISTS (SELECT 1 FROM fork_settled f WHERE f.one = one.ref AND f.other = other.ref AND f.taken_back IS NULL)`

/**
 * Acts of two recorders that crossed also in one file: `typed_apart` says which acts were typed without having seen what stands beside them, by the first
 * of them. What was settled at the table (`fork_settled`) is no contradiction any more.
 */
export const forks = `
  CREATE TABLE typed_apart (event TEXT PRIMARY KEY, first TEXT NOT NULL, entry INTEGER NOT NULL) STRICT;
  CREATE TABLE fork_settled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, hand TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX fork_settled_by_hand ON fork_settled (hand);
  CREATE INDEX event_crossed ON event (hand) WHERE crossed IS NOT NULL;
  DROP VIEW conflicts;
${conflictsView(SETTLED)}`
