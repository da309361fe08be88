import type { Penalty, PenaltyKind, PointUnit } from '../../../engine/model/penalties.ts'

/** A penalty as columns of a row, under a prefix; `most` only of a proposed one, whose `amount` is the least then. */
export type Columns<P extends string> = { readonly [C in `${P}kind`]: PenaltyKind } & { readonly [C in `${P}amount`]: number | null } & {
  readonly [C in `${P}unit`]: PointUnit | null
} & { readonly [C in `${P}most`]?: number | null }

export const penaltyFrom = <P extends string>(row: Columns<P>, prefix: P): Penalty => {
  const column = row as unknown as Readonly<Record<string, unknown>>
  const kind = column[`${prefix}kind`] as PenaltyKind
  const [amount, unit] = [Number(column[`${prefix}amount`]), column[`${prefix}unit`] === 'table' ? 'table' : 'tournament'] as const
  if (kind === 'range') return { kind, least: amount, most: (column[`${prefix}most`] ?? null) as number | null, unit }
  return kind === 'points' ? { kind, amount, unit } : { kind }
}
