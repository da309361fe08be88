import type { Edges } from './edge.ts'

export const turn: readonly Edges[] = [
  [
    'whose turn it was to draw',
    [
      ['draws twice, and another one declares riichi', '@from middle; E draw; E draw; S riichi 9m', ['2 question turn.draw E']],
      ['draws twice and discards: the line was written twice', 'E draw; E draw; E discard 1z', ['2 record record.doubled -']],
      [
        'the wrong one draws, and the right one plays on: the seat was written wrong',
        'E draw; E discard 1z; W draw; S discard 5m',
        ['3 record record.seat -'],
      ],
      [
        'the wrong one draws and puts it back: it was a foul',
        '@from middle; E discard 5p; W draw 6s; W return',
        ['2 violation turn.draw W'],
      ],
      [
        'the wrong one draws, and somebody else puts a tile back',
        '@from middle; N discard 2p; S draw; W return',
        ['2 question turn.draw S', '3 record record.no-claim -'],
      ],
      ['the wrong one draws and discards', '@from middle; E discard 5p; W draw; W discard 1m', ['2 record record.missing -']],
      ['the wrong one draws, and a third one discards', '@from middle; E discard 5p; W draw; N discard 1m', ['2 question turn.draw W']],
      ['the wrong one draws, and the hand ends', 'W draw; * end win; E discard 1z', ['1 record record.seat -', '3 record record.wind -']],
      ['the recorder saw that it was wrong', 'E draw wrong', ['1 violation turn.draw E']],
      ['the recorder saw that it was wrong, in the middle', '@from middle; E discard 1p; S draw wrong', ['2 violation turn.draw S']],
      ['not the dealer draws first, twice', 'S draw; S draw', ['1 question turn.draw S']],
      ['not the dealer draws first, and another one discards', 'N draw; S discard 1z', ['1 question turn.draw N']],
      [
        'draws after a chow that stands',
        '@from middle; E discard 5p; S chii 6p7p; W draw 1m; S discard 0p',
        ['5 violation turn.draw W', '6 violation swap.same-tile S'],
      ],
      [
        'draws while a pung is called',
        '@from middle; E discard 5p; S call pon; W draw; S show 5p5p; S take; S discard 1m',
        ['3 violation turn.draw W'],
      ],
    ],
  ],
  [
    'whose turn it was to discard',
    [
      [
        'without having drawn, and the next one draws at the wrong place',
        'N discard 1z nodraw; W draw wrong mixed',
        ['1 question turn.discard N', '2 violation turn.draw W'],
      ],
      [
        'twice in a row, and another one’s group in short form',
        'E discard 1z nodraw; E discard 5p; S pon 6p6p; S discard 1m',
        ['1 violation turn.no-draw E', '2 question turn.discard E', '3 record record.claim -'],
      ],
      ['the recorder saw that it was wrong', 'E discard 3p wrong', ['1 violation turn.discard E']],
      [
        'two lines that may have changed places, and the referee says that it was a foul',
        '@from middle; E discard 2z; W discard 9m; S discard 3p; N draw; N discard 5s; * answer 2 foul; E discard 1m',
        ['2 violation turn.discard W'],
      ],
      [
        'two lines that may have changed places, but for a referee who has upheld the foul before',
        '@from middle; E discard 2z; W discard 9m; S discard 3p; * ruling 2 turn.discard upheld; N draw; N discard 5s',
        ['2 violation turn.discard W'],
      ],
      [
        'two lines that may have changed places, and the referee lets it pass: no turn is missing',
        '@wall 3; @from middle; E discard 2z; W discard 9m; S discard 3p; N draw; N discard 5s; E draw; * ruling 2 turn.discard dismissed',
        ['6 record record.wall -'],
      ],
      [
        'two lines, and the next draw is seen to be wrong: they have not changed places',
        '@from middle; E discard 2z; W discard 9m; S discard 3p; N draw wrong; N discard 5s',
        ['2 violation turn.discard W', '4 violation turn.draw N'],
      ],
      [
        'the rightful player draws first: the lines have not changed places',
        '@from middle; E discard 2z; W discard 9m; S draw; S discard 3p; N draw; N discard 5s; E discard 1m',
        ['2 violation turn.discard W', '5 record record.missing -'],
      ],
      [
        'two lines that changed places close no wall too late: the left-out draw counts',
        '@wall 3; @from middle; E discard 2z; W discard 9m; S discard 3p; N draw; N discard 5s; E draw',
        ['2 question turn.discard W', '6 record record.wall -'],
      ],
      ['the wrong one discards, then the right one plays on', 'W discard 2z; E discard 5m', ['1 violation turn.discard W']],
      ['the right one had drawn: it was a foul', 'E draw; W discard 7z; E discard 1z', ['2 violation turn.discard W']],
      [
        'the same discard twice, and the next one but one plays on',
        'E discard 1z; E discard 1z; N discard 6s',
        ['2 question turn.discard E'],
      ],
      ['the same discard twice', 'E discard 1z; E discard 1z; S discard 6s', ['2 record record.doubled -']],
      ['discards out of turn and makes a concealed kong', 'W discard 3z; W ankan 1z middle', ['1 question turn.discard W']],
      ['discards out of turn without drawing, and another one wins', 'N discard 1z nodraw; W call tsumo', ['1 question turn.discard N']],
      ['discards out of turn; another one extends a pung', '@from middle; W draw; W draw; S kakan 5p', ['2 question turn.draw W']],
      [
        'a discard while a pung is called is the caller’s only',
        '@from middle; E discard 1z; W call pon; N discard 3m; W discard 9s',
        ['3 violation turn.discard N'],
      ],
    ],
  ],
  [
    'acts of the own turn',
    [
      [
        'the referee says that somebody else did it',
        '@from middle; N discard 7p; W call tsumo; * answer 2 seat',
        ['2 record record.seat -'],
      ],
      [
        'the referee says that a line is missing',
        '@from middle; N discard 7p; W call tsumo; * answer 2 missing',
        ['2 record record.missing -'],
      ],
      ['the referee says that it was so', '@from middle; N discard 7p; W call tsumo; * answer 2 foul', ['2 violation turn.act W']],
      [
        'a concealed kong out of turn, and it was so',
        '@from middle; N discard 2p; E discard 5p; E kakan 5p; * answer 3 foul',
        ['3 violation turn.act E', '3 record record.fifth-tile -'],
      ],
    ],
  ],
  [
    'declared waiting',
    [
      [
        'shows a hand that waits for nothing',
        '@from middle; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
        ['2 violation tenpai.false E'],
      ],
      ['shows a hand that waits', '@from middle; * end exhaustive; E tenpai; E reveal 1m2m3m2p3p4p3s4s5s2z2z4z4z', []],
    ],
  ],
  [
    'what comes back',
    [
      [
        'a dead hand for a draw that was put back is alive again',
        '@from middle; E discard 1z; W draw 3s wrong; W return 3s; S discard 2z; W call pon',
        ['2 violation turn.draw W'],
        'rrc-1.5',
      ],
      [
        'a dead hand for a draw that was not put back',
        '@from middle; E discard 1z; W draw 3s wrong; S discard 2z; W call pon',
        ['2 violation turn.draw W', '4 violation dead-hand.act W'],
        'rrc-1.5',
      ],
      [
        'an open hand in riichi, at the end',
        '@from middle; @meld S pon 5p E; S call riichi; * end exhaustive',
        ['1 violation riichi.open-hand S'],
        'rrc-1.5',
      ],
      [
        'another tile in riichi, at the end',
        '@from middle; @riichi W; W draw 1m; W discard 1z; * end exhaustive',
        ['2 question riichi.hand-changed W'],
        'wrc-2025',
      ],
      [
        'a kong that was no kong, after the discard',
        '@from middle; @displayed complete; W draw; W kakan 7m; W replace; W discard 3m; * answer 2 foul',
        ['2 violation kong.no-group W'],
      ],
    ],
  ],
  [
    'two draws at the same time, the turn being unknown',
    [
      [
        'one of the two players has drawn out of turn before: nobody is accused again',
        '@from middle; W chii 0p6p; W draw; W chii 2m4m; E draw; & W draw',
        ['4 violation turn.draw W'],
        'ema-2016',
      ],
    ],
  ],
]
