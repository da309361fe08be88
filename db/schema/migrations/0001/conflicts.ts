import { PLAYER_DETAILS } from '../../../log/listed-player.ts'
import type { ContestedField } from '../../../log/vocabulary.ts'

/** Joins the values that are not null with spaces. */
const words = (...values: readonly string[]): string => `trim(${values.map((value) => `coalesce(${value}, '')`).join(" || ' ' || ")})`

const handIn = (entry: 'a' | 'b'): string =>
  `${entry}.body ->> '$.wind' || (${entry}.body ->> '$.number') || ' ' || (${entry}.body ->> '$.counters')`

/** A field of an entry, by name. */
type Field = (name: string) => string

const nameInList = (field: Field): string => words(...PLAYER_DETAILS.map(field))

/**
 * The values that an entry gives to the fields that it can set. From 0.1.0 on, a further field needs a migration with the views of this
 * file in their new form; its own record is then total, and this one no longer.
 */
const SAYS: Readonly<Record<ContestedField | 'hand', (field: Field, entry: 'a' | 'b') => string>> = {
  hand: (_, entry) => handIn(entry),
  'hand-header': (field, entry) => `${handIn(entry)} || ' ' || (${field('lines')})`,
  seat: (field) => `coalesce((SELECT name FROM player WHERE id = ${field('player')}), '')`,
  'seat-change': (field) => words(field('why'), field('reason'), field('changes')),
  result: (field) => field('scores'),
  'incident-filled': (_, entry) => `coalesce(${entry}.body ->> ('$.' || pair.field), '')`,
  'incident-closed': (field) => words(field('how'), field('reason')),
  'appeal-decided': (field) => words(field('outcome'), field('reason')),
  table: nameInList,
  player: nameInList,
  referee: nameInList,
  round: (field) => words(field('starts'), field('minutes')),
  tournament: (field) => words(...['name', 'place', 'date', 'rules', 'edition'].map(field)),
  'rule-set': (field) => field('house.differences'),
  'table-name': nameInList,
  'player-name': nameInList,
  'player-number': nameInList,
  'referee-name': nameInList,
}

/** The value that an entry sets, as text. */
const says = (entry: 'a' | 'b'): string => {
  const field: Field = (name) => `${entry}.body ->> '$.${name}'`
  return `CASE pair.kind ${Object.entries(SAYS)
    .map(([kind, said]) => `WHEN '${kind}' THEN ${said(field, entry)}`)
    .join(' ')} END`
}

/**
 * Contradictions between entries that were written concurrently. Nothing is dropped: both are shown until a referee resolves them.
 * `latest`: the entries that last set a value or took a name; more than one if their authors had not seen each other.
 * `hands_settled_now`: resolutions in force; none where two concurrent ones differ or acts were missed. Then both hands are in force again, unresolved.
 */
