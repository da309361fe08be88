/** What can be proposed or imposed (rule book, Words). `discretion`: the amount is the referee's. */
export const PENALTY_KINDS = ['none', 'notice', 'points', 'dead-hand', 'chombo', 'disqualification', 'discretion'] as const
export type PenaltyKind = (typeof PENALTY_KINDS)[number]

/** A penalty as proposed or imposed. Points are `table` points (the score of the game) or `tournament` points (the ranking). */
export type Penalty =
  | { readonly kind: 'points'; readonly amount: number; readonly unit: 'table' | 'tournament' }
  | { readonly kind: Exclude<PenaltyKind, 'points'> }

/** What is to be done at the table (rule book, Words). */
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
] as const
export type Remedy = (typeof REMEDIES)[number]
