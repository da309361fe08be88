import type { Edges } from './edge.ts'

export const swap: readonly Edges[] = [
  [
    'swap-calling at the other end',
    [
      ['1-2 claims 3: there is no 0, and the 5 is none', '@from middle; E discard 3p; S chii 1p2p; S discard 5p', []],
      ['8-9 claims 7: there is no 10', '@from middle; E discard 7p; S chii 8p9p; S discard 1p', []],
      ['tiles shown the other way round', '@from middle; E discard 1p; S chii 3p2p; S discard 4p', ['5 violation swap.other-end S']],
      ['the lower end', '@from middle; E discard 6p; S chii 4p5p; S discard 3p', ['5 violation swap.other-end S']],
      ['a red five shown', '@from middle; E discard 4p; S chii 0p6p; S discard 7p', ['5 violation swap.other-end S']],
      ['a red five shown below', '@from middle; E discard 7p; S chii 0p6p; S discard 4p', ['5 violation swap.other-end S']],
      ['a red five discarded', '@from middle; E discard 2p; S chii 3p4p; S discard 0p', ['5 violation swap.other-end S']],
      ['the same number of another suit', '@from middle; E discard 1p; S chii 2p3p; S discard 4s', []],
      ['nobody knows what was claimed', '@from middle; E discard ?; S chii 2p3p; S discard 4p', []],
      ['a pung has no other end', '@from middle; E discard 1p; W pon 1p1p; W discard 4p', []],
      [
        'the tiles shown afterwards are no chow with the tile claimed',
        '@from middle; E discard 1p; S call chii; S discard 8p; S show 6p7p',
        ['3 advice claim.order S', '4 violation claim.no-group S'],
      ],
      [
        'a tile too many is shown afterwards',
        '@from middle; E discard 1p; S call chii; S discard 4p; S show 2p3p9p',
        ['3 advice claim.order S', '4 violation claim.no-group S'],
      ],
      [
        'honours have no other end',
        '@from middle; E discard 1z; S call chii; S discard 4z; S show 2z3z',
        ['3 advice claim.order S', '4 violation claim.no-group S'],
      ],
      [
        'a void chow is void, and nothing more',
        '@from middle; E discard 1p; W call chii; W show 2p3p; W take; W discard 4p',
        ['2 violation claim.wrong-seat W'],
      ],
      [
        'a chow that had to yield is not also a swap',
        '@from middle; E discard 1p; S call chii; W call pon; S show 2p3p; S take; S discard 4p',
        ['3 info claim.awarded W', '4 violation claim.precedence S'],
        'riichi-wiki',
      ],
      [
        'the same tiles shown twice',
        '@from middle; E discard 1p; S call chii; S show 2p3p; S discard 4p; S show 2p3p',
        ['4 violation swap.other-end S'],
      ],
      [
        'a tile that the hand can’t hold is the record’s fault',
        '@from middle; @hold S 2p3p1m1m1m5s5s5s7z7z7z1z1z; E discard 1p; S chii 2p3p; S discard 4p',
        ['5 record record.hand -'],
      ],
      [
        'a tile that the hand holds',
        '@from middle; @hold S 2p3p1m1m1m5s5s5s7z7z7z1z4p; E discard 1p; S chii 2p3p; S discard 4p',
        ['5 violation swap.other-end S'],
      ],
      [
        'a tile out of a group is another fault',
        '@from middle; @meld S chii 4p5p6p 4p; E discard 1p; S chii 2p3p; S discard 4p meld',
        ['5 violation group.discarded S'],
      ],
    ],
  ],

  [
    'swap-calling with the same tile',
    [
      [
        'with red fives in the set a red five is not the plain one that the hand holds',
        '@from middle; @hold S 6p7p1m1m1m5s5s5s7z7z7z1z5p; E discard 5p; S chii 6p7p; S discard 0p',
        ['5 record record.hand -'],
        'riichi-wiki',
      ],
      [
        'without red fives it is a plain one, written otherwise',
        '@from middle; @set red-fives 0; @hold S 6p7p1m1m1m5s5s5s7z7z7z1z5p; E discard 5p; S chii 6p7p; S discard 0p',
        ['5 violation swap.same-tile S'],
        'riichi-wiki',
      ],
    ],
  ],
]
