/**
 * The kinds of penalty that can be proposed or imposed (rule book, Words). `range`: the text gives the least and the most points.
 * `discretion`: the referee chooses the penalty.
 */
export const PENALTY_KINDS = ['none', 'notice', 'points', 'range', 'dead-hand', 'chombo', 'disqualification', 'discretion'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

/** The kinds that can be imposed. A range and a penalty at discretion are none: the referee fixes the penalty. */
export const IMPOSED_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'range' && kind !== 'discretion')
export type ImposedKind = (typeof IMPOSED_KINDS)[number]

/** The imposed kinds that are something by themselves, without an amount. */
export const CHARGED_KINDS = IMPOSED_KINDS.filter((kind) => kind !== 'none' && kind !== 'points')
export type ChargedKind = (typeof CHARGED_KINDS)[number]

/** The account that points belong to: the table (the score of the game) or the tournament (the ranking). */
export const POINT_UNITS = ['table', 'tournament'] as const
export type PointUnit = (typeof POINT_UNITS)[number]

/** The most points that a penalty can take. */
export const MOST_POINTS = 1_000_000

/** Whether a penalty can have this amount of points: a whole number above 0. */
export const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= MOST_POINTS

/** The amount of points that a text means; null if it is no whole number within the bounds. */
export const amountIn = (text: string): number | null => (/^\d+$/.test(text) && isAmount(Number(text)) ? Number(text) : null)

/** The penalties without an amount. */
export const PLAIN_PENALTY_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'points' && kind !== 'range')
export type PlainPenaltyKind = (typeof PLAIN_PENALTY_KINDS)[number]

/** The kinds that a house rule or a command can name. */
export const SIMPLE_PENALTY_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'range')

/** Points that a text leaves open between two amounts; `most` is null where it names only the least. */
export type PenaltyRange = { readonly kind: 'range'; readonly least: number; readonly most: number | null; readonly unit: PointUnit }

/** A penalty as proposed or imposed. Points are `table` points (the score of the game) or `tournament` points (the ranking). */
export type Penalty =
  | PenaltyRange
  | { readonly kind: 'points'; readonly amount: number; readonly unit: PointUnit }
  | { readonly kind: PlainPenaltyKind }

/** A penalty that names its amount, or needs none. */
export type FixedPenalty = Exclude<Penalty, PenaltyRange>

/** A penalty that a referee has decided; its amount is fixed. */
export type ImposedPenalty = Penalty & { readonly kind: ImposedKind }

export const isImposable = (penalty: Penalty): penalty is ImposedPenalty => IMPOSED_KINDS.some((kind) => kind === penalty.kind)

/** The penalty that a ruling still costs: none once it was cancelled. */
export const penaltyInForce = ({ imposed, cancelled }: { readonly imposed: Penalty; readonly cancelled: object | null }): Penalty =>
  cancelled === null ? imposed : { kind: 'none' }

/** Whether an imposed penalty is the proposed one, lies within its range, or was left to the referee. */
export const isWithin = (proposed: Penalty, imposed: Penalty): boolean => {
  if (proposed.kind === 'discretion') return true
  if (proposed.kind !== 'range') return isSamePenalty(proposed, imposed)
  return imposed.kind === 'points' && proposed.unit === imposed.unit && isBetween(proposed, imposed.amount)
}

const isBetween = ({ least, most }: PenaltyRange, amount: number): boolean => amount >= least && (most === null || amount <= most)

/** Whether two penalties are the same, the amounts included. */
export const isSamePenalty = (a: Penalty, b: Penalty): boolean => {
  if (a.kind === 'points') return b.kind === 'points' && a.amount === b.amount && a.unit === b.unit
  if (a.kind === 'range') return b.kind === 'range' && a.least === b.least && a.most === b.most && a.unit === b.unit
  return a.kind === b.kind
}

/** The actions to take at the table (rule book, Words). */
export const REMEDIES = [
  ...([
    'point-out',
    'put-right',
    'return-tile',
    'call-stands',
    'claim-void',
    'tile-to',
    'first-call-stands',
    'kong-void',
    'riichi-void',
  ] as const),
  ...(['stick-back', 'win-void', 'win-stands', 'dead-hand', 'abortive-draw', 're-deal', 'referee-discretion'] as const),
  ...(['revert', 'discard-stands'] as const),
] as const
export type Remedy = (typeof REMEDIES)[number]
