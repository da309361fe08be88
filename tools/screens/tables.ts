/** West calls pon, discards, and has one discard left to take the tile. */
export const COUNTDOWN = ['@hand E3 1 1', '@scores 36200 29600 24800 28400', '@dora 4p'].concat([
  ...(['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m', 'N draw', 'N discard 3p', 'E draw'] as const),
])

/** West never took the tile. */
export const DEAD_HAND = [...COUNTDOWN, 'E discard 7s']

/** A dead hand in EMA 2025 once somebody declares it: West claims a pung and discards a tile of it. */
export const SWAP = ['@hand E3 1 1', '@scores 36200 29600 24800 28400', '@dora 4p'].concat([
  ...(['E discard 5p', 'W pon 5p5p', 'W discard 5p', 'N draw', 'N discard 3p'] as const),
])

/** The same hand, declared dead; West goes on to call. */
export const DECLARED = [...SWAP, '* dead W', 'E draw', 'E discard 7s', 'W call pon']

/** West drew while North was calling. */
export const QUESTION = ['E discard 9m', 'S draw', 'S discard 5p', 'W draw', 'N call pon']

/** A hand from the middle: four groups at one seat, a long river, riichi, adjacent findings. */
export const BUSY = [
  ...(['@hand S2 3 1', '@from middle', '@wall 12', '@dora 4p', '@scores 36200 29600 24800 28400'] as const),
  ...(['@meld W pon 5z E', '@meld W kakan 1z N', '@meld W ankan 6s', '@meld W chii 3p4p0p 3p', '@meld S daiminkan 7m W'] as const),
  '@river E 1m9m1p9p1s9s2z3z4z7z2m8m2p8p2s8s3m7m4s6p5s1s',
  '@river S 9m1p3z2z8s1m7p3z9s4z',
  '@river W 1m2m3m 4z 6p 7p',
  '@river N 9p 4z 1m 8s 6z 2m 6m 3m 3p',
  '@riichi N',
  ...(['E draw 7s', 'E discard 7s drawn', 'W draw fast', 'W discard 2s', 'W discard 2s', 'S discard 4z slow'] as const),
]

/**
 * A table with the most content: a river of 24, four groups at two seats, four kongs and five dora. Two seats are in riichi, a hand is
 * dead, and a claimed tile is not yet taken.
 */
export const FULL = [
  ...(['@hand N4 12 3', '@from middle', '@displayed complete', '@wall 14', '@dora 4p', '@scores 131200 -24600 19800 -9400'] as const),
  ...(['@meld S ankan 6s', '@meld S kakan 1z N', '@meld S daiminkan 7m W', '@meld S kakan 5z E'] as const),
  ...(['@meld N chii 1p2p3p 2p', '@meld N pon 9s S', '@meld N pon 9p E'] as const),
  '@river E 3m1s4z3z3s9m2m4p2p6z5m4p2p7p1m1p3s4s6p4m6z7p',
  '@river S 6z5p8m2p3p7s8s8m1s0s',
  '@river W 0m4s5p4p3z4s1m3s3s4z',
  '@river N 8m1p4m9m7s4m6m9m6m',
  ...(['@riichi W', '* dora 8m', '* dora 0p', '* dora 2s', '* dora 9p'] as const),
  ...([
    'N draw',
    'N discard 3m',
    'E draw',
    'E riichi 6z',
    'S draw',
    'S discard 1s',
    'W draw 7z',
    'W discard 7z drawn',
    '* dead S',
  ] as const),
  ...(['N call pon', 'N show 7z7z', 'N discard 8p', 'E draw 2z', 'E discard 2z drawn'] as const),
]

/** Three hands lie face up after an exhaustive draw, one beside three groups; East's does not wait. */
export const SHOWN = [
  ...(['@hand S2 3 1', '@from middle', '@wall 0', '@dora 4p', '@scores 36200 29600 24800 28400'] as const),
  ...(['@meld W pon 5z E', '@meld W kakan 1z N', '@meld W ankan 6s', '@river E 1m9m1p9p1s9s2z3z4z7z2m8m2p8p2s8s'] as const),
  ...(['@river N 9p4z1m8s6z2m6m3m', '@riichi N', 'E discard 7s', '* end exhaustive'] as const),
  ...(['E tenpai', 'E reveal 3m4m0m6m7m8m3p4p5p2s3s7s9s', 'W tenpai', 'W reveal 2p2p0p6p'] as const),
  ...(['N tenpai', 'N reveal 1p2p3p4p5p6p7p8p3s3s3s9s9s', 'S noten'] as const),
]

/** Claimed tiles in every river, red fives, riichi after a riichi tile was claimed. */
export const CLAIMED = [
  ...(['@hand E2 0', '@scores 30000 30000 30000 30000', '@dora 8m'] as const),
  ...(['E discard 9m', 'S draw', 'S discard 0p', 'E pon 5p5p', 'E discard 3z', 'S draw', 'S discard 4s', 'W chii 3s0s'] as const),
  ...(['W discard 1z', 'N draw', 'N discard 2z', 'E draw', 'E discard 6m', 'S chii 5m7m', 'S discard 1p', 'W draw'] as const),
  ...([
    'W discard 9p drawn',
    'N draw',
    'N riichi 7s',
    'W pon 7s7s',
    'W discard 8p',
    'N draw',
    'N discard 4z rotated drawn',
    'E draw',
  ] as const),
  ...(['E ankan 6s', '* dora 2p', 'E replace', 'E discard 1s'] as const),
]

/** Five findings on adjacent acts. */
export const NEIGHBOURS = [
  ...(['E discard 1p', 'W call chii', 'N call chii', 'E call pon', 'S draw fast'] as const),
  ...(['N call pon', 'S discard 1p', 'S discard 1p', 'N draw'] as const),
]

/** Long names, short names, and names with wide or accented letters. */
export const NAMES = [
  ...(['Lena Lindqvist', 'Haruto Tanaka', 'Inès Moreau', 'Jan Hálek', 'Wolfeschlegelsteinhausenbergerdorff'] as const),
  ...(['Anaïs Dubois-Roche de la Tour d’Auvergne', 'Li', 'Łukasz Żółkiewski-Brzęczyszczykiewicz', 'Małgorzata Szczepańska'] as const),
  ...(['Siobhán O’Reilly', 'João Pedro Gonçalves dos Santos', 'Hayashi Michiko'] as const),
]

/** A list of players as a spreadsheet writes it; a tournament must refuse some lines. */
export const PLAYERS = [
  ...(['Number;Name;Country', '21;Camille Lefèvre;FRA', '22;Łukasz Żółkiewski;POL', 'abc;Nobody One;FRA', '22;Number Twice;FRA'] as const),
  ...([';;FRA', '23;=cmd|calc!A1;FRA', '1;Lena Lindqvist;SWE', '24;Pieter van den Berg;NED'] as const),
].join('\r\n')
