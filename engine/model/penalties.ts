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

/** The circumstances that the texts distinguish for conduct. */
const CONDUCT_CIRCUMSTANCES = [
  ...(['deliberate', 'unintended', 'minor', 'single', 'serious', 'very-serious', 'repeated', 'again', 'first-time'] as const),
  ...(['malicious', 'worst', 'mitigated', 'suspicion', 'clear-evidence', 'disturbance', 'etiquette', 'excess', 'nobody-minds'] as const),
  ...(['hand-unfair', 'blocked', 'misled', 'undone', 'affected', 'no-effect', 'hinders'] as const),
  ...(['after-five', 'after-ten', 'in-table'] as const),
  ...(['no-show', 'no-good-reason', 'one-game', 'two-games', 'short-break', 'other-break'] as const),
  ...(['before-tiles', 'few-tiles', 'many-tiles', 'nobody', 'on-purpose'] as const),
  ...(['nothing-seen', 'two-seen', 'two-seen-again', 'six-seen', 'seven-seen'] as const),
  ...(['in-the-deal', 'mixed-up', 'lesser', 'wrong-indicator', 'other-hand', 'ura', 'after-win'] as const),
  ...(['no-settlement', 'furiten-lost', 'dead-wall', 'no-harm', 'before-ruling'] as const),
  ...(['not-from-sheets', 'from-sheets', 'sticks-reset', 'sticks-in-place', 'no-reason', 'with-reason'] as const),
  ...(['used-device', 'agreed-call', 'smart-glasses', 'food-first', 'food-again', 'other-object'] as const),
  ...(['true-or-not', 'obvious', 'insult', 'insult-mitigated', 'intoxicated', 'noisy', 'hand-covered'] as const),
] as const
export type ConductCircumstance = (typeof CONDUCT_CIRCUMSTANCES)[number]

/**
 * The cases by which the penalty of a rule of play differs (rule book, Penalties and Rule sets at second hand). `always`: any other case. Of a void
 * call: its tiles were laid; its caller discarded all the same, perhaps after a kong. Of a draw: the tile was mixed into the hand, or is known and
 * goes back. Of the end: the hand ended in an exhaustive draw; it did, or the player has won. Of a dead hand: it acted unknowingly, won, or had not
 * been declared dead. Of a win: its hand has been shown, or is a winning one. Of a changed call: the call for a set is withdrawn; the win is. Of a
 * turn: its player has gone on after a draw out of turn. Of a first discard, or a win: play has gone on. Of an act out of turn: it was a kong, or
 * riichi. Of a draw with no tile left: by itself, and mixed into the hand. Of a riichi that is taken back: it stays. Of exposed tiles: their number,
 * and where they belong; `elsewhere`: too much of the dead wall, the live wall or another hand. `asViolation`: the harder case of a rule that is
 * otherwise only pointed out.
 */
export const FAULT_CASES = [
  ...(['always', 'laid', 'discarded', 'discardedKong', 'mixed', 'returned', 'atADraw', 'atTheEnd'] as const),
  ...(['unknowing', 'win', 'undeclared', 'shown', 'winShown', 'withdrawn', 'winWithdrawn', 'drawnOut', 'acted'] as const),
  ...(['kong', 'riichi', 'noTileLeft', 'noTileLeftMixed', 'tooLate'] as const),
  ...(['threeTiles', 'sevenTiles', 'ownHalf', 'deadWall', 'elsewhere', 'tooMany', 'asViolation'] as const),
] as const
export type FaultCase = (typeof FAULT_CASES)[number]

const everyCircumstance = () => [...CONDUCT_CIRCUMSTANCES, ...FAULT_CASES] as const

/**
 * What a referee may answer to “Which was it?”, of conduct and of play. `engine/wording` has their words. The log stores the id: released ids are
 * never renamed. Marked pure, so that a part of the window that needs none does not load them.
 */
export const CIRCUMSTANCES = /* @__PURE__ */ everyCircumstance()
export type Circumstance = (typeof CIRCUMSTANCES)[number]

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
