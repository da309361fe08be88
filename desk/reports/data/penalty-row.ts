import { CONFIRMATIONS } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { column, select } from '../../../db/sqlite/select.ts'
import type { PenaltyRow } from '../../contract/penalty-fields.ts'
import { PENALTY_SQL } from '../../rulings/penalties/penalty-columns.ts'

/** All penalties in the order in which they were imposed. */
export const penaltyRows = (db: ReadableDb): readonly PenaltyRow[] => ALL.all(db, 'ORDER BY penalties.id')

/** The number of each penalty's player in the list; null: a person outside the list. Two people of one name are two. */
export const whoseIs = (db: ReadableDb): ReadonlyMap<number, string | null> => new Map(sql<[number, string | null]>(db, WHOSE).raw().all())

const WHOSE = `SELECT penalty.id, coalesce(finding.player, penalty.player)
  FROM penalty JOIN ruling ON ruling.id = penalty.ruling LEFT JOIN finding ON finding.id = ruling.finding`

const ALL = select<PenaltyRow>(
  {
    ...PENALTY_SQL,
    table: column.orNull(column.text('penalties."table"')),
    hand: column.orNull(column.text('penalties.hand')),
    event: column.orNull(column.number('penalties.event')),
    player: column.record({
      number: column.orNull(column.number('player.number')),
      name: column.orNull(column.text('penalties.player')),
      country: column.orNull(column.text('player.country')),
    }),
    rules: column.text('ruling.rules'),
    edition: column.text('ruling.edition'),
    decision: column.oneOf(CONFIRMATIONS, 'ruling.decision'),
    state: column.made(
      column.record({
        isCancelled: column.flag('penalty.cancelled_at IS NOT NULL'),
        isSuperseded: column.flag('penalties.superseded_by IS NOT NULL'),
        isVoid: column.flag('penalties.void IS NOT NULL'),
        stands: column.flag('penalties.stands'),
      }),
      ({ stands, isSuperseded, isCancelled, isVoid }) =>
        stands ? 'stands' : isSuperseded ? 'superseded' : isCancelled ? 'cancelled' : isVoid ? 'void' : 'contradicted',
    ),
  },
  `penalties JOIN penalty ON penalty.id = penalties.id JOIN ruling ON ruling.id = penalties.ruling LEFT JOIN incident ON incident.id = ruling.incident
    LEFT JOIN table_ ON table_.id = incident.table_id LEFT JOIN finding ON finding.id = ruling.finding
    LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)`,
)
