/** Who takes no further part, or does again (`back`): players and referees; of those about one person the newest that stands counts. */
export const withdrawals = `
  CREATE TABLE withdrawal (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, player TEXT, referee TEXT, back INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL,
    by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX withdrawal_by_player ON withdrawal (player) WHERE player IS NOT NULL;
  CREATE INDEX withdrawal_by_referee ON withdrawal (referee) WHERE referee IS NOT NULL;
`
