import { SEATS } from '../../../../engine/model/seats.ts'

/** The name of a hand; null in a record that began in the middle and does not name it, whose columns hold the first hand of a game. */
export const HAND = `CASE WHEN char(10) || hand.header LIKE '%' || char(10) || '@from middle%' AND char(10) || hand.header NOT LIKE '%' || char(10) || '@hand %' THEN NULL
        ELSE hand.wind || hand.number || ' ' || hand.counters END`

/** Whether an event is in force and no note, the only act with free words. */
const isPlayed = (event: string): string => `${event}.number IS NOT NULL AND ${event}.text NOT GLOB '*[${SEATS.join('')}*] note*'`

/**
 * The record of each hand, and its findings. `taken_back` is the seq of the undo, null while the row is in force.
 * `hand.seats`: the seats of the hand in turn order, as letters.
 * `hand.edits` counts the changes of its list other than appending.
 * `event.place` counts all events of the hand, undone ones too; `number` counts those in force, null for the others.
 * `event.after`: entry of the event that it was put after (0: the start); `crossed`: of one that somebody else put there concurrently;
 * `about`: of the event that an answer or ruling is about; `replaces`: of the event that it replaces.
 * `typed_apart`: acts whose author had not seen other acts after the same event; `first`: the first of those.
 * `fork_settled`: two concurrent acts, reviewed. `hands_settled`: two hands of a table that were begun concurrently, resolved: `stands` says which
 * of them are in force, in which order; `missed`: an act of the undone hand that was unknown to the author.
 * `finding.gone`: seq of the entry that removed the finding, null while the engine raises it; `names`: the ref of each event number in it;
 * `twin`: the first finding about the same act, if two recorders entered that act concurrently.
 * `hand_won`: the winners of a hand, without those whose win a chombo ruling voided.
 */
export const play = `
  CREATE TABLE hand (
    id TEXT PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, table_id TEXT NOT NULL, position INTEGER NOT NULL, game INTEGER NOT NULL,
    wind TEXT NOT NULL, number INTEGER NOT NULL, counters INTEGER NOT NULL, seats TEXT NOT NULL DEFAULT '${SEATS.join('')}',
    rules TEXT NOT NULL, edition TEXT NOT NULL, header TEXT NOT NULL, edits INTEGER NOT NULL DEFAULT 0, taken_back INTEGER
  ) STRICT;
  CREATE INDEX hand_by_table ON hand (table_id, position);
  CREATE TABLE event (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, hand TEXT NOT NULL, place INTEGER NOT NULL, number INTEGER, text TEXT NOT NULL,
    form_text TEXT, form_part INTEGER, form_parts INTEGER, after INTEGER NOT NULL, crossed INTEGER, about INTEGER, replaces INTEGER,
    at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX event_by_hand ON event (hand);
  CREATE INDEX event_by_place ON event (hand, place);
  CREATE INDEX event_crossed ON event (hand) WHERE crossed IS NOT NULL;
  CREATE TABLE event_removed (entry INTEGER NOT NULL, ref TEXT NOT NULL, hand TEXT NOT NULL, event INTEGER NOT NULL, taken_back INTEGER, PRIMARY KEY (entry, event)) STRICT;
  CREATE INDEX event_removed_by_hand ON event_removed (hand);
  CREATE INDEX event_removed_by_ref ON event_removed (ref);
  CREATE TABLE typed_apart (event TEXT PRIMARY KEY, first TEXT NOT NULL, entry INTEGER NOT NULL) STRICT;
  CREATE TABLE fork_settled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, hand TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX fork_settled_by_hand ON fork_settled (hand);
  CREATE TABLE hands_settled (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, table_id TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, stands TEXT NOT NULL,
    missed INTEGER, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX hands_settled_by_table ON hands_settled (table_id);
  CREATE TABLE finding (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, hand TEXT NOT NULL, event INTEGER NOT NULL, rule TEXT NOT NULL,
    level TEXT NOT NULL, seat TEXT, state TEXT NOT NULL, player TEXT, player_name TEXT, rules TEXT NOT NULL, edition TEXT NOT NULL,
    engine TEXT NOT NULL, data TEXT NOT NULL, at TEXT NOT NULL, gone INTEGER, names TEXT NOT NULL DEFAULT '{}', twin INTEGER
  ) STRICT;
  CREATE INDEX finding_by_hand ON finding (hand);
  CREATE INDEX finding_by_player ON finding (rule, player);
  CREATE VIEW events AS
    SELECT event.entry AS seq, table_.round, table_.name AS "table", ${HAND} AS hand, event.number AS event, event.text, event.form_text AS form,
      crossed.number AS crossed, event.by, event.at
    FROM event JOIN hand ON hand.id = event.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN event crossed ON crossed.entry = event.crossed
    WHERE event.number IS NOT NULL AND hand.taken_back IS NULL ORDER BY hand.entry, event.place;
  CREATE VIEW findings AS
    SELECT finding.id, table_.round, table_.name AS "table", ${HAND} AS hand, finding.event, finding.rule, finding.level,
      finding.seat, coalesce(player.name, finding.player_name) AS player,
      CASE WHEN ruling.decision = 'upheld' AND finding.gone IS NULL THEN 'confirmed' WHEN ruling.decision = 'changed' AND finding.gone IS NULL THEN 'changed'
        WHEN ruling.decision = 'dismissed' THEN 'dismissed' WHEN finding.gone IS NOT NULL THEN 'gone' ELSE finding.state END AS state,
      finding.rules, finding.edition, finding.data ->> '$.sections' AS sections, finding.data ->> '$.penalty.kind' AS penalty_kind,
      finding.data ->> '$.penalty.amount' AS penalty_amount, finding.data ->> '$.penalty.unit' AS penalty_unit,
      ruling.incident, ruling.id AS ruling, finding.engine, finding.at, finding.ref AS name
    FROM finding JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id LEFT JOIN player ON player.id = finding.player
      LEFT JOIN ruling ON ruling.id = (SELECT max(id) FROM ruling r WHERE r.finding = finding.id AND r.taken_back IS NULL)
    ORDER BY finding.id;
  CREATE VIEW hand_won AS
    SELECT event.hand, seats.value AS seat FROM json_each('${JSON.stringify(SEATS)}') seats
      JOIN event ON (' ' || event.text) GLOB ('* ' || seats.value || ' call ron*') OR (' ' || event.text) GLOB ('* ' || seats.value || ' call tsumo*')
    WHERE ${isPlayed('event')}
      AND EXISTS (SELECT 1 FROM event ended WHERE ended.hand = event.hand AND ${isPlayed('ended')} AND (' ' || ended.text) GLOB '* [*] end win*')
      AND NOT EXISTS (SELECT 1 FROM finding JOIN ruling ON ruling.finding = finding.id AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed'
        WHERE finding.hand = event.hand AND finding.gone IS NULL AND finding.seat = seats.value AND ruling.imposed_kind = 'chombo'
          AND NOT EXISTS (SELECT 1 FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling WHERE s.former = ruling.id AND later.taken_back IS NULL));
`
