import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Earlier } from '../contract.ts'
import { type Columns, penaltyFrom } from './penalty-from.ts'
import type { Who } from './players.ts'

/** Whose, under which rule; `before`: only what the log knew before that entry; `other`: only in other incidents than that. */
export type Asked = Who & { readonly rule: string; readonly before?: number; readonly other?: number | undefined }

/**
 * How often a rule was broken by a player before, over the whole tournament: rulings that stand and are not dismissed, and whose penalty was not
 * cancelled. By the list of players, or else by name.
 */
export const earlierOf = (db: ReadableDb, { rule, player, playerName, before, other }: Asked): readonly Earlier[] =>
  player === null && playerName === null
    ? []
    : sql<Row>(db, EARLIER)
        .all(rule, before ?? Number.MAX_SAFE_INTEGER, other ?? 0, player, playerName, player)
        .map((row) => {
          const { round, table, rule, decision, incident, at } = row
          return { round, table, rule, decision, incident, at: new Date(at), imposed: penaltyFrom(row, 'imposed_') }
        })

type Row = Columns<'imposed_'> & Omit<Earlier, 'at' | 'imposed'> & { readonly at: string }

const EARLIER = `SELECT table_.round, coalesce(table_.name, '') AS "table", ruling.rule, ruling.decision, incident.id AS incident, ruling.at,
    ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit
  FROM ruling_now ruling JOIN incident ON incident.id = ruling.incident AND incident.taken_back IS NULL
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id
  WHERE ruling.rule = ? AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed' AND ruling.superseded_by IS NULL
    AND coalesce(ruling.conflict, 0) < ruling.id
    AND coalesce(finding.entry, ruling.entry) < ? AND incident.id <> ?
    AND (coalesce(finding.player, ruling.player) = ? OR (coalesce(finding.player_name, ruling.player_name) = ? AND ? IS NULL))
    AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = ruling.id AND penalty.cancelled_at IS NOT NULL)
  ORDER BY coalesce(finding.entry, ruling.entry)`
