import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { withCurrentNumbers } from '../../record/findings/stored-finding.ts'

/** A finding of the file, as the log has it. */
export type FindingRow = {
  readonly id: number
  readonly ref: Ref
  readonly entry: number
  readonly hand: string
  readonly table_id: string
  readonly player: string | null
  readonly player_name: string | null
  readonly rules: string
  readonly edition: string
  readonly gone: number | null
  readonly finding: Finding
}

export const findingRow = (db: ReadableDb, id: number): FindingRow | undefined => {
  const row = sql<Row>(db, ONE_FINDING).get(id)
  if (!row) return undefined
  return { ...row, finding: withCurrentNumbers(db, row) }
}

type Row = Omit<FindingRow, 'finding'> & { readonly data: string; readonly names: string }

const ONE_FINDING = `SELECT finding.id, finding.ref, finding.entry, finding.hand, hand.table_id, finding.player, finding.player_name, finding.rules, finding.edition,
  finding.gone, finding.data, finding.names FROM finding JOIN hand ON hand.id = finding.hand WHERE finding.id = ?`
