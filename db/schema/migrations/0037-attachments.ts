/** Pictures that belong to incidents; their bytes stand in the log, in the entry that a row names. `hash`: SHA-256 of them, as hex. */
export const attachments = `
  CREATE TABLE attachment (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    size INTEGER NOT NULL, hash TEXT NOT NULL, note TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX attachment_by_incident ON attachment (incident);
  CREATE VIEW attachments AS
    SELECT attachment.id, attachment.incident, attachment.name, attachment.type, attachment.size, attachment.hash, attachment.note, attachment.by AS added_by,
      attachment.at
    FROM attachment JOIN incident ON incident.id = attachment.incident
    WHERE attachment.taken_back IS NULL AND incident.taken_back IS NULL ORDER BY attachment.id;
`
