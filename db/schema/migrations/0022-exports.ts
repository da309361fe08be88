/** Of each report that left the file: about whom, in which language, what it said (as a digest) and which entry it names as the newest. */
export const exports = `
  ALTER TABLE export ADD COLUMN player TEXT;
  ALTER TABLE export ADD COLUMN language TEXT;
  ALTER TABLE export ADD COLUMN digest TEXT;
  ALTER TABLE export ADD COLUMN head TEXT;
  CREATE INDEX export_of ON export (what, incident, player);
`
