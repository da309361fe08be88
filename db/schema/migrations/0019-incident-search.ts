/**
 * Incidents as they are looked for. `incident_facet`: what a list is narrowed by, a row for each value; `incident_search`: the words of all that was
 * said and written of an incident and still stands, with the names of those concerned, as `wordsIn` parts and folds them. Its row is the incident's number.
 */
export const incidentSearch = `
  CREATE TABLE incident_facet (incident INTEGER NOT NULL, facet TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (incident, facet, value)) STRICT;
  CREATE INDEX incident_facet_by_value ON incident_facet (facet, value, incident);
  CREATE VIRTUAL TABLE incident_search USING fts5 (incident UNINDEXED, words, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3');
`
