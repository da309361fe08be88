import { FOUR_PLAYERS } from '../model/game-form.ts'
/** The verbs of players, in the order of the notation's table. */
export const PLAYER_VERBS = [
  ...(['touch', 'draw', 'replace', 'return', 'discard', 'call', 'show', 'take', 'retract', 'ankan', 'kakan', 'stick', 'kita'] as const),
  ...(['expose', 'rearrange', 'reveal', 'count', 'tenpai', 'noten', 'ready', 'note'] as const),
] as const
export type PlayerVerb = (typeof PLAYER_VERBS)[number]

/** The short forms of a player's acts, including `ron` and `tsumo`. */
export const SHORT_VERBS = ['pon', 'chii', 'daiminkan', 'riichi', 'ron', 'tsumo'] as const
export type ShortVerb = (typeof SHORT_VERBS)[number]

/** The verbs of the table, after `*`. */
export const TABLE_VERBS = ['dora', 'answer', 'ruling', 'dead', 'ura', 'scores', 'end', 'note'] as const
export type TableVerb = (typeof TABLE_VERBS)[number]

/** The most tiles that one line can name: the whole set. */
export const TILES_IN_SET = FOUR_PLAYERS.tilesInSet

/** The most tiles that a referee can count in a hand: more than any mistake leaves there. */
export const MAX_COUNTED_TILES = 20

/** The largest number of points of one player, positive or negative. */
export const MAX_POINTS = 1_000_000
