import { ladderPlace } from '../../../db/log/kinds.ts'
import { column, type SelectColumn, type SelectColumns } from '../../../db/sqlite/select.ts'
import { PENALTY_KINDS, type Penalty, type PenaltyKind, POINT_UNITS, type PointUnit } from '../../../engine/model/penalties.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { LedgerRow } from '../../contract/penalties.ts'
import { LATER_FIELDS, type LaterFields, type PenaltyRow, type SignedFields } from '../../contract/penalty-fields.ts'

/** A penalty as columns of a row, under a prefix; `most`: the column of a range's upper end, which only a proposed penalty has. */
export const penaltyColumn = (prefix: string, most = 'NULL'): SelectColumn<Penalty> =>
  column.made(
    column.record({
      kind: column.oneOf(PENALTY_KINDS, `${prefix}kind`),
      amount: column.orNull(column.number(`${prefix}amount`)),
      unit: column.orNull(column.oneOf(POINT_UNITS, `${prefix}unit`)),
      most: column.orNull(column.number(most)),
    }),
    penaltyOf,
  )

type Parts = { readonly kind: PenaltyKind; readonly amount: number | null; readonly unit: PointUnit | null; readonly most: number | null }

/** Of a range, `amount` is the least. */
const penaltyOf = ({ kind, amount, unit: stored, most }: Parts): Penalty => {
  const unit = stored ?? 'tournament'
  if (kind === 'range') return { kind, least: amount ?? 0, most, unit }
  return kind === 'points' ? { kind, amount: amount ?? 0, unit } : { kind }
}

/** The columns of a penalty in a row that was read by itself, under a prefix; `most` only of a proposed one. */
export type PenaltyColumns<P extends string> = { readonly [C in keyof Omit<Parts, 'most'> as `${P}${C}`]: Parts[C] } & {
  readonly [C in `${P}most`]?: number | null
}

export const penaltyOfColumns = <P extends string>(row: PenaltyColumns<P>, prefix: P): Penalty => {
  const parts = row as Readonly<Record<string, unknown>>
  const part = <Name extends keyof Parts>(name: Name) => (parts[`${prefix}${name}`] ?? null) as Parts[Name]
  return penaltyOf({ kind: part('kind'), amount: part('amount'), unit: part('unit'), most: part('most') })
}

/** Fields that later acts set: the view `penalty` has a column for each part, named for the field and the part; null while there is no such act. */
export const LATER_COLUMNS = Object.fromEntries(
  Object.entries(LATER_FIELDS).map(([field, shape]) => {
    const part = (name: string): SelectColumn<unknown> => (name === 'at' ? column.time : column.text)(`penalty.${field}_${name}`)
    return [field, column.orNull(column.record(Object.fromEntries(Object.keys(shape.unwrap().shape).map((name) => [name, part(name)]))))]
  }),
) as unknown as SelectColumns<LaterFields>

/** Fields that a penalty has from its ruling; `from`: the ruling's table. */
export const signedColumns = (from: string): SelectColumns<SignedFields> => ({
  step: column.orNull(column.json(`${from}.step`, (data) => ladderPlace.parse(data))),
  reason: column.text(`${from}.reason`),
})

/** Fields that the window and the reports have alike. */
type SameFields = {
  readonly [Field in keyof LedgerRow & keyof PenaltyRow as LedgerRow[Field] extends PenaltyRow[Field]
    ? PenaltyRow[Field] extends LedgerRow[Field]
      ? Field
      : never
    : never]: PenaltyRow[Field]
}

/** The player named when a ruling was signed, if its finding is now about another one. */
export const signedForColumn = (ruling: string): string =>
  `(SELECT signed.player_name FROM ruling signed JOIN finding now ON now.id = signed.finding WHERE signed.id = ${ruling}
    AND (now.player IS NOT signed.player OR (signed.player IS NULL AND now.player_name IS NOT signed.player_name)))`

/** The fields of a penalty, from the tables `penalty`, `ruling` and `table_`. */
export const PENALTY_SQL: SelectColumns<SameFields> = {
  id: column.number('penalty.id'),
  round: column.orNull(column.number('table_.round')),
  seat: column.orNull(column.oneOf(SEATS, 'penalty.seat')),
  signedFor: column.orNull(column.text(signedForColumn('ruling.id'))),
  rule: column.text('penalty.rule'),
  sections: column.texts('ruling.sections'),
  proposed: penaltyColumn('ruling.proposed_', 'ruling.proposed_most'),
  penalty: penaltyColumn('penalty.'),
  ...signedColumns('ruling'),
  worth: column.orNull(
    column.record({ amount: column.number('penalty.worth_amount'), unit: column.oneOf(POINT_UNITS, 'penalty.worth_unit') }),
  ),
  by: column.text('penalty.by'),
  at: column.time('penalty.at'),
  incident: column.number('ruling.incident'),
  ruling: column.number('penalty.ruling'),
  ...LATER_COLUMNS,
  review: column.flag(`EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open')`),
}
