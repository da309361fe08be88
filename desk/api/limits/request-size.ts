/** The largest request of most calls, in bytes: the longest texts of the contract, each letter escaped. */
const MOST = 512 * 1024

/** Calls that bring a part of a file or a picture, and calls that bring a whole file: the most bytes of each. */
const PARTS = 8 * 1024 * 1024
const FILES = 24 * 1024 * 1024
const LARGER: Readonly<Record<string, number>> = {
  'incidents/attach': PARTS,
  'tournaments/whole/partIn': PARTS,
  'lists/preview': FILES,
  'lists/take': FILES,
  'tables/import': FILES,
}

/** Every limit that there is. */
export const BODY_LIMITS: readonly number[] = [MOST, PARTS, FILES]

/** The most bytes that a request of a call may have: more is not read. */
export const mostBytes = (call: string): number => (Object.hasOwn(LARGER, call) ? (LARGER[call] ?? MOST) : MOST)
