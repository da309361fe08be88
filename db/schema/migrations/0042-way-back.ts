/**
 * How the newest entries are taken out of all that is made from the log, so that entries of other devices can be put in before them: for each
 * row that an entry changed, in the order of the changes, which row goes (`gone`, its rowid) and which comes back (`was`, a list of rowid and
 * columns, bytes as hex). Not a projection: a file without it is as good, and is made anew where others come in.
 *
 * What an entry says stays what it is; its place in the file may move on, for those that come in before it.
 */
export const wayBack = `
  CREATE TABLE way_back (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, what TEXT NOT NULL, gone INTEGER, was TEXT) STRICT;
  DROP TRIGGER entry_is_never_changed;
  CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
  WHEN NEW.seq <= OLD.seq OR NEW.device IS NOT OLD.device OR NEW.number IS NOT OLD.number OR NEW.at IS NOT OLD.at OR NEW.by IS NOT OLD.by
    OR NEW.kind IS NOT OLD.kind OR NEW.version IS NOT OLD.version OR NEW.body IS NOT OLD.body OR NEW.previous IS NOT OLD.previous
    OR NEW.hash IS NOT OLD.hash
  BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
`
