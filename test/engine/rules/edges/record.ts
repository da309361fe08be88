import type { Edges } from './edge.ts'

export const record: readonly Edges[] = [
  [
    'a call written before the discard that it claims',
    [
      [
        'a pung, its tiles fit only the next line',
        '@from middle; N discard 1z; E draw; W call pon; E discard 5p; W show 5p5p; W discard 2z; W take; N draw',
        ['3 record record.claim -'],
        'wrc-2025',
      ],
      [
        'a pung whose tiles fit the tile that lay open',
        '@from middle; N discard 5p; E draw; W call pon; E discard 1z; W show 5p5p',
        ['3 violation claim.late W'],
        'wrc-2025',
      ],
      [
        'a pung that names the tile that lay open',
        '@from middle; N discard 1z; E draw; W call pon 1z; E discard 5p; W show 5p5p',
        ['3 violation claim.late W'],
        'wrc-2025',
      ],
      [
        'the referee says that the line is where it belongs',
        '@from middle; N discard 1z; E draw; W call pon; E discard 5p; W show 5p5p; * ruling 3 record.claim dismissed',
        ['3 violation claim.late W'],
        'wrc-2025',
      ],
      [
        'a win, the hand shown wins on the next line only',
        '@from middle; N discard 1z; E draw; W ron; E discard 3m; * end win; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['3 record record.claim -'],
        'wrc-2025',
      ],
      [
        'a win on the tile that lay open',
        '@from middle; N discard 3m; E draw; W ron; E discard 1z; * end win; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        ['3 violation win.late W'],
        'wrc-2025',
      ],
      [
        'a chow that the seat cannot call on the next line',
        '@from middle; N discard 1z; E draw; W call chii; E discard 5p; W show 4p6p',
        ['3 violation claim.late W'],
        'wrc-2025',
      ],
    ],
  ],
  [
    "a short form that can't be right",
    [
      [
        'a pung by another player when one has gone on with the tile',
        '@from middle; E discard 5p; S chii 4p6p; W pon 5p0p',
        ['5 record record.claim -'],
      ],
      [
        'a pung when somebody has a better claim, and nobody the tile: as in long form',
        '@from middle; E discard 5p; W call ron; S pon 5p5p',
        ['3 info claim.awarded W', '4 violation claim.precedence S'],
      ],
      [
        'a pung when a chow was called first and has not taken the tile: as in long form',
        '@from middle; E discard 5p; S call chii; S show 4p; W pon 5p0p',
        ['4 info claim.awarded S', '5 violation claim.precedence W'],
      ],
      [
        'a chow when somebody called pung at the same time',
        '@from middle; E discard 5p; W call pon; & S chii 4p6p',
        ['3 info claim.awarded W'],
      ],
      ['a chow after a pung', '@from middle; E discard 5p; W pon 5p5p; S chii 4p6p', ['5 record record.claim -']],
      ['a pung on a concealed kong', '@from middle; E discard 5p; S ankan 3m; S pon 5p5p', ['3 record record.claim -']],
      ['the same pung twice', '@from middle; E discard 5p; W pon 5p5p; W pon 5p5p', ['5 record record.claim -']],
      ['a chow from across', '@from middle; E discard 5p; W chii 4p6p', ['2 record record.claim -']],
      ['a chow from the left neighbour', '@from middle; E discard 5p; S chii 4p6p', []],
      ['a chow of the own discard', '@from middle; E discard 5p; E chii 4p6p', ['2 record record.claim -']],
      ['tiles that make none', '@from middle; E discard 7z; S pon 4p7z', ['2 record record.claim -']],
      [
        'tiles that the known hand does not hold',
        '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; E discard 7z; S pon 7z7z',
        ['3 record record.hand -'],
      ],
      ['in riichi', '@from middle; @riichi S; E discard 5p; S pon 5p5p', ['2 violation claim.under-riichi S']],
      ['a discard of two turns ago', '@from middle; E discard 5p; S draw; S discard 9m; W pon 5p5p', ['4 record record.claim -']],
    ],
  ],
  [
    'wins that the record tells',
    [
      ['at the end without a win', '@from middle; @riichi E; * end win; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z', []],
      [
        'another one has won, and nobody wrote the end',
        '@from middle; @riichi E; S discard 1z; W ron; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        [],
      ],
    ],
  ],
  [
    'acts without a claim',
    [
      ['takes what nobody called', '@from middle; E discard 5p; S draw; S take left', ['3 record record.no-claim -']],
      ['takes before the record begins', '@from middle; S take left', []],
      ['a replacement tile without a kong, where the record begins', '@from middle; S replace 1z', []],
      ['a replacement tile without a kong', '@from middle; E discard 5p; S draw; S replace 1z', ['3 record record.no-claim -']],
      [
        'shows what nobody called',
        '@from middle; E discard 5p; S draw; S discard 1z; W show 2z2z; W discard 3z',
        ['4 record record.no-claim -'],
      ],
      ['takes back what nobody called', '@from middle; E discard 5p; S retract', []],
      ['puts back what nobody drew', '@from middle; E discard 5p; S return', ['2 record record.no-claim -']],
    ],
  ],
  [
    'a hand that does not hold what is played',
    [
      [
        'a tile out of a group',
        '@from middle; @hold S 6p7p1m1m1m5s5s5s7z7z7z1z5p; S chii 6p7p; S discard 8p meld',
        ['4 violation group.discarded S'],
      ],
      [
        'discards what it does not hold',
        '@from middle; @hold S 4m5m4p5p6p7s8s9s1z1z9p9p9p; S draw 1s; S discard 2s',
        ['2 record record.hand -'],
      ],
      ['discards what it does not hold, the draw not written down', '@from middle; @hold S 4m5m4p5p6p7s8s9s1z1z9p9p9p; S discard 2s', []],
      ['discards the tile just drawn', '@from middle; @hold S 4m5m4p5p6p7s8s9s1z1z9p9p9p; S draw 2s; S discard 2s drawn', []],
      [
        'shows another hand than the one known',
        '@from middle; @hold S 5p5p1m2m3m7s8s9s5z6z6z7z7z; S reveal 3s2m3m4p5p6p7s8s9s5z5z6z6z',
        ['1 record record.hand -'],
      ],
      ['shows the hand that is known', '@from middle; @hold S 5p5p1m2m3m7s8s9s5z6z6z7z7z; S reveal 5p5p1m2m3m7s8s9s5z6z6z7z7z', []],
    ],
  ],
  [
    'five of a kind',
    [
      ['the fifth is discarded', '@from middle; @river N 7p 7p 7p 7p; E discard 7p', ['1 record record.fifth-tile -']],
      [
        'the fifth is shown',
        '@from middle; @river N 7p 7p 7p 7p; E discard 5p; S call chii; S show 6p7p',
        ['3 record record.fifth-tile -'],
      ],
      ['the fifth is drawn', '@from middle; @river N 7p 7p 7p 7p; E draw 7p', ['1 record record.fifth-tile -']],
      ['the fifth is an indicator', '@from middle; @river N 7p 7p 7p 7p; * dora 7p', ['1 record record.fifth-tile -']],
      ['a second red five of a suit', '@from middle; @river N 0p; E discard 0p', ['1 record record.fifth-tile -'], 'riichi-wiki'],
      ['a second red five of a suit, where the set has none', '@from middle; @river N 0p; E discard 0p', []],
      [
        'a sixth is not said again',
        '@from middle; @river N 7p 7p 7p 7p; E discard 7p; S draw; S discard 7p',
        ['1 record record.fifth-tile -'],
      ],
      [
        'a sixth of another kind is',
        '@from middle; @river N 7p 7p 7p 7p 8p 8p 8p 8p; E discard 7p; S draw; S discard 8p',
        ['1 record record.fifth-tile -', '3 record record.fifth-tile -'],
      ],
    ],
  ],
  [
    "a wind that can't be",
    [
      ['a discard after the end', '@from middle; E draw; E tsumo; * end win; E discard 1z', ['4 record record.wind -']],
      ['two acts after the end: said once', '@from middle; E draw; E tsumo; * end win; E discard 1z; S draw', ['4 record record.wind -']],
      ['the end written twice', '@from middle; * end exhaustive; * end exhaustive', ['2 record record.wind -']],
      ['a remark after the end', '@from middle; * end exhaustive; E tenpai; E reveal 1m2m3m2p3p4p3s4s5s2z2z4z4z; * note done', []],
    ],
  ],
  [
    'the wall',
    [
      ['a draw from an empty wall', '@from middle; @wall 0; E discard 1z; S draw', ['2 record record.wall -']],
      ['the last tile', '@from middle; @wall 1; E discard 1z; S draw', []],
      [
        'a replacement tile takes one more',
        '@from middle; @wall 2; S draw; S ankan 5p; S replace; S discard 1z; W draw',
        ['5 record record.wall -'],
      ],
      ['a tile put back', '@from middle; @wall 1; E discard 1z; W draw wrong; W return; S draw', ['2 violation turn.draw W']],
    ],
  ],
  [
    'slow play',
    [
      [
        'twice',
        '@from middle; S draw; S discard 1m slow; W discard 2m; N discard 3m; E discard 4m; S draw; S discard 5m slow',
        ['7 question pace.slow S'],
      ],
      ['once', '@from middle; S draw; S discard 1m slow', []],
      ['once each', '@from middle; S draw; S discard 1m slow; W draw; W discard 2m slow', []],
      ['exactly the limit', '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 21 S discard 1m', []],
      ['over the limit', '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 21.1 S discard 1m', ['2 question pace.slow S']],
    ],
  ],
  [
    'the line of a claim written after its player’s discard',
    [
      ['a pung', '@from middle; E discard 5p; W discard 9m; W pon 5p5p; N draw; N discard 1z; E draw', ['3 record record.claim -']],
      ['a pung in steps', '@from middle; E discard 5p; W discard 9m; W call pon; W show 5p5p; W take; N draw', ['3 record record.claim -']],
      [
        'a pung whose tile is named',
        '@from middle; E discard 5p; W discard 9m; W call pon 5p; W show 5p5p; W take; N draw',
        ['3 record record.claim -'],
        'ema-2025',
      ],
      [
        'a pung whose tiles nobody noted',
        '@from middle; E discard 5p; W discard 9m; W pon; N draw; N discard 1z; E draw',
        ['3 record record.claim -'],
      ],
      [
        'a pung, after the next player’s draw',
        '@from middle; E discard 5p; W discard 9m; N draw; W pon 5p5p; N discard 1z; E draw',
        ['4 record record.claim -'],
      ],
      ['a chow', 'E draw; E discard 5p; S discard 9m; S chii 4p6p; W draw', ['4 record record.claim -']],
      [
        'a pung of other tiles than the discard before',
        '@from middle; E discard 5p; W discard 9m; W pon 7p7p',
        ['2 question turn.discard W', '3 record record.claim -'],
      ],
      [
        'a pung whose tiles nobody noted, and its player discards again: the first discard may be another player’s',
        '@from middle; E discard 5p; W discard 9m; W pon; W discard 1z; N draw',
        ['2 question turn.discard W', '3 record record.claim -'],
      ],
      [
        'the own discard is one of the tiles as well: the seat may be wrong',
        '@from middle; E discard 5p; W discard 5p; W pon 5p5p',
        ['2 question turn.discard W', '3 record record.claim -'],
      ],
      [
        'the recorder saw that the discard was out of turn',
        '@from middle; E discard 5p; W discard 9m wrong; W pon 5p5p',
        ['2 violation turn.discard W', '3 record record.claim -'],
      ],
      [
        'a player in riichi',
        '@from middle; @riichi W; E discard 5p; W discard 9m; W pon 5p5p',
        ['2 question turn.discard W', '3 record record.claim -'],
      ],
    ],
  ],
]
