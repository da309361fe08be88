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
      [
        'another wait, shown at the draw',
        '@from middle; @riichi W; W ankan 2p; * end exhaustive; W reveal 3p4p5p6p7p7s8s9s5z5z',
        ['3 violation kong.riichi W'],
        'ema-pre-2016',
      ],
      ['another wait, shown when nobody was in riichi', '@from middle; S ankan 3m; S reveal 1m2m5z5z', []],
      [
        'the drawn tile is unknown, the rest of the hand known',
        '@from middle; @riichi W; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W ankan 3m',
        [],
        'rrc-1.5',
      ],
      [
        'drawn out of turn',
        '@from middle; @riichi W; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W draw wrong; W ankan 3m',
        ['1 violation turn.draw W'],
      ],
      ['in the very turn of riichi', '@from middle; E riichi 1m; E ankan 5p', ['4 question turn.act E']],
    ],
  ],
  [
    'a kong of tiles that are not there',
    [
      [
        'an extended pung of other tiles',
        '@from middle; @displayed complete; @meld S pon 5p E; S kakan 8m',
        ['1 question kong.no-group S'],
      ],
      ['an extended pung of the tiles that lie there', '@from middle; @displayed complete; @meld S pon 5p E; S kakan 5p', []],
      ['an extended chow', '@from middle; @displayed complete; @meld S chii 4p5p6p 4p; S kakan 5p', ['1 question kong.no-group S']],
      [
        'three of a kind, and a tile drawn that is another',
        '@from middle; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw 1s; W ankan 1m',
        ['2 question kong.no-group W'],
      ],
      ['three of a kind, and a tile drawn that nobody knows', '@from middle; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw; W ankan 1m', []],
      [
        'two of a kind, and a tile drawn that nobody knows',
        '@from middle; @hold W 1m1m2m2m3m4p5p6p7s8s9s5z5z; W draw; W ankan 1m',
        ['2 question kong.no-group W'],
      ],
      [
        'gone on with, and the player wins',
        '@from middle; @displayed complete; W kakan 4p; W replace; W discard 1m; E discard 2m; W call ron',
        ['1 question kong.no-group W', '4 question turn.discard E'],
      ],
    ],
  ],
  [
    'the last tile',
    [
      ['a kong called when no tile is left', '@from middle; @wall 1; S draw; S discard 5p; W call kan', ['3 question kong.last-tile W']],
      [
        'an extended kong when no tile is left',
        '@from middle; @wall 1; @meld S pon 5p E; S draw; S kakan 5p',
        ['2 question kong.last-tile S'],
      ],
      ['two tiles left', '@from middle; @wall 2; S draw; S ankan 5p', []],
      ['a win when no tile is left', '@from middle; @wall 1; S draw; S discard 5p; W call ron', []],
      ['a pung when no tile is left', '@from middle; @wall 1; S draw; S discard 5p; W call pon', []],
    ],
  ],
  [
    'the fifth kong',
    [
      [
        'after four by two players',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld S ankan 9p; W draw; W ankan 5p',
        ['2 violation kong.fifth W'],
      ],
      [
        'after four by one player',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 9p; W draw; W ankan 5p',
        ['2 violation kong.fifth W'],
      ],
      [
        'called on a discard',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 9p; W draw; W discard 5p; S call kan',
        ['3 violation kong.fifth S'],
      ],
      [
        'a pung is no kong',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 9p; W draw; W discard 5p; S call pon',
        [],
      ],
      ['after three', '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; W draw; W ankan 5p', []],
    ],
  ],
  [
    'play after four kongs of two players',
    [
      [
        'a draw goes on',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1z; W draw',
        ['5 violation kong.fourth-abort W'],
        'ema-pre-2016',
      ],
      [
        'a chow goes on',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1p; W chii 2p3p',
        ['5 violation kong.fourth-abort W'],
        'ema-pre-2016',
      ],
      [
        'a pung is called',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1p; W call pon',
        ['5 violation kong.fourth-abort W'],
        'ema-pre-2016',
      ],
      [
        'a win is called',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1p; W call ron',
        [],
        'ema-pre-2016',
      ],
      [
        'riichi is called',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S call riichi',
        [],
        'ema-pre-2016',
      ],
      [
        'all four by one player',
        '@from middle; @displayed complete; @meld S ankan 1m; @meld S ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1z; W draw',
        [],
        'ema-pre-2016',
      ],
      [
        'said once',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S draw; S ankan 9p; S replace; S discard 1z; W draw; W discard 2z; N draw; N discard 3z',
        ['5 violation kong.fourth-abort W'],
        'ema-pre-2016',
      ],
    ],
  ],
  [
    'indicator and replacement',
    [
      [
        'the indicator before the replacement tile',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; * dora 3s; E replace; E discard 1z',
        [],
      ],
      [
        'the replacement tile before the indicator',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; * dora 3s; E discard 1z',
        ['4 advice kong.order E'],
      ],
      [
        'the indicator after the discard',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; E discard 1z; * dora 3s',
        ['5 advice kong.dora-late -'],
      ],
      [
        'a concealed kong, the indicator after the replacement',
        '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z',
        ['4 advice kong.order E'],
      ],
      ['a concealed kong, the indicator at once', '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E discard 1z', []],
      [
        'an open kong, the indicator at once',
        '@from middle; S discard 5p; E call kan; E show 5p5p5p; E take; * dora 3s; E replace; E discard 1z',
        [],
      ],
      [
        'an open kong, the indicator after the discard',
        '@from middle; S discard 5p; E call kan; E show 5p5p5p; E take; E replace; E discard 1z; * dora 3s',
        ['7 advice kong.dora-late -'],
      ],
      ['an indicator without a kong', '@from middle; E draw; * dora 3s; E discard 1z', []],
      [
        'the same after an extended kong, EMA before 2016',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; * dora 3s; E replace; E discard 1z',
        [],
        'ema-pre-2016',
      ],
      ['the discard before the replacement tile', '@from middle; E draw; E ankan 5p; E discard 1z; S draw', []],
      [
        'the indicator one second after the extended kong',
        '@from middle; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 11.0 * dora 3s',
        ['3 violation kong.no-wait E'],
        'ema-pre-2016',
      ],
      [
        'the indicator three seconds after the extended kong',
        '@from middle; @meld E pon 5p S; 9.0 E draw; 10.0 E kakan 5p; 13.0 * dora 3s',
        [],
        'ema-pre-2016',
      ],
    ],
  ],
  [
    'robbing a kong',
    [
      ['the own kong is not robbed', '@from middle; S draw; S ankan 5m; S call ron', ['3 question claim.own-discard S']],
      [
        'with an ordinary hand',
        '@from middle; S draw; S ankan 5m; W call ron; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
        ['4 violation kong.rob-concealed W'],
      ],
      [
        'an extended pung with an ordinary hand',
        '@from middle; @meld S pon 5m E; S draw; S kakan 5m; W call ron; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
        [],
      ],
      ['with thirteen orphans', '@from middle; S draw; S ankan 1z; W call ron; W reveal 1m9m1p9p1s9s2z3z4z5z6z7z7z', []],
      [
        'with thirteen orphans, under EMA',
        '@from middle; S draw; S ankan 1z; W call ron; W reveal 1m9m1p9p1s9s2z3z4z5z6z7z7z',
        [],
        'ema-2016',
      ],
    ],
  ],
  [
    'four kongs, and somebody has won',
    [
      [
        'a win on the discard, and the next one draws',
        '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W ankan 9p; W discard 1z; N ron; S draw',
        [],
        'ema-pre-2016',
      ],
      [
        'a discard, and the fourth kong after it',
        '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S discard 5p; W ankan 9p; W discard 1z',
        [],
        'ema-pre-2016',
      ],
    ],
  ],
  [
    'a kong in riichi, shown later',
    [
      ['the hand is shown before the end', '@from middle; @riichi W; W ankan 2p; W reveal 3p4p5p6p7p7s8s9s5z5z', [], 'wrc-2025'],
      [
        'the hand is shown before the end',
        '@from middle; @riichi W; W ankan 2p; W reveal 3p4p5p6p7p7s8s9s5z5z',
        ['2 violation kong.riichi W'],
      ],
      ['the waits stay, and only they count', '@from middle; @riichi W; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W ankan 3m', [], 'riichi-wiki'],
      ['an open kong, then an own one', '@from middle; E discard 5p; S daiminkan 5p5p0p; S kakan 3m', []],
    ],
  ],
]
