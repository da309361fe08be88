/** The acts that one request may enter: a person who types does not reach it, and a longer record comes in as a file or in portions. */
export const MOST_ACTS = 500

/** The hands that one request may begin. */
export const MOST_HANDS = 16

/** The acts that a hand may hold: the longest that is played has some 250. A hand is judged as a whole, at each correction of it. */
export const MOST_IN_HAND = 800

/** The acts that are entered in one transaction: answers to others go out between two of them. */
export const PORTION = 10
