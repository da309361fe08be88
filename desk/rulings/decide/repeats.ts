import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { CountedRulings } from '../../../engine/rulebook/penalties/ladders.ts'
import type { LoggedPerson } from '../../context/players.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import type { EarlierOfPlayer } from '../../contract/findings.ts'
import type { Earlier } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { findingRow } from '../findings/finding-row.ts'
import { type PenaltyColumns, penaltyOfColumns } from '../penalties/penalty-columns.ts'

/**
 * Player and the rulings that count; `before`: only entries that the log had before that entry; `other`: only incidents other than that
 * one.
 */
export type OffenceQuery = LoggedPerson & {
  readonly counted: CountedRulings
  /** Of a finding. A player without a name is the one who sits there in that hand. */
  readonly hand: string | null
  readonly seat: Seat | null
  readonly before?: number
  readonly other?: number | undefined
}

/**
 * How often a player broke a rule, or one on the same ladder, before, over the whole tournament: rulings that are in force and not dismissed, and
 * whose penalty was not cancelled. Players are matched by the list of players, else by name, else by their seat in the same hand.
 */
export const earlierOf = (
  db: ReadableDb,
  { counted: { rules, kinds }, player, playerName, hand, seat, before, other }: OffenceQuery,
): readonly Earlier[] => {
  const isNameless = player === null && playerName === null
  if (isNameless && (hand === null || seat === null)) return []
  const who = [player, playerName, player, isNameless ? hand : null, seat]
  const proposed = kinds && JSON.stringify(kinds)
  return sql<Row>(db, EARLIER)
    .all(JSON.stringify(rules), proposed, proposed, before ?? Number.MAX_SAFE_INTEGER, other ?? 0, ...who)
    .map((row) => {
      const { round, table, rule, decision, circumstance, incident, at } = row
      return { round, table, rule, decision, circumstance, incident, at: new Date(at), imposed: penaltyOfColumns(row, 'imposed_') }
    })
}

type Row = PenaltyColumns<'imposed_'> & Omit<Earlier, 'at' | 'imposed'> & { readonly at: string }

/** When a case without a finding was first ruled on; undefined if it was not yet. */
export const firstRuled = (db: ReadableDb, incident: number): number | undefined =>
  sql<number | null>(db, 'SELECT min(entry) FROM ruling WHERE incident = ? AND finding IS NULL').pluck().get(incident) ?? undefined

/** The entry of a case: its finding, else the first ruling. A case that is ruled on again stays where it was among the others. */
const BEGUN =
  'coalesce(finding.entry, (SELECT min(first.entry) FROM ruling first WHERE first.incident = ruling.incident AND first.finding IS NULL))'

const NAMELESS = '(finding.hand = ? AND finding.seat = ? AND finding.player IS NULL AND finding.player_name IS NULL)'

const EARLIER = `SELECT table_.round, coalesce(table_.name, '') AS "table", ruling.rule, ruling.decision, ruling.circumstance, incident.id AS incident, ruling.at,
    ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit
  FROM ruling_now ruling JOIN incident ON incident.id = ruling.incident AND incident.taken_back IS NULL
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id
  WHERE ruling.rule IN (SELECT value FROM json_each(?)) AND (? IS NULL OR ruling.proposed_kind IN (SELECT value FROM json_each(?)))
    AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed' AND ruling.superseded_by IS NULL
    AND coalesce(ruling.conflict, 0) < ruling.id
    AND ${BEGUN} < ? AND incident.id <> ?
    AND (coalesce(finding.player, ruling.player) = ? OR (coalesce(finding.player_name, ruling.player_name) = ? AND ? IS NULL) OR ${NAMELESS})
    AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = ruling.id AND penalty.cancelled_at IS NOT NULL)
  ORDER BY ${BEGUN}`

/**
 * The earlier record of a finding's player in the whole tournament, under any rule: rulings in force against the
 * player, and findings that were only to be pointed out. Oldest first.
 */
export const earlierOfPlayer = (db: ReadableDb, id: number): Result<readonly EarlierOfPlayer[], Refusal> => {
  const finding = findingRow(db, id)
  if (!finding) return notFound(refusals.noFinding(id))
  const { player, player_name, entry } = finding
  const isNameless = player === null && player_name === null
  if (isNameless && finding.finding.seat === null) return ok([])
  const who = [id, player, player_name, player, isNameless ? finding.hand : null, finding.finding.seat]
  const rows = sql<EarlierRow>(db, OF_PLAYER).all(...who, ...who, entry)
  // What was pointed out at the act that this finding rests on is the same fault.
  const isThis = ({ hand, rule, finding: id }: EarlierRow): boolean =>
    hand === finding.hand &&
    rule === finding.finding.rule &&
    id !== null &&
    finding.finding.because.includes(findingRow(db, id)?.finding.event ?? 0)
  return ok(rows.filter((row) => !isThis(row)).map(earlierFrom))
}

type EarlierRow = PenaltyColumns<'imposed_'> & Omit<EarlierOfPlayer, 'imposed' | 'at'> & { readonly at: string }

const earlierFrom = (row: EarlierRow): EarlierOfPlayer => {
  const { round, table, tableId, hand, finding, rule, decision, at } = row
  return { round, table, tableId, hand, finding, rule, decision, imposed: penaltyOfColumns(row, 'imposed_'), at: new Date(at) }
}

/** Rulings as above, and advice that is in force and without a ruling. */
const OF_PLAYER = `SELECT * FROM (
    SELECT coalesce(finding.entry, ruling.entry) AS entry, table_.round, coalesce(table_.name, '') AS "table", table_.id AS tableId, finding.hand, ruling.finding,
      ruling.rule, ruling.decision, ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit, ruling.at
    FROM ruling_now ruling JOIN incident ON incident.id = ruling.incident AND incident.taken_back IS NULL
      LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id
    WHERE ruling.taken_back IS NULL AND ruling.decision <> 'dismissed' AND ruling.superseded_by IS NULL AND coalesce(ruling.conflict, 0) < ruling.id
      AND coalesce(ruling.finding, 0) <> ?
      AND (coalesce(finding.player, ruling.player) = ? OR (coalesce(finding.player_name, ruling.player_name) = ? AND ? IS NULL) OR ${NAMELESS})
      AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = ruling.id AND penalty.cancelled_at IS NOT NULL)
    UNION ALL
    SELECT finding.entry, table_.round, table_.name, table_.id, finding.hand, finding.id, finding.rule, 'pointed-out', 'none', NULL, NULL, finding.at
    FROM finding JOIN hand ON hand.id = finding.hand AND hand.taken_back IS NULL JOIN table_ ON table_.id = hand.table_id
    WHERE finding.level = 'advice' AND finding.gone IS NULL AND finding.id <> ?
      AND (finding.player = ? OR (finding.player_name = ? AND ? IS NULL) OR ${NAMELESS})
      AND NOT EXISTS (SELECT 1 FROM ruling WHERE ruling.finding = finding.id AND ruling.taken_back IS NULL))
  WHERE entry < ? ORDER BY entry`
