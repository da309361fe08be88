const SEATS = ['E', 'S', 'W', 'N']

export const lines = (count: number, line: (n: number) => string): string => Array.from({ length: count }, (_, n) => line(n)).join('\n')

const acts = (count: number, line: (n: number) => string): string => `@hand E1 0\n${lines(count, line)}`

/** Draws and discards in turn. */
export const PLAY = (count: number): string => acts(count, (n) => `${SEATS[(n >> 1) % 4]} ${n % 2 ? 'discard' : 'draw'} ${1 + (n % 9)}m`)

/** A finding at every other act. */
export const DISCARDS = (count: number): string => acts(count, () => 'E discard 1m')

/** Hands of one act each. */
export const MANY_HANDS = (count: number): string => lines(count, () => '@hand E1 0\nE draw')

/** A whole game, as a file of notation. */
export const GAME = (hands: number, acts: number): string => lines(hands, () => PLAY(acts))

/** A list of players. */
export const PLAYERS = (count: number): string => `number;name\n${lines(count, (n) => `${5000 + n};Guest Number ${n}`)}`
