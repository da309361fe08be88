/** `INSERT OR REPLACE` passes the guards of change and removal by. */
export const NEVER_REPLACED = `
  CREATE TRIGGER IF NOT EXISTS entry_is_never_replaced BEFORE INSERT ON entry
  WHEN EXISTS (SELECT 1 FROM entry WHERE seq = NEW.seq)
    OR EXISTS (SELECT 1 FROM entry WHERE device = NEW.device AND number = NEW.number)
    OR EXISTS (SELECT 1 FROM entry WHERE hash = NEW.hash)
  BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;`

/** The log only grows: the triggers refuse what the code would never ask. */
export const log = `
  CREATE TABLE entry (
    seq INTEGER PRIMARY KEY, device TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL,
    kind TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL CHECK (json_valid(body)),
    previous BLOB NOT NULL, hash BLOB NOT NULL UNIQUE, UNIQUE (device, number)
  ) STRICT;
  CREATE INDEX entry_by_number ON entry (number);
  CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
  CREATE TRIGGER entry_is_never_removed BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
  ${NEVER_REPLACED}
  CREATE VIEW log AS
    SELECT seq, device, number, at, by, kind, version, body, lower(hex(previous)) AS previous, lower(hex(hash)) AS hash FROM entry ORDER BY seq;
`
