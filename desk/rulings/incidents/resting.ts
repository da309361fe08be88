import { hasSeen } from '../../../db/log/causality.ts'
import type { Entry } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { columnsFor, select } from '../../../db/sqlite/select.ts'
import { FAULT_CASES, isSamePenalty } from '../../../engine/model/penalties.ts'
import { houseRuleSet } from '../../../engine/rulebook/house/house-rule-set.ts'
import { countedOn, laddersFor, penaltyAfter } from '../../../engine/rulebook/penalties/ladders.ts'
import { houseRulesIn, ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import { type Counted, type Resting, restingResult, type StaleRepeat } from '../../contract/incident-list.ts'
import { isJoined } from '../conflicts/is-joined.ts'
import { type PenaltyColumns, penaltyOfColumns } from '../penalties/penalty-columns.ts'

/**
 * The dependents of an incident's decision: later rulings that counted it among the player's earlier ones, results
 * signed after it; and the earlier incidents that its own decision counted. Each says whether it still holds.
 */
export const restingOn = (db: ReadableDb, incident: number): Resting => ({
  repeats: countedIn(db, repeatsOf, incident),
  earlier: countedIn(db, earlierThan, incident),
  results: RESULTS.all(db, 'WHERE i.id = ? ORDER BY result.id', incident),
})

/**
 * Penalties of the whole tournament that were proposed as repeats of an incident that no longer counts, or without one that counts since two
 * copies were joined, each with that incident. A new ruling or a cancellation removes them from the list.
 */
export const staleRepeats = (db: ReadableDb): readonly StaleRepeat[] => {
  const [text, ladders] = overPairs(db, stale)
  const fallen = sql<StaleRow>(db, text)
    .all(...ladders)
    .filter((row) => row.why !== null && isMoreForRepeats(db, row) && wasKnown(db, row))
  return [...fallen, ...apart(db)].map((row) => ({ ...countedFrom(row), counted: row.counted }))
}

const countedIn = (db: ReadableDb, query: Query, incident: number): readonly Counted[] => {
  const [text, ladders] = overPairs(db, query)
  const rows = sql<CountedRow>(db, text).all(...ladders, incident)
  const uncounted = rows.every((row) => wasKnown(db, row)) ? [] : apart(db)
  return rows.flatMap((row) => {
    if (wasKnown(db, row)) return isMoreForRepeats(db, row) ? [countedFrom(row)] : []
    return row.why === null && uncounted.some(({ later }) => later === row.later) ? [countedFrom({ ...row, why: 'apart' })] : []
  })
}

/** Whether the author of the later ruling knew the earlier one: it may come from another copy of the file. */
const wasKnown = (db: ReadableDb, { earlierDevice, earlierEntry, laterEntry }: CountedRow): boolean => {
  const entry = sql<Pick<Entry, 'device' | 'previous' | 'number'>>(db, 'SELECT device, previous, number FROM entry WHERE seq = ?').get(
    laterEntry,
  )
  return entry === undefined || entry.device === earlierDevice || hasSeen(db, entry, earlierEntry)
}

/**
 * Penalties in force that were proposed in one copy while another one had an earlier case of the player, and of which more would be
 * proposed with that case counted.
 */
const apart = (db: ReadableDb): readonly StaleRow[] => {
  if (!isJoined(db)) return []
  const [text, ladders] = overPairs(db, byTwoDevices)
  const unknown = sql<StaleRow>(db, text)
    .all(...ladders)
    .filter((row) => row.why === null && !wasKnown(db, row))
  if (unknown.length === 0) return []
  const [all, again] = overPairs(db, ofRulings)
  const ids = JSON.stringify(unknown.map(({ later }) => later))
  const counts = Map.groupBy(
    sql<StaleRow>(db, all)
      .all(...again, ids)
      .filter(({ why }) => why === null),
    ({ later }) => later,
  )
  return [...Map.groupBy(unknown, ({ later }) => later).values()].flatMap(([row]) =>
    row && isProposedOtherwise(db, row, counts.get(row.later)?.length ?? 0) ? [{ ...row, why: 'apart' as const }] : [],
  )
}

/** Whether the ladder of a ruling proposes another penalty after that number of earlier cases than the one that was proposed. */
const isProposedOtherwise = (db: ReadableDb, row: CountedRow, earlier: number): boolean => {
  const proposed = penaltyOfColumns(row, 'later_')
  const set = ruleSetIn(db, row.rules, row.edition)
  const ladder = set && laddersFor(set, row.rule).find(({ steps }) => steps.some(({ penalty }) => penalty.kind === proposed.kind))
  return (
    set !== undefined && ladder !== undefined && !isSamePenalty(penaltyAfter(set, row.rule, ladder.steps[0].penalty, earlier), proposed)
  )
}

/** A query over pairs of rulings; a join of two rules is slow, so it asks for one only if a ladder counts several rules together. */
type Query = (pairs: string) => string

/** The text of a query over pairs, and the ladders that it is given first. */
const overPairs = (db: ReadableDb, query: Query): readonly [text: string, ladders: readonly string[]] => {
  const ladders = houseRulesIn(db).flatMap((house) => {
    const rules = houseRuleSet(house)
    return rules.ladders.flatMap((ladder) => (ladder.counts === 'together' ? [countedOn(rules, ladder)] : []))
  })
  return ladders.length === 0
    ? [query(pairsWhere('r.rule = q.rule')), []]
    : [query(pairsWhere(`(r.rule = q.rule OR ${ON_ONE_LADDER})`)), [JSON.stringify(ladders)]]
}

/** Two rulings on a ladder of several rules. */
const ON_ONE_LADDER = `EXISTS (SELECT 1 FROM json_each(?) ladder
    WHERE r.rule IN (SELECT value FROM json_each(ladder.value, '$.rules')) AND q.rule IN (SELECT value FROM json_each(ladder.value, '$.rules'))
      AND r.proposed_kind IN (SELECT value FROM json_each(ladder.value, '$.kinds'))
      AND q.proposed_kind IN (SELECT value FROM json_each(ladder.value, '$.kinds')))`

/** Whether the number of earlier offences changed the proposal in the later ruling: by a ladder, or at the referee's discretion. */
const isMoreForRepeats = (db: ReadableDb, row: CountedRow): boolean => {
  const { kind } = penaltyOfColumns(row, 'later_')
  const set = ruleSetIn(db, row.rules, row.edition)
  return (
    kind === 'discretion' ||
    (set !== undefined && laddersFor(set, row.rule).some(({ steps }) => steps.some(({ penalty }) => penalty.kind === kind)))
  )
}

type CountedRow = PenaltyColumns<'later_'> &
  PenaltyColumns<'proposed_'> &
  PenaltyColumns<'imposed_'> &
  Pick<Counted, 'incident' | 'rule' | 'player' | 'round' | 'table' | 'decision' | 'by' | 'why'> & {
    readonly at: string
    readonly rules: string
    readonly edition: string
    /** The later ruling and its entry, and the entry of the earlier one with its device. */
    readonly later: number
    readonly laterEntry: number
    readonly earlierEntry: number
    readonly earlierDevice: string
  }
type StaleRow = CountedRow & Pick<StaleRepeat, 'counted'>

const countedFrom = (row: CountedRow): Counted => {
  const { incident, rule, player, round, table, decision, by, at, why } = row
  return {
    incident,
    rule,
    player,
    round,
    table,
    decision,
    by,
    why,
    at: new Date(at),
    proposed: penaltyOfColumns(row, 'proposed_'),
    imposed: penaltyOfColumns(row, 'imposed_'),
  }
}

/** Whether a mark `taken_back` of another row had not been set yet when an entry was written. */
const stoodAt = (row: string, entry: string): string => `(${row}.taken_back IS NULL OR ${row}.taken_back > ${entry})`

/** The circumstance of conduct of a ruling; null: none, or the case of a fault of play. */
const ofConduct = (row: 'q' | 'r'): string =>
  `iif(${row}.circumstance IN (${FAULT_CASES.map((one) => `'${one}'`).join(', ')}), NULL, ${row}.circumstance)`

/**
 * `q`: an earlier ruling; `r`: a later one in force that dismisses nothing, of the same player in another incident, which
 * counted it; `join`: how their rules belong together. A ladder counts cases in the same circumstance of conduct (`inCircumstance`);
 * a referee with discretion may count all.
 */
const pairsWhere = (join: string): string => `FROM ruling q LEFT JOIN finding qf ON qf.id = q.finding
    JOIN ruling r ON ${join} AND r.incident <> q.incident AND r.entry > q.entry LEFT JOIN finding rf ON rf.id = r.finding
  WHERE (r.proposed_kind = 'discretion' OR ${ofConduct('q')} IS NULL OR ${ofConduct('r')} IS NULL OR q.circumstance = r.circumstance)
    AND r.taken_back IS NULL AND NOT EXISTS (SELECT 1 FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling WHERE s.former = r.id AND later.taken_back IS NULL)
    AND q.decision <> 'dismissed' AND r.decision <> 'dismissed' AND ${stoodAt('q', 'r.entry')} AND coalesce(qf.entry, q.entry) < coalesce(rf.entry, r.entry)
    AND (coalesce(qf.player, q.player) = coalesce(rf.player, r.player)
      OR (coalesce(rf.player, r.player) IS NULL AND coalesce(qf.player_name, q.player_name) = coalesce(rf.player_name, r.player_name)))
    AND NOT EXISTS (SELECT 1 FROM ruling_superseded s JOIN ruling later ON later.id = s.ruling
      WHERE s.former = q.id AND later.entry < r.entry AND ${stoodAt('later', 'r.entry')})
    AND NOT EXISTS (SELECT 1 FROM penalty_cancelled c JOIN penalty_imposed p ON p.id = c.penalty
      WHERE p.ruling = q.id AND c.entry < r.entry AND ${stoodAt('c', 'r.entry')})`

/** Why the earlier ruling would no longer count; null if it still would. A replacement ruling that imposes less still counts. */
const WHY = `(SELECT CASE
    WHEN incident.taken_back IS NOT NULL OR now.id IS NULL THEN 'taken-back'
    WHEN now.decision = 'dismissed' THEN 'dismissed'
    WHEN EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = now.id AND penalty.taken_back IS NULL AND penalty.cancelled_at IS NOT NULL) THEN 'cancelled' END
  FROM incident LEFT JOIN ruling_now now ON now.id = (SELECT max(n.id) FROM ruling_now n WHERE n.incident = q.incident AND n.rule = q.rule
    AND n.finding IS q.finding AND n.player IS q.player AND n.player_name IS q.player_name AND n.taken_back IS NULL AND n.superseded_by IS NULL)
  WHERE incident.id = q.incident) AS why`

/** The displayed part of one of the two. */
const shown = (
  one: 'q' | 'r',
): string => `SELECT ${one}.incident, ${one}.rule, table_.round, coalesce(table_.name, '') AS "table", ${one}.decision, ${one}.by, ${one}.at,
    coalesce((SELECT name FROM player WHERE id = coalesce(${one}f.player, ${one}.player)), ${one}f.player_name, ${one}.player_name) AS player,
    ${['proposed', 'imposed'].flatMap((what) => ['kind', 'amount', 'unit'].map((column) => `${one}.${what}_${column}`)).join(', ')},
    ${one}.proposed_most, r.id AS later, r.entry AS laterEntry, q.entry AS earlierEntry,
    (SELECT device FROM entry WHERE seq = q.entry) AS earlierDevice,
    r.rules, r.edition, r.proposed_kind AS later_kind, r.proposed_amount AS later_amount, r.proposed_unit AS later_unit, ${WHY}`

const withTable = (pairs: string, one: 'q' | 'r'): string =>
  pairs.replace(
    '\n  WHERE',
    `\n    JOIN incident i ON i.id = ${one}.incident AND i.taken_back IS NULL LEFT JOIN table_ ON table_.id = i.table_id\n  WHERE`,
  )

const repeatsOf: Query = (pairs) =>
  `${shown('r')} ${withTable(pairs, 'r')} AND q.incident = ? GROUP BY r.id HAVING q.id = max(q.id) ORDER BY r.id`
const earlierThan: Query = (pairs) =>
  `${shown('q')} ${withTable(pairs, 'q').replace(' AND i.taken_back IS NULL', '')} AND r.incident = ? GROUP BY q.incident HAVING q.id = max(q.id) ORDER BY q.id`

/** Earlier rulings that may hold no longer: few, and found without asking about all. */
const FALLEN = `SELECT former FROM ruling_superseded UNION SELECT p.ruling FROM penalty_cancelled c JOIN penalty_imposed p ON p.id = c.penalty
  UNION SELECT id FROM ruling WHERE taken_back IS NOT NULL
  UNION SELECT f.id FROM incident JOIN ruling f ON f.incident = incident.id WHERE incident.taken_back IS NOT NULL`

/** The pairs of a later ruling whose penalty was not cancelled. */
const uncancelled =
  (where: string): Query =>
  (pairs) =>
    `${shown('r').replace('SELECT ', 'SELECT q.incident AS counted, ')} ${withTable(pairs, 'r')} AND ${where}
    AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = r.id AND penalty.taken_back IS NULL AND penalty.cancelled_at IS NOT NULL)
  GROUP BY r.id, q.incident HAVING q.id = max(q.id) ORDER BY r.id, q.id`

const stale = uncancelled(`q.id IN (${FALLEN})`)
const byTwoDevices = uncancelled('(SELECT device FROM entry WHERE seq = q.entry) <> (SELECT device FROM entry WHERE seq = r.entry)')
const ofRulings = uncancelled('r.id IN (SELECT value FROM json_each(?))')

const OWN_DECISIONS = `SELECT entry FROM ruling WHERE incident = i.id AND taken_back IS NULL
  UNION ALL SELECT c.entry FROM penalty_cancelled c JOIN penalty_imposed p ON p.id = c.penalty JOIN ruling ON ruling.id = p.ruling
    WHERE ruling.incident = i.id AND c.taken_back IS NULL`

const RESULTS = select<Resting['results'][number]>(
  columnsFor(restingResult.shape, 'result', {
    changed: `EXISTS (SELECT 1 FROM (${OWN_DECISIONS}) own WHERE own.entry > result.entry)`,
    reopened: 'EXISTS (SELECT 1 FROM result_reopened o WHERE o.result = result.id AND o.taken_back IS NULL)',
  }),
  'incident i JOIN result ON result.table_id = i.table_id AND result.entry > i.entry AND result.taken_back IS NULL',
)