export const conflicts = `
  CREATE TABLE latest (what TEXT NOT NULL, key TEXT NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (what, key, entry)) STRICT;
  CREATE VIEW conflict_set AS
    SELECT one.what AS kind, one.entry AS one, other.entry AS other, substr(one.key, instr(one.key, ' ') + 1) AS field FROM latest one JOIN latest other ON other.what = one.what AND other.key = one.key AND other.entry > one.entry
      WHERE one.what NOT IN ('hand-begun', 'hand-crossed', 'hands-settled')
    UNION ALL SELECT 'hand', CAST(key AS INTEGER), entry, NULL FROM latest WHERE what = 'hand-crossed';
  CREATE VIEW hands_settled_now AS
    SELECT settled.* FROM hands_settled settled JOIN latest ON latest.what = 'hands-settled' AND latest.entry = settled.entry
    WHERE settled.taken_back IS NULL AND settled.missed IS NULL AND NOT EXISTS (
      SELECT 1 FROM latest beside JOIN hands_settled against ON against.entry = beside.entry
      WHERE beside.what = 'hands-settled' AND beside.key = latest.key AND against.taken_back IS NULL
        AND against.stands <> settled.stands);
  CREATE VIEW conflicts AS
    SELECT pair.kind, table_.round, table_.name AS "table", CASE WHEN pair.kind IN ('hand', 'hand-header') THEN ${handIn('a')} END AS hand, NULL AS event,
      pair.one, a.by AS one_by, ${says('a')} AS one_says, pair.other, b.by AS other_by, ${says('b')} AS other_says
    FROM conflict_set pair JOIN entry a ON a.seq = pair.one JOIN entry b ON b.seq = pair.other
      LEFT JOIN appeal ON appeal.ref = a.body ->> '$.appeal'
      LEFT JOIN incident_now incident ON incident.ref = a.body ->> '$.incident' OR incident.id = appeal.incident
      LEFT JOIN table_ ON table_.id = coalesce(a.body ->> '$.table', incident.table_id)
    WHERE json_remove(a.body, '$.key', '$.with') <> json_remove(b.body, '$.key', '$.with') AND NOT EXISTS (SELECT 1 FROM taken_back t WHERE t.entry IN (pair.one, pair.other)) AND CASE pair.kind
      WHEN 'table-name' THEN (SELECT count(*) FROM table_ t WHERE t.name = a.body ->> '$.name' AND t.round IS a.body ->> '$.round' AND t.id IN (a.body ->> '$.table', b.body ->> '$.table')) = 2
      WHEN 'player-name' THEN (SELECT count(*) FROM player p WHERE p.name = a.body ->> '$.name' AND p.id IN (a.body ->> '$.player', b.body ->> '$.player')) = 2
      WHEN 'player-number' THEN (SELECT count(*) FROM player p WHERE p.number = a.body ->> '$.number' AND p.id IN (a.body ->> '$.player', b.body ->> '$.player')) = 2
      WHEN 'referee-name' THEN (SELECT count(*) FROM referee r WHERE r.name = a.body ->> '$.name' AND r.id IN (a.body ->> '$.referee', b.body ->> '$.referee')) = 2
      WHEN 'incident-filled' THEN ${says('a')} <> ${says('b')}
      WHEN 'hand' THEN (SELECT count(*) FROM hand h WHERE h.taken_back IS NULL AND h.id IN (a.body ->> '$.hand', b.body ->> '$.hand')) = 2
        AND NOT EXISTS (SELECT 1 FROM hands_settled_now s WHERE s.one = a.device || ':' || a.number AND s.other = b.device || ':' || b.number)
      ELSE 1 END
    UNION ALL
    SELECT 'act', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, min(one.number, other.number),
      one.entry, one.by, one.text, other.entry, other.by, other.text
    FROM event other JOIN event one ON one.entry = other.crossed JOIN hand ON hand.id = other.hand JOIN table_ ON table_.id = hand.table_id
    WHERE one.number IS NOT NULL AND other.number IS NOT NULL AND hand.taken_back IS NULL
      AND NOT EXISTS (SELECT 1 FROM fork_settled f WHERE f.one = one.ref AND f.other = other.ref AND f.taken_back IS NULL)
    UNION ALL
    SELECT 'incident', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, finding.event, one.entry, one.by, finding.rule, other.entry, other.by, finding.rule
    FROM incident one JOIN incident other ON other.finding = one.finding AND other.id > one.id JOIN finding ON finding.id = one.finding
      JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id
    WHERE one.taken_back IS NULL AND other.taken_back IS NULL
    UNION ALL
    SELECT 'ruling', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, finding.event,
      one.entry, one.by, ${words('one.decision', 'one.rule', 'one.imposed_kind', 'one.imposed_amount', 'one.imposed_unit')},
      other.entry, other.by, ${words('other.decision', 'other.rule', 'other.imposed_kind', 'other.imposed_amount', 'other.imposed_unit')}
    FROM ruling_now one JOIN ruling_now other ON other.id > one.id AND (other.matter = one.matter OR (other.incident = one.incident AND other.rule = one.rule
        AND other.finding IS one.finding AND other.player IS one.player AND other.player_name IS one.player_name))
      JOIN incident_now incident ON incident.id = one.incident LEFT JOIN finding ON finding.id = one.finding
      LEFT JOIN hand ON hand.id = coalesce(finding.hand, incident.hand) LEFT JOIN table_ ON table_.id = incident.table_id
    WHERE one.taken_back IS NULL AND other.taken_back IS NULL AND one.superseded_by IS NULL AND other.superseded_by IS NULL
    ORDER BY 6, 9;
`
