/** East discards the East wind, West calls pung and discards before taking it; two opponents discard, and the tile still lies in the river. */
export const DISPUTED_HAND = `@hand E1 0
@scores 30000 30000 30000 30000
@dora 4p
E discard 9p
S draw
S discard 1m
W draw
W discard 2z
N draw
N discard 9s
E draw
E discard 1p hand
S draw
S discard 9m
W draw
W discard 4z
N draw
N discard 3z
E draw
E discard 8s
S chii 6s7s
S discard 2z
W draw
W discard 1s drawn
N draw
N discard 1p
E draw
E discard 7z drawn
S draw
S discard 4z
W draw
W discard 9p
N draw
N ankan 8m outer
* dora 3s
N replace
N discard 6z
E draw
E discard 5z
S draw
S discard 3m
W draw
W discard 8p
N draw
N riichi 5m
E draw
E discard 9s
S draw
S discard 5m
W draw
W discard 6z
N draw
N discard 2m drawn
E draw
E discard 1z
W call pon
W show 1z1z
W discard 9m
N draw
N discard 3p drawn
E draw
E discard 7s
`

/** The record does not say how fast West drew before North's call. */
export const QUESTIONED_HAND = `@hand E2 0
@dora 7z
E discard 9m
S draw
S discard 1s
W draw
W discard 3z
N draw
N discard 9p
E draw
E discard 2z
S draw
S discard 5p
W draw
N call pon
`

/** South claims 1p on 2p-3p and discards the other 1p in the same turn. */
export const SWAP_CALL_HAND = `@hand E1 0
@dora 2s
E discard 1z
S draw
S discard 9m
W draw
W discard 9s
N draw
N discard 4z
E draw
E discard 1p
S chii 2p3p
S discard 1p
`

/** The same fault as in the dispute, in the round before. */
export const EARLIER_HANDS = `@hand E1 0
@from middle
E discard 5z
W call pon
W show 5z5z
W discard 1m
N draw
N discard 9p
E draw
E discard 2s
`

/** Ordinary starts of a hand. */
export const ORDINARY_STARTS: readonly string[] = [
  `@hand E3 1
@dora 6s
E discard 1m
S draw
S discard 9p
W draw
W discard 5z
N draw
N discard 2z
E draw
E discard 3z
S draw
S discard 1s
W draw
W discard 9m
N chii 7m8m
N discard 1p
`,
  `@hand E2 0
@dora 3m
E discard 9s
S draw
S discard 7z
N pon 7z7z
N discard 1m
E draw
E discard 4z
S draw
S discard 9m
`,
  `@hand E1 1
@dora 5z
E discard 2z
S draw
S discard 1p
W draw
W discard 9p
N draw
N discard 9s
E draw
E riichi 9m
S draw
S discard 9m
`,
]
