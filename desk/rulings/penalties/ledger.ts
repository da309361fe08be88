import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { column, select } from '../../../db/sqlite/select.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { ruleSetNameColumn } from '../../context/rules/stored-rule-sets.ts'
import type { LedgerRow } from '../../contract/penalties.ts'
import { refusals } from '../../messages/refusals.ts'
import { takenBackColumn } from '../decide/rulings.ts'
import { PENALTY_SQL } from './penalty-columns.ts'

/** All penalties in the order in which they were imposed, including those cancelled, superseded, void or undone. */
export const penalties = (db: ReadableDb): readonly LedgerRow[] => LEDGER.all(db, 'ORDER BY penalty.id')

export const readLedgerRow = (db: ReadableDb, id: number): Result<LedgerRow, Refusal> => {
  const value = LEDGER.get(db, 'WHERE penalty.id = ?', id)
  return value ? ok(value) : notFound(refusals.noPenalty(id))
}

const LEDGER = select<LedgerRow>(
  {
    ...PENALTY_SQL,
    ref: column.ref('penalty.ref'),
    player: column.orNull(column.text('coalesce(player.name, penalty.player_name)')),
    number: column.orNull(column.number('player.number')),
    table: column.text("coalesce(table_.name, '')"),
    rules: ruleSetNameColumn('ruling.rules', 'ruling.edition'),
    supersededBy: column.orNull(column.number('ruling.superseded_by')),
    void: column.orNull(column.oneOf(['win'], 'penalty.void')),
    stands: column.flag('EXISTS (SELECT 1 FROM penalties WHERE penalties.id = penalty.id AND stands)'),
    takenBack: takenBackColumn('penalty'),
  },
  `penalty_now penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident ON incident.id = ruling.incident
    LEFT JOIN table_ ON table_.id = incident.table_id LEFT JOIN finding ON finding.id = ruling.finding
    LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)`,
)
