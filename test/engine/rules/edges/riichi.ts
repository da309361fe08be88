import type { Edges } from './edge.ts'

export const riichi: readonly Edges[] = [
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
      ['a riichi that was only called, its draw written behind it', '@from middle; S call riichi; S draw; S discard 9m hand', []],
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
    'tiles in riichi',
    [
      ['a red five for a plain one, where the set has none', '@from middle; @riichi S; S draw 5p; S discard 0p', []],
      [
        'a red five for a plain one, where the set has some',
        '@from middle; @riichi S; S draw 5p; S discard 0p',
        ['2 question riichi.hand-changed S'],
        'riichi-wiki',
      ],
      ['the tile drawn is unknown', '@from middle; @riichi S; S draw; S discard 5p', []],
      [
        'the tile drawn is unknown, and the hand is known',
        '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw; S discard 6z',
        [],
      ],
      [
        'the tile drawn, said to be from the hand',
        '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 1z hand',
        [],
      ],
    ],
  ],
  [
    'riichi and the wall',
    [
      [
        'three tiles left, counting a draw that the record leaves out',
        '@from middle; @wall 5; E draw; E discard 1z; S riichi 9m',
        ['3 violation riichi.wall S'],
        'ema-pre-2016',
      ],
      [
        'four tiles left, counting a draw that the record leaves out',
        '@from middle; @wall 6; E draw; E discard 1z; S riichi 9m',
        [],
        'ema-pre-2016',
      ],
      [
        'three tiles left, counting a replacement that the record leaves out',
        '@from middle; @wall 5; S draw; S ankan 1m; S riichi 9m',
        ['3 violation riichi.wall S'],
        'ema-pre-2016',
      ],
      [
        'four tiles left, counting a replacement that the record leaves out',
        '@from middle; @wall 6; S draw; S ankan 1m; S riichi 9m',
        [],
        'ema-pre-2016',
      ],
    ],
  ],
]
