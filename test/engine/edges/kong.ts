import type { Edges } from './edge.ts'

export const kong: readonly Edges[] = [
  [
    'a kong in riichi',
    [
      [
        'more groups and tiles than a hand can have: no hand to judge',
        '@from middle; @riichi W; @displayed complete; @hold W 1z1z1z2m3m4p5p6p7s8s9s5z5z; @meld W ankan 3m; W draw 1z; W ankan 1z',
        [],
      ],
    ],
  ],
]
