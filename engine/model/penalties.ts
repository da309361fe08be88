/** The kinds of penalty that can be proposed or imposed (rule book, Words). `discretion`: the referee chooses the amount. */
export const PENALTY_KINDS = ['none', 'notice', 'points', 'dead-hand', 'chombo', 'disqualification', 'discretion'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

/** The kinds that can be imposed. A penalty at discretion is not one: the referee chooses another kind. */
export const IMPOSED_KINDS = [
  'none',
  'notice',
  'points',
  'dead-hand',
  'chombo',
  'disqualification',
] as const satisfies readonly PenaltyKind[]
export type ImposedKind = (typeof IMPOSED_KINDS)[number]

/** The account that points belong to: the table (the score of the game) or the tournament (the ranking). */
export const POINT_UNITS = ['table', 'tournament'] as const
export type PointUnit = (typeof POINT_UNITS)[number]

/** The penalties without an amount. */
export const PLAIN_PENALTY_KINDS = PENALTY_KINDS.filter((kind) => kind !== 'points')

/** A penalty as proposed or imposed. Points are `table` points (the score of the game) or `tournament` points (the ranking). */
export type Penalty =
  | { readonly kind: 'points'; readonly amount: number; readonly unit: PointUnit }
  | { readonly kind: (typeof PLAIN_PENALTY_KINDS)[number] }

/** A penalty that a referee has decided; its amount is fixed. */
export type ImposedPenalty = Penalty & { readonly kind: ImposedKind }

/** Whether a penalty can be imposed as it is. */
export const isImposable = (penalty: Penalty): penalty is ImposedPenalty => penalty.kind !== 'discretion'

/** Whether two penalties are the same, the amount included. */
export const isSamePenalty = (a: Penalty, b: Penalty): boolean =>
  a.kind === b.kind && (a.kind !== 'points' || (b.kind === 'points' && a.amount === b.amount && a.unit === b.unit))

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
