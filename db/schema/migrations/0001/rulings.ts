/** Texts that a referee signs a ruling with: columns of its table, and of the views `rulings` and `penalties`. */
const TYPES = { reason: 'TEXT NOT NULL' } as const satisfies Readonly<Record<Lowercase<string>, string>>
export const SIGNED_TEXTS = Object.keys(TYPES) as (keyof typeof TYPES)[]
export const signedColumns: string = SIGNED_TEXTS.map((name) => `ruling.${name}`).join(', ')

const superseded = (ruling: string): string =>
  `SELECT 1 FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling WHERE s.former = ${ruling}.id AND later.taken_back IS NULL`

/**
 * Rulings and appeals, and reviews of rulings whose findings changed. Nothing is removed.
 * `ruling.matter`: its finding, or that finding's twin.
 * `ruling_superseded`: which ruling replaces which. `ruling_now`: rulings with the one that supersedes them, and the one that conflicts with them.
 * `ruling_done`: the remedies carried out so far; those of the ruling until somebody notes others.
 * `review`: a finding that a ruling rests on changed; `before` and `after` are its data, null where it was not raised. It is open until a referee reviews it.
 */
export const rulings = `
  CREATE TABLE ruling (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, finding INTEGER, event TEXT,
    decision TEXT NOT NULL, rule TEXT NOT NULL, rules TEXT NOT NULL, edition TEXT NOT NULL, sections TEXT NOT NULL,
    player TEXT, player_name TEXT, seat TEXT,
    circumstance TEXT, minutes REAL, step TEXT, proposed_kind TEXT NOT NULL, proposed_amount INTEGER, proposed_most INTEGER, proposed_unit TEXT, imposed_kind TEXT NOT NULL, imposed_amount INTEGER, imposed_unit TEXT,
    remedies TEXT NOT NULL, ${Object.entries(TYPES)
      .map((column) => column.join(' '))
      .join(', ')}, by TEXT NOT NULL, at TEXT NOT NULL, hash TEXT NOT NULL, matter INTEGER, taken_back INTEGER
  ) STRICT;
  CREATE INDEX ruling_by_event ON ruling (event) WHERE event IS NOT NULL;
  CREATE INDEX ruling_by_finding ON ruling (finding);
  CREATE INDEX ruling_by_matter ON ruling (matter);
  CREATE INDEX ruling_by_incident ON ruling (incident);
  CREATE INDEX ruling_by_rule ON ruling (rule);
  CREATE TABLE ruling_superseded (former INTEGER NOT NULL, ruling INTEGER NOT NULL, PRIMARY KEY (former, ruling)) STRICT;
  CREATE INDEX ruling_superseded_by_ruling ON ruling_superseded (ruling);
  CREATE TABLE appeal (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, incident INTEGER NOT NULL, ruling INTEGER NOT NULL,
    player TEXT, player_name TEXT, grounds TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX appeal_by_incident ON appeal (incident);
  CREATE TABLE appeal_decided (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, appeal INTEGER NOT NULL, outcome TEXT NOT NULL, ruling INTEGER, reason TEXT NOT NULL,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX appeal_decided_by_appeal ON appeal_decided (appeal);
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
  CREATE VIEW ruling_now AS
    SELECT ruling.*, (SELECT max(former) FROM ruling_superseded s WHERE s.ruling = ruling.id) AS supersedes,
      (SELECT min(r.id) FROM ruling_superseded s JOIN ruling r ON r.id = s.ruling WHERE s.former = ruling.id AND r.taken_back IS NULL) AS superseded_by,
      CASE WHEN ruling.taken_back IS NULL AND NOT EXISTS (${superseded('ruling')}) THEN
        (SELECT max(other.id) FROM ruling other WHERE other.id <> ruling.id AND other.taken_back IS NULL AND NOT EXISTS (${superseded('other')})
          AND (other.matter = ruling.matter OR (other.incident = ruling.incident AND other.finding IS NULL AND ruling.finding IS NULL
            AND other.rule = ruling.rule AND other.player IS ruling.player AND other.player_name IS ruling.player_name)))
      END AS conflict
    FROM ruling;
  CREATE VIEW ruling_done AS
    SELECT ruling.id AS ruling, coalesce((SELECT filled.fields ->> '$.done.remedies' FROM incident_filled filled WHERE filled.incident = ruling.incident
      AND filled.taken_back IS NULL AND filled.fields ->> '$.done.ruling' = ruling.ref ORDER BY filled.entry DESC LIMIT 1), ruling.remedies) AS remedies
    FROM ruling;
  CREATE VIEW rulings AS
    SELECT ruling.id, ruling.incident, ruling.finding, ruling.rule, ruling.seat,
      coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name) AS player, ruling.decision,
      ruling.circumstance, ruling.minutes, ruling.step, ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_most, ruling.proposed_unit, ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit,
      done.remedies, ${signedColumns}, ruling.by, ruling.at, ruling.rules, ruling.edition, ruling.sections, ruling.hash, ruling.supersedes, ruling.superseded_by, ruling.conflict
    FROM ruling_now ruling JOIN ruling_done done ON done.ruling = ruling.id LEFT JOIN finding ON finding.id = ruling.finding
    WHERE ruling.taken_back IS NULL ORDER BY ruling.id;
  CREATE VIEW appeal_now AS
    SELECT appeal.*, (SELECT max(entry) FROM appeal_decided d WHERE d.appeal = appeal.id AND d.taken_back IS NULL) AS decided FROM appeal;
  CREATE VIEW appeals AS
    SELECT appeal.id, appeal.incident, appeal.ruling, coalesce(player.name, appeal.player_name) AS appealed_by, appeal.grounds, appeal.by AS noted_by, appeal.at,
      decided.outcome, decided.reason, decided.by AS decided_by, decided.at AS decided_at, decided.ruling AS new_ruling
    FROM appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player
    WHERE appeal.taken_back IS NULL ORDER BY appeal.id;
  CREATE VIEW reviews AS
    SELECT review.id, review.ruling, ruling.incident, review.finding, finding.rule, finding.seat, finding.event, review.before, review.after, review.at,
      CASE WHEN looked.entry IS NOT NULL THEN looked.outcome
        WHEN EXISTS (SELECT 1 FROM ruling later WHERE later.finding = review.finding AND later.entry > review.entry AND later.taken_back IS NULL) THEN 'superseded'
        WHEN review.same = 1 THEN 'same-again' ELSE 'open' END AS state,
      looked.by AS reviewed_by, looked.at AS reviewed_at, looked.reason
    FROM review JOIN ruling ON ruling.id = review.ruling JOIN finding ON finding.id = review.finding
      LEFT JOIN reviewed looked ON looked.entry = (SELECT max(entry) FROM reviewed r WHERE r.ruling = review.ruling AND r.entry > review.entry AND r.taken_back IS NULL)
    WHERE ruling.taken_back IS NULL ORDER BY review.id;
`
