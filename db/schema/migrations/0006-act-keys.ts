/** The keys of acts that came with one, so that an act that is sent twice is done once. */
export const actKeys = `
  CREATE TABLE act_key (key TEXT PRIMARY KEY, entry INTEGER NOT NULL) STRICT;
`
