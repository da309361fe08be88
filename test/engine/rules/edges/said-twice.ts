import type { Edges } from './edge.ts'

export const saidTwice: readonly Edges[] = [
  [
    'one mistake, said twice or taken back',
    [
      [
        'a hand that does not wait, shown twice',
        '@from middle; @wall 0; S discard 1z; * end exhaustive; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['4 violation tenpai.false E'],
      ],
      [
        'the same in riichi',
        '@from middle; @riichi E; @wall 0; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['3 violation riichi.not-waiting E'],
      ],
      [
        'a winning tile not kept apart, shown twice',
        '@from middle; S draw; S call tsumo; S reveal 1p2p3p4m5m6m7s8s9s5z5z6z6z6z mixed; S reveal 1p2p3p4m5m6m7s8s9s5z5z6z6z6z mixed',
        ['3 advice win.tile-mixed S'],
      ],
      [
        'a tile too few, counted twice and then shown',
        'E draw; E discard 1z; S count 12; S count 12; * end exhaustive; S reveal 1m4m7m2p5p8p3s6s9s2z3z4z',
        ['3 violation hand.count S'],
      ],
      [
        'a pung taken and given back, and the next player draws',
        '@from middle; E discard 3m; W call pon; W take; W retract; S draw; S discard 9p',
        [],
      ],
      [
        'the same, its tiles shown, and counted afterwards',
        'E draw; E discard 3m; W call pon; W show 3m3m; W take; W retract; S draw; S discard 9p; W count 13',
        [],
      ],
      [
        'shown and taken back, and counted afterwards',
        'E draw; E discard 3m; W call pon; W show 3m3m; W retract; S draw; S discard 9p; W count 13',
        [],
      ],
      [
        'given back, and gone on with all the same',
        'E draw; E discard 3m; W call pon; W show 3m3m; W take; W retract; W discard 9p; N draw',
        [],
      ],
      [
        'given back, and the next but one draws',
        '@from middle; E discard 3m; N call pon; N take; N retract; W draw wrong',
        ['5 violation turn.draw W'],
      ],
      [
        'a win said before its tile is drawn, by the dealer',
        'E call tsumo; E draw 5z; E reveal 1m2m3m4p5p6p7s8s9s5z6z6z6z5z; * end win',
        [],
      ],
      ['the same with the last tile of the wall', '@from middle; @wall 1; E discard 3m; S call tsumo; S draw 5z', []],
      [
        'the same with another hand than one that wins',
        '@from middle; @displayed complete; E discard 3m; S call tsumo; S draw 2z; S reveal 1m2m3m4p5p6p7s8s9s5z6z6z6z2z',
        ['4 violation win.incomplete S'],
      ],
      ['riichi said before its tile is drawn', 'E draw; E discard 3m; S call riichi; S draw 5p; S discard 5p rotated', []],
      [
        'a tile drawn, riichi said, and another tile drawn',
        'E draw 1z; E call riichi; E draw 1z; E discard 1z rotated',
        ['3 violation turn.draw E'],
      ],
      ...(['wrc-2015', 'ema-2016', 'riichi-wiki'] as const).map(
        (rules) =>
          [
            `the discarder says tsumo, and somebody wins (${rules})`,
            'E draw; E discard 3m; E call tsumo; W call ron',
            ['3 question turn.act E'],
            rules,
          ] as const,
      ),
      [
        'a late pung called twice',
        '@from middle; S discard 5p; W draw; W discard 9s; N call pon 5p; N call pon 5p',
        ['4 violation claim.late N'],
      ],
      ['a pung after the draw called twice', '@from middle; S discard 5p; W draw; N call pon; N call pon', ['3 question draw.too-fast W']],
      ['a chow of the wrong seat called twice', '@from middle; E discard 3m; W call chii; W call chii', ['2 violation claim.wrong-seat W']],
      [
        'the same, which kills the hand',
        '@from middle; E discard 3m; W call chii; W call chii',
        ['2 violation claim.wrong-seat W'],
        'wrc-2025',
      ],
      [
        'a late win called twice',
        '@from middle; E discard 3m; S draw; S discard 9p; W call ron 3m; W call ron',
        ['4 violation win.late W'],
      ],
      ['the own discard called twice', '@from middle; E discard 3m; E call pon; E call pon', ['2 question claim.own-discard E']],
      ['a dead hand calls twice', '@from middle; * dead W; S discard 5p; W call chii; W call chii', ['3 violation dead-hand.act W']],
      ['a short form that makes none, twice', 'E draw; E discard 5p; W pon 5m5p; W pon 5m5p', ['3 record record.claim -']],
      [
        'a short form, twice, and play goes on',
        'E draw; E discard 5p; W pon 5p5p; W pon 5p5p; W discard 1z; N draw',
        ['6 record record.claim -'],
      ],
      [
        'a pung called twice, and never taken',
        '@from middle; E discard 1z; W call pon; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
        ['9 violation claim.not-taken W'],
      ],
      [
        'called anew after it was taken back',
        '@from middle; E discard 3m; W call pon; W retract; W call pon; W retract',
        ['3 violation claim.changed W', '5 violation claim.changed W'],
        'rrc-1.5',
      ],
    ],
  ],
]
