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

/**
 * What a referee may answer to “Which was it?”, of conduct and of play. `engine/wording` has their words. The log stores the id: released ids are
 * never renamed.
 */
export const CIRCUMSTANCES = [...CONDUCT_CIRCUMSTANCES, ...FAULT_CASES] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

/** Whether a circumstance is a case of a rule of play; conduct has its own. */
export const isFaultCase = (circumstance: string): circumstance is FaultCase => FAULT_CASES.some((one) => one === circumstance)
