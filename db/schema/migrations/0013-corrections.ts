/**
 * What corrections and undoing need. `names` of a finding: the event behind each number in it. A `review` says that what a ruling rests on changed:
 * `before` and `after` are the finding's data, null where it was not found; it waits until a referee has looked. `act`: what was done but events of a hand,
 * each by its first entry; `past`: what was said of people, tables and the headers of hands, the newest of which counts. `overtaken` of an undo: what somebody entered at its table after it; `overtaken_own`: what the one who undid entered there.
 */
export const corrections = `
  ALTER TABLE finding ADD COLUMN names TEXT NOT NULL DEFAULT '{}';
  CREATE TABLE review (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL, entry INTEGER NOT NULL, ruling INTEGER NOT NULL, finding INTEGER NOT NULL, before TEXT, after TEXT,
    same INTEGER NOT NULL, at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX review_by_ruling ON review (ruling);
  CREATE TABLE reviewed (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, ruling INTEGER NOT NULL, outcome TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL,
    taken_back INTEGER
  ) STRICT;
  CREATE INDEX reviewed_by_ruling ON reviewed (ruling);
  CREATE VIEW reviews AS
    SELECT review.id, review.ruling, ruling.incident, review.finding, finding.rule, finding.seat, finding.event, review.before, review.after, review.at,
      CASE WHEN looked.entry IS NOT NULL THEN looked.outcome
        WHEN EXISTS (SELECT 1 FROM ruling later WHERE later.finding = review.finding AND later.entry > review.entry AND later.taken_back IS NULL) THEN 'superseded'
        WHEN review.same = 1 THEN 'same-again' ELSE 'open' END AS state,
      looked.by AS reviewed_by, looked.at AS reviewed_at, looked.reason
    FROM review JOIN ruling ON ruling.id = review.ruling JOIN finding ON finding.id = review.finding
      LEFT JOIN reviewed looked ON looked.entry = (SELECT max(entry) FROM reviewed r WHERE r.ruling = review.ruling AND r.entry > review.entry AND r.taken_back IS NULL)
    WHERE ruling.taken_back IS NULL ORDER BY review.id;
  CREATE TABLE act (entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT, kind TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER) STRICT;
  CREATE INDEX act_by_table ON act (table_id);
  CREATE TABLE past (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX past_by_subject ON past (kind, subject);
  DROP TABLE undo;
  CREATE TABLE undo (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT, by TEXT NOT NULL, entries TEXT NOT NULL, text TEXT NOT NULL, redone INTEGER,
    overtaken INTEGER, overtaken_own INTEGER
  ) STRICT;
  CREATE INDEX undo_open ON undo (table_id) WHERE redone IS NULL AND overtaken_own IS NULL;
`
