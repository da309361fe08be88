import type { Edges } from './edge.ts'

export const win: readonly Edges[] = [
  [
    'a call that names a tile which nobody has discarded is the record’s fault alone',
    [
      ['a win', '@from middle; E discard 3s; S draw; W call ron 3m', ['3 record record.tile -'], 'wrc-2025'],
      ['a set', '@from middle; E discard 3s; S draw; W call pon 3m', ['3 record record.tile -'], 'wrc-2025'],
      ['a set, where the draw may have been too fast', '@from middle; E discard 3s; S draw; W call pon 3m', ['3 record record.tile -']],
    ],
  ],
  [
    'a win on a discard',
    [
      [
        'passed the tile before the own next draw: furiten',
        '@from middle; W discard 3m; N draw; N discard 1z; E draw; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['7 violation win.furiten S'],
      ],
      [
        'passed it, and has drawn since',
        '@from middle; W discard 3m; N discard 1z; E discard 2z; S draw; S discard 9m; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        [],
      ],
      [
        'the own discard that would forbid it is a tile that the known hand did not hold',
        '@from middle; @hold S 1m2m4p5p6p7s8s9s5z5z6z6z6z; S draw 9p; S discard 3m; W draw; W discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['2 record record.hand -'],
      ],
      [
        'the hand holds the own discard again later: its line has the wrong tile',
        '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 6z; S discard 3m; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 1z; S draw 7z; S discard 3m; W discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['10 record record.hand -'],
      ],
      [
        'the tile let pass is one that the known hand of its player did not hold',
        '@from middle; @wall 20; @hold W 1m2m4p5p6p7s8s9s5z5z6z6z6z; W draw 9p; W discard 3m; N draw; N discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['2 record record.hand -'],
      ],
      [
        'the tile let pass was discarded at the same time as the own discard',
        '@from middle; S draw; S discard 9p; & W discard 3m; E discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['4 question turn.discard E'],
      ],
      [
        'the same discard written twice is not passed once',
        '@from middle; E discard 3m; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['2 question turn.discard E'],
      ],
      [
        'a tile is missing since a turn without a draw, and the win is shown without it',
        'E draw; E discard 1z; S discard 9p nodraw; W draw; W discard 1z; N draw; N discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z6z6z6z',
        ['3 violation turn.no-draw S', '9 violation win.incomplete S'],
        'wrc-2025',
      ],
      [
        'the record has a turn without a draw, and the hand shown at the win has all its tiles',
        'E draw; E discard 1z; S discard 9p nodraw; W draw; W discard 1z; N draw; N discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['3 record record.tile -'],
        'wrc-2025',
      ],
      [
        'twelve tiles, shown with the one won on',
        'E draw; E discard 1z; S discard 9p nodraw; W draw; W discard 1z; N draw; N discard 3m; S call ron; S reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
        ['3 violation turn.no-draw S', '8 violation dead-hand.act S'],
      ],
      ['the winning tile is shown among the own', '@from middle; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z3m', []],
      [
        'five tiles of a kind: the record’s fault',
        '@from middle; E discard 5p; S call ron; S reveal 3s1m1m5p5p5p5p7s8s9s6z6z6z',
        ['3 record record.fifth-tile -'],
      ],
      ['says tsumo first, then ron: it is a win on the discard', '@from middle; E discard 3m; S call tsumo; S call ron 3m', []],
      ['the same win called twice', '@from middle; E discard 3m; W call ron; W call ron', []],
      [
        'an incomplete hand, and nobody knows what was paid',
        '@from middle; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z',
        ['3 violation win.incomplete S'],
      ],
      [
        'an incomplete hand that was paid: one tile is written wrong',
        '@from middle; @scores 25000 25000 25000 25000; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z; * scores 24000 26000 25000 25000',
        ['3 record record.tile -'],
      ],
      [
        'an incomplete hand that was paid, and no one tile explains it',
        '@from middle; @scores 25000 25000 25000 25000; E discard 3m; S call ron; S reveal 8m1m4p5p6p7s8s9s5z5z6z6z6z; * scores 24000 26000 25000 25000',
        ['3 violation win.incomplete S'],
      ],
      [
        'an incomplete hand that was not paid',
        '@from middle; @scores 25000 25000 25000 25000; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 25000 25000 25000',
        ['3 violation win.incomplete S'],
      ],
      [
        'an incomplete hand, points said at the end only',
        '@from middle; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z; * scores 24000 26000 25000 25000',
        ['3 violation win.incomplete S'],
      ],
      [
        'the tile won on is written wrong',
        '@from middle; @scores 25000 25000 25000 25000; W discard 3z; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 26000 24000 25000',
        ['3 record record.tile -'],
      ],
      ['a pung called when another one has said tsumo', '@from middle; E discard 1z; S tsumo; W call pon', ['3 question draw.too-fast S']],
    ],
  ],
  [
    'a self-draw',
    [
      ['the tile drawn is not the last one shown', '@from middle; E draw 4z; E tsumo; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', []],
      ['out of turn, from the right player', '@from middle; S draw; W draw 8m; S call tsumo', ['2 question turn.draw W']],
    ],
  ],
  [
    'liability',
    [
      [
        'a third group of dragons in short form, which is none',
        '@from middle; @meld S daiminkan 5z E; @meld S kakan 6z W; N discard 7z; S daiminkan 7m7z7z',
        ['2 record record.claim -'],
        'ema-pre-2016',
      ],
      [
        'the third group of dragons',
        '@from middle; @meld S daiminkan 5z E; @meld S kakan 6z W; N discard 7z; S daiminkan 7z7z7z',
        ['4 info win.liability N'],
        'ema-pre-2016',
      ],
    ],
  ],
  [
    'turns in which something else shows',
    [
      [
        'plays a kong after drawing twice: the line was written twice',
        '@from middle; W draw; W draw; W kakan 3s',
        ['2 record record.doubled -'],
      ],
      ['declares riichi after drawing twice', '@from middle; S draw; S draw; S call riichi', ['2 record record.doubled -']],
      ['another player’s kong after drawing twice', '@from middle; S draw; S draw; N kakan 5p', ['2 question turn.draw S']],
      [
        'the right one makes a kong: the discard out of turn was a foul',
        '@from middle; S draw; E discard 5p; S ankan 3m',
        ['2 violation turn.discard E'],
      ],
      [
        'has sorted, draws out of turn, and the dealer discards',
        'N draw; W ready; E discard 1z',
        ['1 record record.seat -', '3 advice deal.courtesy E'],
      ],
      [
        'discards while a chow is called, and the caller draws',
        '@from middle; S call chii; E discard 5p; S draw 2m',
        ['2 question turn.discard E'],
      ],
      [
        'a chow on an unknown tile stands, and another one discards',
        '@from middle; E discard ?; S chii 2p3p; W discard 7z; S discard 4p',
        ['5 violation turn.discard W'],
      ],
      ['the wrong one draws, then the dealer', 'W draw; E draw', ['1 violation turn.draw W']],
      ['takes and discards without a draw', '@from middle; W take; W discard 7z nodraw', []],
      [
        'discards out of turn, and the next one without a draw',
        '@from middle; E discard 2z wrong; S discard 1z nodraw',
        ['1 violation turn.discard E'],
      ],
      [
        'a discard out of turn, twice, and a third player’s',
        'E discard 1z nodraw; E discard 1z nodraw; W discard 3m',
        ['1 violation turn.no-draw E', '2 record record.seat -'],
      ],
      ['an extended kong out of turn, and it was so', '@from middle; S draw; N kakan 5p; * answer 2 foul', ['2 violation turn.act N']],
    ],
  ],
  [
    'furiten',
    [
      [
        'passed the tile of an extended pung',
        '@from middle; @meld W pon 3m E; W draw; W kakan 3m; W replace; W discard 1z; N discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['5 record record.fifth-tile -'],
      ],
      [
        'passed a concealed kong, which can’t be robbed',
        '@from middle; W draw; W ankan 6m; W replace; W discard 1z; N discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        [],
      ],
      [
        'passed another tile of the wait',
        '@from middle; W discard 4m; N discard 1m; S call ron; S reveal 2m3m4p5p6p7s8s9s5z5z6z6z6z',
        ['4 violation win.furiten S'],
      ],
      [
        'the own kong was not passed',
        '@from middle; @meld S pon 3m E; S draw; S kakan 3m; S replace; S discard 1z; W discard 1z; N discard 2s; S call ron; S reveal 1s3s4p5p6p7s8s9s5z5z',
        [],
      ],
    ],
  ],
  [
    'liability',
    [
      ['the second group of dragons', '@from middle; @displayed complete; @meld S pon 5z E; N discard 7z; S pon 7z7z', [], 'ema-pre-2016'],
      [
        'the third, one of them a concealed kong',
        '@from middle; @displayed complete; @meld S pon 5z E; @meld S ankan 6z; N discard 7z; S pon 7z7z',
        [],
        'ema-pre-2016',
      ],
      [
        'the third, by a win',
        '@from middle; @displayed complete; @meld S pon 5z E; @meld S pon 6z W; N discard 7z; S call ron',
        [],
        'ema-pre-2016',
      ],
      [
        'the fourth group of winds',
        '@from middle; @displayed complete; @meld S pon 1z E; @meld S pon 2z W; @meld S pon 3z W; N discard 4z; S pon 4z4z',
        ['4 info win.liability N'],
        'ema-pre-2016',
      ],
      [
        'the third group of winds',
        '@from middle; @displayed complete; @meld S pon 1z E; @meld S pon 2z W; N discard 4z; S pon 4z4z',
        [],
        'ema-pre-2016',
      ],
      [
        'a third group beside two dragons',
        '@from middle; @displayed complete; @meld S pon 5z E; @meld S pon 6z W; N discard 4z; S pon 4z4z',
        [],
        'ema-pre-2016',
      ],
      [
        'a pung that has to yield',
        '@from middle; @displayed complete; @meld S pon 5z E; @meld S pon 6z W; N discard 7z; W call ron; S call pon; S show 7z7z; S take',
        ['3 info claim.awarded W', '4 violation claim.precedence S'],
        'ema-pre-2016',
      ],
    ],
  ],
  [
    'declared waiting, and it was paid',
    [
      [
        'one tile of the hand may be written wrong',
        '@from middle; @scores 25000 25000 25000 25000; * end exhaustive; E tenpai; E reveal 1m2m4m2p3p4p3s4s5s2z2z4z4z; * scores 28000 24000 24000 24000',
        ['3 record record.tile -'],
      ],
      [
        'no one tile explains it',
        '@from middle; @scores 25000 25000 25000 25000; * end exhaustive; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; * scores 28000 24000 24000 24000',
        ['3 violation tenpai.false E'],
      ],
      [
        'one tile may be written wrong, but it was not paid',
        '@from middle; @scores 25000 25000 25000 25000; * end exhaustive; E tenpai; E reveal 1m2m4m2p3p4p3s4s5s2z2z4z4z; * scores 25000 25000 25000 25000',
        ['3 violation tenpai.false E'],
      ],
      [
        'in riichi, one tile may be written wrong',
        '@from middle; @scores 25000 25000 25000 25000; @riichi E; * end exhaustive; E reveal 1m2m4m2p3p4p3s4s5s2z2z4z4z; * scores 28000 24000 24000 24000',
        ['2 record record.tile -'],
      ],
      [
        'in riichi, and no one tile explains it',
        '@from middle; @scores 25000 25000 25000 25000; @riichi E; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; * scores 28000 24000 24000 24000',
        ['2 violation riichi.not-waiting E'],
      ],
    ],
  ],
]
