import { conflictsView } from './conflicts-view.ts'

/**
 * Where copies went on apart, what stands against each other once they are joined: nothing is dropped, both are shown. `latest`: the entries that last
 * set a thing or took a name, several where their writers had not seen each other.
 */
export const conflicts = `
  CREATE TABLE latest (what TEXT NOT NULL, key TEXT NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (what, key, entry)) STRICT;
  CREATE VIEW conflict_set AS
    SELECT one.what AS kind, one.entry AS one, other.entry AS other, substr(one.key, instr(one.key, ' ') + 1) AS field FROM latest one JOIN latest other ON other.what = one.what AND other.key = one.key AND other.entry > one.entry
      WHERE one.what NOT IN ('hand-begun', 'hand-crossed')
    UNION ALL SELECT 'hand', CAST(key AS INTEGER), entry, NULL FROM latest WHERE what = 'hand-crossed';
  CREATE VIEW taken_back AS ${['past', 'incident_filled', 'incident_closed', 'appeal_decided', 'seat_change', 'result']
    .map((table) => `SELECT entry FROM ${table} WHERE taken_back IS NOT NULL`)
    .join(' UNION ALL ')};
${conflictsView('')}`
