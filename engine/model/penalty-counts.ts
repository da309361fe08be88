import type { Penalty, PenaltyKind, PointUnit } from './penalties.ts'

/** Points that a penalty comes to by the rule set; null where that is no fixed number. */
type Worth = { readonly amount: number; readonly unit: PointUnit } | null

/** What some penalties come to: how many of each kind, and the points that are taken off. */
export type PenaltyCounts = {
  readonly penalties: number
  readonly notices: number
  readonly deadHands: number
  readonly chombos: number
  readonly disqualifications: number
  readonly tablePoints: number
  readonly tournamentPoints: number
  /** Chombos and penalties at discretion without a fixed worth: somebody has to say it. */
  readonly notInPoints: number
}

/** Counts penalties that stand. */
export const countPenalties = (rows: readonly { readonly penalty: Penalty; readonly worth: Worth }[]): PenaltyCounts => {
  const kinds = (kind: PenaltyKind): number => rows.filter(({ penalty }) => penalty.kind === kind).length
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
