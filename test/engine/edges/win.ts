import type { Edges } from './edge.ts'

export const win: readonly Edges[] = [
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
        'the same discard written twice is not passed once',
        '@from middle; E discard 3m; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['2 question turn.discard E'],
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
      ['out of turn, from the right player', '@from middle; S draw; W draw 8m; S call tsumo', ['2 violation turn.draw W']],
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
    'riichi',
    [
      [
        'the hand that is shown does not wait',
        '@from middle; @riichi E; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['1 violation riichi.not-waiting E'],
        'ema-pre-2016',
      ],
      [
        'the hand that is shown does not wait, at a draw',
        '@from middle; @riichi E; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['2 violation riichi.not-waiting E'],
        'ema-pre-2016',
      ],
      [
        'the hand that is shown does not wait, at a draw',
        '@from middle; @riichi E; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['2 violation riichi.not-waiting E'],
      ],
      [
        'the hand that is shown does not wait, at a win',
        '@from middle; @riichi E; E call tsumo; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['2 violation riichi.not-waiting E'],
        'wrc-2025',
      ],
      [
        'the hand that is shown does not wait, at a win',
        '@from middle; @riichi E; E call tsumo; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        [],
        'rrc-1.5',
      ],
      [
        'the known hand does not wait: nothing until it is shown',
        '@from middle; @hold E 1m4m7m2p5p8p3s6s9s2z; @meld E ankan 2m; E draw 1z; E riichi 1z',
        [],
      ],
      [
        'more tiles than a hand can have: nothing is judged',
        '@from middle; @hold E 1m4m7m2p5p8p3s6s9s2z3z4z6z; @meld E ankan 2m; E riichi 1z',
        [],
      ],
      [
        'discards another tile than the one drawn',
        '@from middle; @riichi S; S draw; S discard ? hand',
        ['2 question riichi.hand-changed S'],
      ],
      [
        'discards from the hand in the very turn of riichi, rotated again',
        '@from middle; S riichi 9m; S discard 3z rotated hand',
        ['4 question turn.discard S', '4 question riichi.hand-changed S'],
      ],
      [
        'a riichi that was only called, and the next turn',
        '@from middle; S call riichi; S draw; S discard 9m hand',
        ['2 violation turn.draw S'],
      ],
      ['with an extended pung', '@from middle; S kakan 5p; S replace; S call riichi', ['3 violation riichi.open-hand S']],
      ['too few points, and no riichi', '@from middle; @scores 50000 900 25000 24100; S call chii', []],
      ['exactly enough points', '@from middle; @scores 50000 1000 25000 24000; S riichi 9m', []],
      ['a hundred points too few', '@from middle; @scores 50000 900 25000 24100; S riichi 9m', ['1 question riichi.points S']],
      ['the riichi discard is won on: the stick comes back', '@from middle; S riichi 9m; W call ron', ['4 info riichi.returned S']],
      [
        'the riichi discard is won on by two',
        '@from middle; S riichi 9m; W call ron; E call ron; W retract; S call ron',
        ['5 info claim.awarded W', '7 question claim.own-discard S'],
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
]
