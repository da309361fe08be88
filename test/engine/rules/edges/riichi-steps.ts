import type { Edges } from './edge.ts'

export const riichiSteps: readonly Edges[] = [
  [
    'the steps of a riichi',
    [
      ['a tile is rotated at the deal', 'E draw; E discard 9m rotated', ['2 question riichi.word E'], 'ema-2025'],
      [
        'a turn is missing, and a riichi may be',
        'E draw; E discard 1z; W draw; W discard 9s; N draw; S discard 9m rotated',
        ['3 record record.missing -', '6 question turn.discard S'],
        'ema-2025',
      ],
      [
        'a void riichi was called',
        '@from middle; @meld S pon 5p E; @displayed complete; S draw; S call riichi; S discard 9m rotated',
        ['2 violation riichi.open-hand S'],
        'ema-2025',
      ],
      [
        'the stick is paid in the turn before',
        '@from middle; S draw; S stick; S discard 1z; W discard 2z; N discard 3z; E discard 4z; S draw; S call riichi; S discard 9m rotated',
        [],
        'ema-2025',
      ],
      ['the stick is paid a second time, late', '@from middle; S draw; S riichi 9m; W discard 1z; S stick', [], 'ema-2025'],
      [
        'the stick is paid after a claimant’s discard',
        '@from middle; S draw; S call riichi; S discard 9m rotated; N pon 9m9m; N discard 1z; S stick',
        ['8 advice riichi.order S'],
        'ema-2025',
      ],
      [
        'the next player has touched the wall',
        '@from middle; S draw; S discard 9m; W touch; S call riichi',
        ['4 question turn.act S'],
        'ema-2025',
      ],
      [
        'the next player has called',
        '@from middle; S draw; S discard 9m; W call chii; S call riichi',
        ['4 question turn.act S'],
        'ema-2025',
      ],
      [
        'a third player has called',
        '@from middle; S draw; S discard 9m; N call pon; S call riichi',
        ['4 question riichi.order S'],
        'ema-2025',
      ],
      [
        'riichi is called again after its discard',
        '@from middle; S draw; S riichi 9m; S call riichi',
        ['5 question turn.act S'],
        'ema-2025',
      ],
      [
        'the stick lies before the discard, and the riichi is taken back',
        '@from middle; S draw; S stick; S call riichi; S retract',
        ['2 question riichi.order S'],
        'rrc-1.5',
      ],
      [
        'the stick lies, and the riichi is taken back',
        '@from middle; S draw; S call riichi; S discard 9m rotated; S stick; S retract',
        ['5 violation riichi.taken-back S'],
        'rrc-1.5',
      ],
      [
        'a later call is taken back',
        '@from middle; S draw; S riichi 9m; W discard 3m; S call ron; S retract',
        ['7 violation claim.changed S'],
        'ema-2025',
      ],
    ],
  ],
  [
    'a riichi hand by the edition',
    [
      [
        'a replacement tile touches the hand',
        '@from middle; @riichi S; S draw 1z; S ankan 1z; S replace 3m mixed; S discard 3m',
        ['4 violation riichi.hand-changed S'],
        'ema-2025',
      ],
      [
        'the tile touches the hand, and another one is discarded',
        '@from middle; @riichi S; S draw 3m touching; S discard 9p',
        ['2 question riichi.hand-changed S'],
        'ema-2025',
      ],
      [
        'the finding was dismissed, and does not count',
        '@from middle; @riichi S; S draw 3m touching; S discard 3m; * ruling 2 riichi.touching dismissed; W discard 9s; N discard 9p; E discard 1s; S draw 4m touching; S discard 4m',
        ['8 advice riichi.touching S'],
        'ema-2025',
      ],
      [
        'the changed hand was never known',
        '@from middle; @riichi S; @wall 1; S draw 9m; S discard 2s; * end exhaustive; S reveal 1m1m1m4p5p6p7p8p9p3s5z5z9m',
        ['2 question riichi.hand-changed S'],
        'ema-2025',
      ],
      [
        'the known hand never waited, and was changed',
        '@from middle; @riichi S; @wall 1; @hold S 1m1m1m4p5p6p7p8p1p2s5s5z5z; S draw 9m; S discard 2s hand; * end exhaustive; S reveal 1m1m1m4p5p6p7p8p1p5s5z5z9m',
        ['2 violation riichi.hand-changed S', '4 violation riichi.not-waiting S'],
        'ema-2025',
      ],
      [
        'shown, then noten',
        '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; S noten',
        [],
        'ema-2025',
      ],
    ],
  ],
  [
    'wins by the edition',
    [
      [
        'a pung was called and the ron after it counts: the tile taken is the winning one',
        '@from middle; E discard 3m; S call ron; W call pon; S take',
        ['3 info claim.awarded S', '4 advice win.tile-taken S'],
        'ema-2025',
      ],
      ['the player has drawn since', '@from middle; S discard 3p; S draw; S call tsumo', ['2 question turn.draw S'], 'ema-2025'],
      [
        'another seat was meant',
        '@from middle; S draw 3p; S discard 3p; S call tsumo; * answer 3 seat',
        ['3 record record.seat -'],
        'ema-2025',
      ],
      [
        'ron after the end was noted: the record is wrong',
        '@from middle; @wall 0; N discard 3m; * end exhaustive; S noten; S call ron',
        ['4 record record.wind -'],
        'ema-2025',
      ],
    ],
  ],
]
