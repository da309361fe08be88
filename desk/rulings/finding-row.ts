import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/findings.ts'
import { standsAt } from '../play/stands-at.ts'

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

/** A finding by its number. */
export const findingRow = (db: ReadableDb, id: number): FindingRow | undefined => {
  const row = sql<Row>(db, ONE_FINDING).get(id)
  if (!row) return undefined
  const finding = JSON.parse(row.data) as Finding
  return { ...row, finding: row.gone === null ? finding : { ...finding, event: eventNow(db, row, finding.event) } }
}

type Row = Omit<FindingRow, 'finding'> & { readonly data: string; readonly names: string }

/** The number that the act of a finding has now; one that is gone is not shown again where only numbers change. */
const eventNow = (db: ReadableDb, { hand, names }: Row, number: number): number => {
  const ref = (JSON.parse(names) as Readonly<Record<string, Ref>>)[number]
  return (ref === undefined ? null : standsAt(db, hand, ref)) ?? number
}

const ONE_FINDING = `SELECT finding.id, finding.ref, finding.entry, finding.hand, hand.table_id, finding.player, finding.player_name, finding.rules, finding.edition,
  finding.gone, finding.data, finding.names FROM finding JOIN hand ON hand.id = finding.hand WHERE finding.id = ?`
