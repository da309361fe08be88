import type { Edges } from './edge.ts'

export const claim: readonly Edges[] = [
  [
    'what is late',
    [
      [
        'the one who drew goes on: the caller’s claim is void',
        '@from middle; S discard 5p; W draw; N call pon; W discard 9s',
        ['3 violation claim.late N'],
        'rrc-1.5',
      ],
      ['the caller takes the tile: the claim stands', '@from middle; S discard 5p; W draw; N call pon; N take', [], 'rrc-1.5'],
      [
        'the caller discards: the claim stands',
        '@from middle; S discard 5p; W draw; N call pon; N discard 9m',
        ['4 advice draw.not-returned W'],
        'rrc-1.5',
      ],
      [
        'a third player discards: nothing is settled',
        '@from middle; S discard 5p; W draw; N call pon; E discard 9m',
        ['3 question claim.late N', '4 question turn.discard E'],
        'rrc-1.5',
      ],
      [
        'another player’s tile is taken: nothing is settled',
        '@from middle; S discard 5p; W draw; N call pon; E call pon; E take',
        ['3 question claim.late N'],
        'rrc-1.5',
      ],
      [
        'the one who drew claims: late, and no question',
        '@from middle; S discard 5p; W draw; W call pon',
        ['3 violation claim.late W'],
        'rrc-1.5',
      ],
    ],
  ],
  [
    'a draw that was too fast',
    [
      [
        'its tile went back, and then two players call',
        '@from middle; S discard 5p; W draw fast; W return; N call pon; E call pon',
        ['4 violation draw.too-fast W', '5 info claim.awarded N'],
      ],
      [
        'the caller takes the tile: the draw was too fast',
        '@from middle; S discard 8s; W draw; N call pon; N take',
        ['3 violation draw.too-fast W'],
      ],
      [
        'the caller discards: the draw was too fast',
        '@from middle; S discard 5p; W draw; N call pon; N discard 9s',
        ['3 violation draw.too-fast W', '4 advice draw.not-returned W'],
      ],
      [
        'the one who drew discards: there was time',
        '@from middle; S discard 5p; W draw; N call pon; W discard 9s',
        ['3 violation claim.late N'],
      ],
      [
        'a third player does something: nothing is settled',
        '@from middle; S discard 5p; W draw; N call pon; E riichi 1z',
        ['3 question draw.too-fast W', '4 question turn.act E'],
      ],
      [
        'the discarder claims: nobody asks how fast the draw was',
        '@from middle; S discard 5p; W draw; S call pon',
        ['3 question claim.own-discard S'],
      ],
      [
        'a group that makes none, in short form, is the record’s fault',
        '@from middle; S discard 1z; W draw; E pon 5p5p',
        ['3 record record.claim -'],
      ],
      [
        'the tile drawn is asked for only when the claimant discards',
        '@from middle; S discard 5p; W draw fast; N call pon; S discard 1m',
        ['3 violation draw.too-fast W', '4 question turn.discard S'],
      ],
    ],
  ],
  [
    'which call holds',
    [
      ['the same call twice changes nothing', '@from middle; N discard 7p; E call pon; E call pon', [], 'wrc-2025'],
      [
        'a riichi or a self-draw is no other call on the tile',
        '@from middle; E discard 3m; W call pon; W call tsumo',
        ['3 question turn.act W'],
        'rrc-1.5',
      ],
      [
        'a win after a pung changes the call',
        '@from middle; E discard 3m; N call pon; N call ron',
        ['3 violation claim.changed N'],
        'rrc-1.5',
      ],
      [
        'a claim that was taken already is not changed by another one',
        '@from middle; E discard 5p; W pon 5p0p; W call chii',
        ['5 violation claim.wrong-seat W'],
        'wrc-2025',
      ],
      [
        'a win on a concealed kong, taken back',
        '@from middle; S ankan 3m; N call ron; N retract',
        ['2 question kong.rob-concealed N', '3 violation claim.changed N'],
        'ema-2016',
      ],
    ],
  ],
  [
    'who gets the tile',
    [
      [
        'a further win changes nothing: it is not said twice',
        '@from middle; E discard 3m; W call ron; S call ron; W call ron',
        ['3 info claim.awarded S', '3 info claim.awarded W'],
        'ema-2016',
      ],
      [
        'a win after two claims: it is said again',
        '@from middle; E discard 3m; S call chii; W call pon; W call ron',
        ['3 info claim.awarded S', '4 info claim.awarded W'],
      ],
      [
        'takes the tile though the claim has to yield',
        '@from middle; E discard 3m; S call chii; W call pon; W show 3m3m; S take; S discard 9s',
        ['3 info claim.awarded W', '5 violation claim.precedence S'],
        'ema-2016',
      ],
      [
        'the winner who sits nearer shows the hand',
        '@from middle; E discard 3m; W call ron; & S call ron; S reveal 3m4p4p5p5p7s7s9s9s5z5z6z6z',
        ['3 info claim.awarded S'],
      ],
      [
        'the winner who sits farther shows the hand',
        '@from middle; E discard 3m; W call ron; & S call ron; W reveal 3m4p4p5p5p7s7s9s9s5z5z6z6z',
        ['3 info claim.awarded S', '4 violation claim.precedence W'],
      ],
      [
        'a discard is no going on with a win',
        '@from middle; E discard 3m; S call ron; W call ron; W discard 1z',
        ['3 info claim.awarded S'],
      ],
    ],
  ],
  [
    'no group',
    [
      ['one tile at a time', '@from middle; E discard 5p; S call chii; S show 4p; S show 6p', []],
      [
        'one tile at a time, and they make none',
        '@from middle; E discard 5p; S call chii; S show 4p; S show 7p',
        ['4 violation claim.no-group S'],
      ],
      ['the same line twice', '@from middle; E discard 5p; W call pon; W show 5p5p; W show 5p5p', []],
      [
        'another pair after the first: too many, and none',
        '@from middle; E discard 5p; W call pon; W show 5p5p; W show 1z1z',
        ['4 violation claim.no-group W'],
      ],
      [
        'shown before it was called, and it makes none',
        '@from middle; E discard 5p; W show 5p6p; W call pon',
        ['3 advice claim.order W', '2 violation claim.no-group W'],
      ],
      [
        'shown before it was called, and put right',
        '@from middle; E discard 2m; S show 5p5p; S call chii; S show 3m4m; S take; S discard 1z',
        ['3 advice claim.order S', '2 violation claim.no-group S'],
      ],
      [
        'of a tile that the record does not know, shown before it was called and again with other tiles',
        '@from middle; S show 5p5p; S call chii; S show 3m4m',
        ['2 advice claim.order S'],
      ],
      [
        'shown before it was called; the short form tells other tiles',
        '@from middle; E discard 5p; W show 1z1z; W pon 5p0p',
        ['3 record record.claim -', '3 advice claim.order W'],
      ],
      [
        'a void claim is not also no group',
        '@from middle; N discard 1z; S call chii; S discard 4z; S show 2z3z',
        ['2 violation claim.wrong-seat S'],
      ],
      [
        'a group that makes none is not also turned the wrong way',
        '@from middle; E discard 8p; W call pon; W show 5p5p; W take left',
        ['3 violation claim.no-group W'],
      ],
    ],
  ],
  [
    'not taken',
    [
      [
        'taken back and never gone on with',
        '@from middle; E discard 1z; W call pon; W show 1z1z; W retract; S draw; S discard 9m; W draw; W discard 9m; N discard 1z; E discard 2m',
        [],
      ],
      [
        'only called, never gone on with',
        '@from middle; E discard 1z; W call pon; S draw; S discard 3m; W discard 2p; N discard 4s',
        ['3 violation turn.draw S'],
      ],
      [
        'no group was shown: that is the fault',
        '@from middle; E discard 5p; W call pon; W show 5p6p; W discard 9m; N discard 9p; E discard 1z',
        ['3 violation claim.no-group W'],
      ],
      [
        'the one who was passed over has taken nothing',
        '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; W show 3m3m; W take; W discard 9s; N discard 1z; E discard 2z',
        ['3 info claim.awarded W', '4 violation claim.precedence S'],
        'ema-2016',
      ],
      [
        'a kong called and never gone on with',
        '@from middle; E discard 5p; W call kan; S draw; S discard 9p; W discard 1z; N discard 2z',
        ['3 violation turn.draw S'],
      ],
      [
        'the own next draw comes without the tile',
        '@from middle; S discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 1m; E discard 2m; S discard 3m; W draw',
        ['8 violation claim.not-taken W'],
        'wrc-2025',
      ],
      [
        'a discard implies the own next draw',
        '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 2m; E discard 3m; S discard 4m; W discard 3p',
        ['8 violation claim.not-taken W'],
        'wrc-2025',
      ],
      [
        'nobody has discarded since the call, and the own turn is not there',
        '@from middle; E discard 1z; W call pon; W show 1z1z; W draw',
        ['4 violation turn.draw W'],
        'wrc-2025',
      ],
      [
        'said once: a third discard says nothing new',
        '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s; S discard 8s',
        ['6 violation claim.not-taken W'],
      ],
    ],
  ],
  [
    'before there is anything to claim',
    [
      ['in riichi, and the tile lies before the record', '@from middle; @riichi W; W call pon', ['1 violation claim.under-riichi W']],
      ['the wall is empty, and the tile lies before the record', '@from middle; @wall 0; S call chii', [], 'riichi-wiki'],
      ['takes a tile that nobody called', '@from middle; E take right', []],
      ['has sorted the hand, and discards without having drawn', 'S ready; S discard 9s nodraw', ['2 question turn.discard S']],
      ['a self-draw win on the own discard is nobody’s claim', '@from middle; N discard 1z; N tsumo', ['2 question turn.act N']],
    ],
  ],
  [
    'a hand that is dead, or short',
    [
      [
        'the pung of a dead hand in one line, after the next player’s draw: that player plays on',
        '@from middle; * dead W; E discard 5p; S draw; W pon 5p5p; S discard 1z; W draw; W discard 9s',
        ['4 violation dead-hand.act W'],
      ],
      [
        'the pung of a dead hand in steps, and the same in one line',
        '@from middle; * dead W; E discard 5p; W call pon; W show 5p5p; W pon',
        ['3 violation dead-hand.act W'],
      ],
      ['a dead hand’s self-draw', '@from middle; * dead S; S call tsumo', ['2 violation dead-hand.act S'], 'wrc-2025'],
      [
        'a self-draw shown with a tile too many',
        '@from middle; @displayed complete; E tsumo; E reveal 6p2m4p5p6p7s8s9s5z5z6z6z6z',
        ['2 violation hand.count E'],
      ],
      [
        'a self-draw shown with a tile too few: the winning one may have been left out',
        '@from middle; @displayed complete; E tsumo; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
        [],
      ],
    ],
  ],
  ['written twice', [['the tiles of a claim, one of them unknown', '@from middle; E discard 5p; S call chii; S show 4p?; S show 4p?', []]]],
  [
    'claims that were passed over',
    [
      [
        'the chow that came first goes on, and the pung discards',
        '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; W discard 9s; E discard 2z',
        ['3 info claim.awarded S', '5 violation claim.precedence W', '6 question turn.discard E'],
      ],
      [
        'the chow takes though the pung has the tile',
        '@from middle; E discard 3m; W call pon; S call chii; S take',
        ['3 info claim.awarded W', '4 violation claim.precedence S'],
      ],
      [
        'the chow takes after the pung',
        '@from middle; E discard 5p; W pon 5p5p; S call chii; S take',
        ['5 info claim.awarded W', '6 violation claim.precedence S'],
      ],
      [
        'called before the discard was written',
        '@from middle; W call pon; E discard 1z; W show 1z1z; W discard 9m; N discard 3p',
        ['1 record record.claim -'],
      ],
      [
        'one opponent’s discard written twice is one: the hand is not dead',
        '@from middle; E discard 1z; W call pon; W discard 9m; N discard 3p; N discard 3p; E draw',
        ['5 record record.doubled -'],
      ],
      [
        'the chow after which the pung in short form goes before',
        '@from middle; E discard 5p; S call chii; W pon 5p0p',
        ['3 info claim.awarded W'],
        'ema-2016',
      ],
      [
        'taken back, and a dead hand',
        '@from middle; E discard 3m; S call chii; S retract; S discard 1z; W draw; W discard 1z; S call pon',
        ['3 violation claim.changed S', '7 question dead-hand.act S'],
        'wrc-2025',
      ],
      ['a concealed kong closes no win on the discard before it', '@from middle; E discard 3m; S ankan 1z; W call ron 3m', []],
      [
        'nor does a second kong, and each kong’s tile can be won on as well',
        '@from middle; @meld S pon 9p E; E discard 3m; S draw; S kakan 9p; S replace; S ankan 1z; N call ron 9p; W call ron 3m',
        ['6 question kong.no-wait S'],
      ],
      [
        'a self-draw win after the kong',
        '@from middle; E discard 3m; S draw; S ankan 1z; S replace; S call tsumo; W call ron 3m',
        ['6 violation win.after-tsumo W'],
        'ema-2016',
      ],
      [
        'the win on the discard before the kong is no winning hand',
        '@from middle; E discard 3m; S draw; S ankan 1z; W call ron 3m; W reveal 1s2m4p5p6p7s8s9s5z5z6z6z6z',
        ['5 violation win.incomplete W'],
      ],
      ['the kong is taken back', '@from middle; E discard 3m; S draw; S ankan 1z; S retract; W call ron', []],
      [
        'the discard goes before the tiles, and is taken back',
        '@from middle; E discard 1p; S call chii; S discard 4p; S retract; S show 2p3p',
        [],
      ],
      [
        'the discard two turns before is not the swapped one',
        '@from middle; S discard 4p; E discard 1p; S chii 2p3p',
        ['2 question turn.discard E'],
      ],
      [
        'three shown for a pung, one of them wrong, then another pung',
        '@from middle; E discard 3m; W call pon; W show 3m3m4m; W discard 1z; N discard 1z; W call pon',
        ['3 violation claim.no-group W', '6 violation dead-hand.act W'],
      ],
      [
        'three shown for a pung, the claimed tile written down with them, then another pung',
        '@from middle; E discard 3m; W call pon; W show 3m3m3m; W discard 1z; N discard 1z; W call pon',
        [],
      ],
    ],
  ],
  [
    'several wins',
    [
      [
        'the question is asked once',
        '@from middle; E discard 3m; S call ron; W call ron; & S call ron',
        ['3 question win.several W'],
        'riichi-wiki',
      ],
      ['the same win twice is one', '@from middle; E discard 3m; W call ron; W call ron', [], 'riichi-wiki'],
      [
        'one of two hands is none: the other one wins',
        '@from middle; E discard 3m; S call ron; W call ron; S reveal 4s5s2m3m4m6p7p8p1p1p1p9m9m',
        ['3 info claim.awarded W', '4 violation win.incomplete S'],
        'ema-2016',
      ],
      [
        'one of two hands is none, and nothing is left to ask',
        '@from middle; E discard 3m; W call ron; & S call ron; S reveal 3s4p4p5p5p7s7s9s9s5z5z6z6z',
        ['4 violation win.incomplete S'],
        'riichi-wiki',
      ],
      [
        'shown after the end of the hand',
        '@from middle; N discard 3m; E call ron; W call ron; * end win; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z',
        ['3 info claim.awarded E'],
      ],
    ],
  ],
]
