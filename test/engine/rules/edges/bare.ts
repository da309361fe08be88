import type { Edges } from './edge.ts'

export const bare: readonly Edges[] = [
  [
    'a claim of which only the word is noted in short form',
    [
      ['nobody noted whether the tile was taken', '@from middle; E discard 1z; W pon; W discard 9m; N discard 3p; E discard 7s', []],
      ['nor after the word alone in the long form', '@from middle; E discard 1z; W call pon; W discard 9m; N discard 3p; E discard 7s', []],
      [
        'the tiles shown in the long form are another thing',
        '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s',
        ['6 violation claim.not-taken W'],
      ],
      [
        'nor by the own next draw',
        '@from middle; E discard 1z; W pon; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W draw',
        [],
        'wrc-2025',
      ],
      ['a chow of which nobody noted the tiles', '@from middle; E discard 1p; S chii; S discard 4p', []],
      ['a kong', '@from middle; E discard 1z; W daiminkan; W replace; W discard 9m', []],
      ['its tile is noted as taken after all', '@from middle; E discard 1z; W pon; W take; W discard 9m', []],
      ['taken after the discard', '@from middle; E discard 1z; W pon; W discard 9m; N discard 3p; W take; E discard 7s', []],
      ['its tiles are noted after all', '@from middle; E discard 1z; W pon; W show 1z1z; W take; W discard 9m', []],
      ['taken twice', '@from middle; E discard 1z; W pon; W take; W discard 9m; W take', ['7 record record.no-claim -']],
      ['shown after the discard: nobody noted an order', '@from middle; E discard 1z; W pon; W discard 9m; W show 1z1z', []],
      ['shown, and no group', '@from middle; E discard 5p; W pon; W show 5p6p', ['5 violation claim.no-group W']],
      [
        'taken on the wrong side',
        '@from middle; E discard 1z; W pon; W take left; W discard 9m',
        ['5 advice group.rotation W'],
        'ema-2016',
      ],
      [
        'taken back: nothing says that it was shown',
        '@from middle; E discard 3m; N pon; N retract',
        ['5 violation claim.changed N'],
        'rrc-1.5',
      ],
      ['a seat that can’t have called it: a recording mistake', '@from middle; E discard 5p; W chii', ['2 record record.claim -']],
      ['the own discard: a recording mistake', '@from middle; E discard 5p; E pon', ['2 record record.claim -']],
      [
        'extended to a kong later',
        '@from middle; E discard 1z; W pon; W discard 9m; N discard 3p; E discard 7s; S discard 2p; W draw 1z; W kakan 1z',
        [],
      ],
      [
        'the hand has as many tiles as after any pung',
        '@from middle; @displayed complete; E draw; E discard 1z; W pon; W discard 9m; W count 10',
        [],
      ],
      [
        'the hand is known: the tiles are those that it holds',
        '@from middle; @hold W 1z1z2m3m4m5p6p7p2s3s4s8s8s; E discard 1z; W pon; W discard 8s; N discard 3p; E discard 7s; S discard 2p; W draw 9p; W discard 1z',
        ['10 record record.hand -'],
      ],
      ['swapped: the discard says so, not the claim', '@from middle; E discard 1s; N pon; N discard 1s', ['5 violation swap.same-tile N']],
      [
        'after a draw: it is asked, for nobody noted that it was gone on with',
        '@from middle; S discard 5p; W draw; N pon',
        ['3 question draw.too-fast W'],
      ],
      ['after a draw, and its tile was taken', '@from middle; S discard 5p; W draw; N pon; N take', ['3 violation draw.too-fast W']],
      [
        'after a draw, and the caller discards',
        '@from middle; S discard 5p; W draw; N pon; W return; N discard 9m',
        ['3 violation draw.too-fast W'],
      ],
      [
        'after a draw, and the one who drew goes on: nobody is accused',
        '@from middle; S discard 5p; W draw; N pon; W discard 9s',
        ['3 record record.claim -'],
      ],
      [
        'after a draw, where the text gives no limit',
        '@from middle; S discard 5p; W draw; N pon',
        ['3 question claim.late N'],
        'ema-pre-2016',
      ],
      [
        'it gives way to a win: nobody noted that it was gone on with',
        '@from middle; E discard 3m; S call ron; W pon',
        ['3 info claim.awarded S'],
      ],
      [
        'it gives way to a win, and its caller discards all the same',
        '@from middle; E discard 3m; S call ron; W pon; W discard 9m',
        ['3 info claim.awarded S', '6 violation claim.precedence W'],
      ],
    ],
  ],
]
