import { SETTLED } from './0046-forks.ts'
import { conflictsView } from './conflicts-view.ts'

const HANDS_SETTLED = `
        AND NOT EXISTS (SELECT 1 FROM hands_settled_now s WHERE s.one = a.device || ':' || a.number AND s.other = b.device || ':' || b.number)`

/**
 * Two hands of one table that were begun apart, and how that was settled: which of them stands, or in which order both do. `missed`: an act of the hand
 * that was taken back which whoever settled it had not seen. `hands_settled_now`: what counts; nothing where two settled it in two ways apart, or acts were
 * missed: then both hands stand, and it waits again.
 */
export const handsApart = `
  CREATE TABLE hands_settled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, stands TEXT NOT NULL,
    missed INTEGER, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX hands_settled_by_table ON hands_settled (table_id);
  CREATE VIEW hands_settled_now AS
    SELECT settled.* FROM hands_settled settled JOIN latest ON latest.what = 'hands-settled' AND latest.entry = settled.entry
    WHERE settled.taken_back IS NULL AND settled.missed IS NULL AND NOT EXISTS (
      SELECT 1 FROM latest beside JOIN hands_settled against ON against.entry = beside.entry
      WHERE beside.what = 'hands-settled' AND beside.key = latest.key AND against.taken_back IS NULL
        AND against.stands <> settled.stands);
  DROP VIEW conflicts;
  DROP VIEW conflict_set;
  CREATE VIEW conflict_set AS
    SELECT one.what AS kind, one.entry AS one, other.entry AS other, substr(one.key, instr(one.key, ' ') + 1) AS field FROM latest one JOIN latest other ON other.what = one.what AND other.key = one.key AND other.entry > one.entry
      WHERE one.what NOT IN ('hand-begun', 'hand-crossed', 'hands-settled')
    UNION ALL SELECT 'hand', CAST(key AS INTEGER), entry, NULL FROM latest WHERE what = 'hand-crossed';
${conflictsView(SETTLED, HANDS_SETTLED)}`
