import { FOUR_PLAYERS } from '../model/game-form.ts'

/**
 * The short forms of a player's acts, including `ron` and `tsumo`. All other verbs are those of `TableEvent`; their readers are in `parse`, in the
 * order of the notation's table.
 */
export const SHORT_VERBS = ['pon', 'chii', 'daiminkan', 'riichi', 'ron', 'tsumo'] as const
export type ShortVerb = (typeof SHORT_VERBS)[number]

/** The most tiles that one line can name: the whole set. */
export const TILES_IN_SET = FOUR_PLAYERS.tilesInSet

/** The most tiles that a referee can count in a hand: more than any mistake leaves there. */
export const MAX_COUNTED_TILES = 20

/** The largest number of points of one player, positive or negative. */
export const MAX_POINTS = 1_000_000
