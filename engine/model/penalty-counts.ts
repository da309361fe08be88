import type { ChargedKind, Penalty, PointUnit } from './penalties.ts'

/** The points of a penalty under the rule set; null if they are no fixed number. */
type Worth = { readonly amount: number; readonly unit: PointUnit } | null

/** The total in which a kind is counted. */
const COUNTED_AS = {
  notice: 'notices',
  'dead-hand': 'deadHands',
  chombo: 'chombos',
  disqualification: 'disqualifications',
} as const satisfies Readonly<Record<ChargedKind, string>>

/** Totals of several penalties: the number of each kind, and the points to take off. */
export type PenaltyCounts = Readonly<Record<(typeof COUNTED_AS)[ChargedKind], number>> & {
  readonly penalties: number
  readonly tablePoints: number
  readonly tournamentPoints: number
  /** Chombos and penalties at discretion without fixed points: the referee has to name them. */
  readonly notInPoints: number
}

export const countPenalties = (rows: readonly { readonly penalty: Penalty; readonly worth: Worth }[]): PenaltyCounts => {
  const kinds = (kind: ChargedKind): number => rows.filter(({ penalty }) => penalty.kind === kind).length
  const points = (unit: PointUnit): number => rows.reduce((sum, { worth }) => sum + (worth?.unit === unit ? worth.amount : 0), 0)
  return {
    penalties: rows.length,
    notices: kinds('notice'),
    deadHands: kinds('dead-hand'),
    chombos: kinds('chombo'),
    disqualifications: kinds('disqualification'),
    tablePoints: points('table'),
    tournamentPoints: points('tournament'),
    notInPoints: rows.filter(({ penalty, worth }) => worth === null && (penalty.kind === 'chombo' || penalty.kind === 'discretion')).length,
  }
}
