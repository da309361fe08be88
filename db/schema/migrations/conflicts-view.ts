const JOINED = `JOIN entry a ON a.seq = pair.one JOIN entry b ON b.seq = pair.other`

/** Values with a space between them, without those that are null. */
const words = (...values: readonly string[]): string => `trim(${values.map((value) => `coalesce(${value}, '')`).join(" || ' ' || ")})`

const handIn = (entry: 'a' | 'b'): string =>
  `${entry}.body ->> '$.wind' || (${entry}.body ->> '$.number') || ' ' || (${entry}.body ->> '$.counters')`

/** What an entry says of the thing that it sets. */
const says = (entry: 'a' | 'b'): string => {
  const field = (name: string): string => `${entry}.body ->> '$.${name}'`
  return `CASE pair.kind
    WHEN 'seat' THEN coalesce((SELECT name FROM player WHERE id = ${field('player')}), '')
    WHEN 'round' THEN ${words(field('starts'), field('minutes'))}
    WHEN 'tournament' THEN ${words(...['name', 'place', 'date', 'rules', 'edition'].map(field))}
    WHEN 'hand' THEN ${handIn(entry)}
    WHEN 'hand-header' THEN ${handIn(entry)} || ' ' || (${field('lines')})
    WHEN 'incident-filled' THEN coalesce(${entry}.body ->> ('$.' || pair.field), '')
    WHEN 'seat-change' THEN ${words(field('why'), field('reason'), field('changes'))}
    WHEN 'result' THEN ${field('scores')}
    WHEN 'incident-closed' THEN ${words(field('how'), field('reason'))}
    WHEN 'appeal-decided' THEN ${words(field('outcome'), field('reason'))}
    WHEN 'rule-set' THEN ${field('house.differences')}
    ELSE ${words(...['number', 'name', 'country'].map(field))} END`
}

/**
 * The view of what stands against each other, as released files have it: its text is never changed. `settled`: what keeps a pair of acts that crossed
 * out of it, with the line's beginning; `handsSettled`: the same of a pair of hands that were begun apart.
 */
export const conflictsView = (settled: string, handsSettled = ''): string => `  CREATE VIEW conflicts AS
    SELECT pair.kind, table_.round, table_.name AS "table", CASE WHEN pair.kind IN ('hand', 'hand-header') THEN ${handIn('a')} END AS hand, NULL AS event,
      pair.one, a.by AS one_by, ${says('a')} AS one_says, pair.other, b.by AS other_by, ${says('b')} AS other_says
    FROM conflict_set pair ${JOINED}
      LEFT JOIN appeal ON appeal.ref = a.body ->> '$.appeal'
      LEFT JOIN incident_now incident ON incident.ref = a.body ->> '$.incident' OR incident.id = appeal.incident
      LEFT JOIN table_ ON table_.id = coalesce(a.body ->> '$.table', incident.table_id)
    WHERE json_remove(a.body, '$.key', '$.with') <> json_remove(b.body, '$.key', '$.with') AND NOT EXISTS (SELECT 1 FROM taken_back t WHERE t.entry IN (pair.one, pair.other)) AND CASE pair.kind
      WHEN 'table-name' THEN (SELECT count(*) FROM table_ t WHERE t.name = a.body ->> '$.name' AND t.round IS a.body ->> '$.round' AND t.id IN (a.body ->> '$.table', b.body ->> '$.table')) = 2
      WHEN 'player-name' THEN (SELECT count(*) FROM player p WHERE p.name = a.body ->> '$.name' AND p.id IN (a.body ->> '$.player', b.body ->> '$.player')) = 2
      WHEN 'player-number' THEN (SELECT count(*) FROM player p WHERE p.number = a.body ->> '$.number' AND p.id IN (a.body ->> '$.player', b.body ->> '$.player')) = 2
      WHEN 'referee-name' THEN (SELECT count(*) FROM referee r WHERE r.name = a.body ->> '$.name' AND r.id IN (a.body ->> '$.referee', b.body ->> '$.referee')) = 2
      WHEN 'incident-filled' THEN ${says('a')} <> ${says('b')}
      WHEN 'hand' THEN (SELECT count(*) FROM hand h WHERE h.taken_back IS NULL AND h.id IN (a.body ->> '$.hand', b.body ->> '$.hand')) = 2${handsSettled}
      ELSE 1 END
    UNION ALL
    SELECT 'act', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, min(one.number, other.number),
      one.entry, one.by, one.text, other.entry, other.by, other.text
    FROM event other JOIN event one ON one.entry = other.crossed JOIN hand ON hand.id = other.hand JOIN table_ ON table_.id = hand.table_id
    WHERE one.number IS NOT NULL AND other.number IS NOT NULL AND hand.taken_back IS NULL${settled}
    UNION ALL
    SELECT 'incident', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, finding.event, one.entry, one.by, finding.rule, other.entry, other.by, finding.rule
    FROM incident one JOIN incident other ON other.finding = one.finding AND other.id > one.id JOIN finding ON finding.id = one.finding
      JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id
    WHERE one.taken_back IS NULL AND other.taken_back IS NULL
    UNION ALL
    SELECT 'ruling', table_.round, table_.name, hand.wind || hand.number || ' ' || hand.counters, finding.event,
      one.entry, one.by, ${words('one.decision', 'one.rule', 'one.imposed_kind', 'one.imposed_amount', 'one.imposed_unit')},
      other.entry, other.by, ${words('other.decision', 'other.rule', 'other.imposed_kind', 'other.imposed_amount', 'other.imposed_unit')}
    FROM ruling_now one JOIN ruling_now other ON other.id > one.id AND (other.finding = one.finding OR (other.incident = one.incident AND other.rule = one.rule
        AND other.finding IS one.finding AND other.player IS one.player AND other.player_name IS one.player_name))
      JOIN incident_now incident ON incident.id = one.incident LEFT JOIN finding ON finding.id = one.finding
      LEFT JOIN hand ON hand.id = coalesce(finding.hand, incident.hand) LEFT JOIN table_ ON table_.id = incident.table_id
    WHERE one.taken_back IS NULL AND other.taken_back IS NULL AND one.superseded_by IS NULL AND other.superseded_by IS NULL
    ORDER BY 6, 9;
`
