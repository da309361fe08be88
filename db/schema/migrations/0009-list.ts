/**
 * The record of a hand as a list. `place` counts all its events, also those that do not stand: others may stand behind them. `number` counts those that
 * stand, null for the rest. `after`: the entry of the event that it was put behind (0: before all); `crossed`: of one that was put there by somebody
 * else at the same time; `about`: of the event that an answer or a ruling speaks of; `replaces`: of the one in whose place it stands; `given`: the number in an entry of the first form.
 * `edits` of a hand counts what was done to its list but appending.
 */
export const list = `
  DROP TABLE hand;
  CREATE TABLE hand (
    id TEXT PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, position INTEGER NOT NULL, game INTEGER NOT NULL,
    wind TEXT NOT NULL, number INTEGER NOT NULL, counters INTEGER NOT NULL,
    rules TEXT NOT NULL, edition TEXT NOT NULL, header TEXT NOT NULL, edits INTEGER NOT NULL DEFAULT 0, taken_back INTEGER
  ) STRICT;
  CREATE INDEX hand_by_table ON hand (table_id, position);
  DROP TABLE event;
  CREATE TABLE event (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, hand TEXT NOT NULL, place INTEGER NOT NULL, number INTEGER, text TEXT NOT NULL,
    form_text TEXT, form_part INTEGER, form_parts INTEGER, after INTEGER NOT NULL, crossed INTEGER, about INTEGER, replaces INTEGER, given INTEGER,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX event_by_place ON event (hand, place);
  CREATE INDEX event_by_hand ON event (hand);
  CREATE TABLE event_removed (entry INTEGER NOT NULL, ref TEXT NOT NULL, hand TEXT NOT NULL, event INTEGER NOT NULL, taken_back INTEGER, PRIMARY KEY (entry, event)) STRICT;
  CREATE INDEX event_removed_by_ref ON event_removed (ref);
  CREATE INDEX event_removed_by_hand ON event_removed (hand);
  CREATE VIEW events AS
    SELECT event.entry AS seq, table_.round, table_.name AS "table", hand.wind || hand.number || ' ' || hand.counters AS hand, event.number AS event, event.text, event.form_text AS form,
      crossed.number AS crossed, event.by, event.at
    FROM event JOIN hand ON hand.id = event.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN event crossed ON crossed.entry = event.crossed
    WHERE event.number IS NOT NULL AND hand.taken_back IS NULL ORDER BY hand.entry, event.place;
`
