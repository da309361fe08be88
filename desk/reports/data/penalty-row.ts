import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { PointUnit } from '../../../engine/model/penalties.ts'
import type { PenaltyRow } from '../../contract/report-data.ts'
import type { PenaltyState } from '../../contract/vocabulary.ts'
import { type Columns, penaltyFrom } from '../../rulings/penalties/penalty-row.ts'

/** All penalties in the order in which they were imposed. */
export const penaltyRows = (db: ReadableDb): readonly PenaltyRow[] => sql<Row>(db, ALL).all().map(rowFrom)

/** The number of each penalty's player in the list; null: a person outside the list. Two people of one name are two. */
export const whoseIs = (db: ReadableDb): ReadonlyMap<number, string | null> => new Map(sql<[number, string | null]>(db, WHOSE).raw().all())

const WHOSE = `SELECT penalty.id, coalesce(finding.player, penalty.player)
  FROM penalty JOIN ruling ON ruling.id = penalty.ruling LEFT JOIN finding ON finding.id = ruling.finding`

const ALL = `SELECT penalties.*, player.number, ruling.sections
  FROM penalties JOIN penalty ON penalty.id = penalties.id JOIN ruling ON ruling.id = penalties.ruling
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)
  ORDER BY penalties.id`

type Same =
  | 'id'
  | 'round'
  | 'table'
  | 'hand'
  | 'event'
  | 'seat'
  | 'rule'
  | 'rules'
  | 'edition'
  | 'decision'
  | 'reason'
  | 'by'
  | 'at'
  | 'incident'
  | 'ruling'
type Row = Pick<PenaltyRow, Same> &
  Columns<''> &
  Columns<'proposed_'> & {
    player: string | null
    number: number | null
    country: string | null
    sections: string
    worth_amount: number | null
    worth_unit: PointUnit | null
    cancelled_by: string | null
    cancelled_at: string | null
    cancelled_reason: string | null
    superseded_by: number | null
    void: 'win' | null
    stands: 0 | 1
    review: 0 | 1
  }

const rowFrom = (row: Row): PenaltyRow => {
  const { id, round, table, hand, event, seat, rule, rules, edition, decision, reason, by, at, incident, ruling } = row
  const { worth_amount: amount, worth_unit: unit, cancelled_by, cancelled_at, cancelled_reason } = row
  return {
    id,
    round,
    table,
    hand,
    event,
    seat,
    player: { number: row.number, name: row.player, country: row.country },
    rule,
    rules,
    edition,
    sections: JSON.parse(row.sections) as string[],
    proposed: penaltyFrom(row, 'proposed_'),
    penalty: penaltyFrom(row, ''),
    worth: amount === null || unit === null ? null : { amount, unit },
    decision,
    reason,
    by,
    at,
    incident,
    ruling,
    state: stateOf(row),
    cancelled: cancelled_at === null ? null : { by: cancelled_by ?? '', at: cancelled_at, reason: cancelled_reason ?? '' },
    review: row.review === 1,
  }
}

const stateOf = ({ stands, superseded_by, cancelled_at, void: isVoid }: Row): PenaltyState => {
  if (stands === 1) return 'stands'
  if (superseded_by !== null) return 'superseded'
  if (cancelled_at !== null) return 'cancelled'
  return isVoid === null ? 'contradicted' : 'void'
}
