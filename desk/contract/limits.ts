/** Upper bound of acts in one request. A typing user never reaches it; a longer record is imported as a file or in batches. */
export const MOST_ACTS = 500

/** Upper bound of hands that one request may begin. */
export const MOST_HANDS = 16

/** Upper bound of acts in a hand; the longest hands have some 250. Each correction judges the whole hand again. */
export const MOST_IN_HAND = 800

/** Acts per transaction; the desk answers other calls between two transactions. */
export const PORTION = 10
