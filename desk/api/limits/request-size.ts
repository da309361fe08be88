/** Maximum size of most requests, in bytes: the longest texts of the contract, with each character escaped. */
const MOST = 512 * 1024

/** Maximum sizes, in bytes, of calls with a chunk of a file or a picture, and of calls with a whole file. */
const PARTS = 8 * 1024 * 1024
const FILES = 24 * 1024 * 1024
const LARGER: Readonly<Record<string, number>> = {
  'incidents/attach': PARTS,
  'tournaments/whole/partIn': PARTS,
  'lists/preview': FILES,
  'lists/take': FILES,
  'tables/import': FILES,
}

export const BODY_LIMITS: readonly number[] = [MOST, PARTS, FILES]

/** Maximum size of a request of a call, in bytes; the server reads no more. */
export const mostBytes = (call: string): number => (Object.hasOwn(LARGER, call) ? (LARGER[call] ?? MOST) : MOST)
