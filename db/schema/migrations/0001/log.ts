/** Refuses `INSERT OR REPLACE`, which the guards against update and delete don't see. */
export const NEVER_REPLACED = `
  CREATE TRIGGER IF NOT EXISTS entry_is_never_replaced BEFORE INSERT ON entry
  WHEN EXISTS (SELECT 1 FROM entry WHERE seq = NEW.seq)
    OR EXISTS (SELECT 1 FROM entry WHERE device = NEW.device AND number = NEW.number)
    OR EXISTS (SELECT 1 FROM entry WHERE hash = NEW.hash)
  BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;`

/**
 * The log only grows: triggers refuse every change except a higher `seq`, which makes room for entries inserted before it.
 * `head`: the entries that no other entry names as its parent; the next entry names them, and a truncated log is detected by them.
 * `unread`: entries that a newer version wrote. They are in the log and verified, but not projected until this program is updated.
 * `unread.known`: 1 if this version knows the kind, but the entry refers to one that it does not know.
 */
export const log = `
  CREATE TABLE entry (
    seq INTEGER PRIMARY KEY, device TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL,
    kind TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL CHECK (json_valid(body)),
    previous BLOB NOT NULL, hash BLOB NOT NULL UNIQUE, UNIQUE (device, number)
  ) STRICT;
  CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
  WHEN NEW.seq <= OLD.seq OR NEW.device IS NOT OLD.device OR NEW.number IS NOT OLD.number OR NEW.at IS NOT OLD.at OR NEW.by IS NOT OLD.by
    OR NEW.kind IS NOT OLD.kind OR NEW.version IS NOT OLD.version OR NEW.body IS NOT OLD.body OR NEW.previous IS NOT OLD.previous
    OR NEW.hash IS NOT OLD.hash
  BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
  CREATE TRIGGER entry_is_never_removed BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
  ${NEVER_REPLACED}
  CREATE TABLE head (entry INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE) STRICT;
  CREATE TABLE unread (entry INTEGER PRIMARY KEY, kind TEXT NOT NULL, version INTEGER NOT NULL, known INTEGER NOT NULL) STRICT;
  CREATE VIEW log AS
    SELECT seq, device, number, at, by, kind, version, body, lower(hex(previous)) AS previous, lower(hex(hash)) AS hash FROM entry ORDER BY seq;
`
