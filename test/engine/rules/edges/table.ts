import type { Edges } from './edge.ts'

export const table: readonly Edges[] = [
  [
    'draws declared before their time',
    [
      ['nine kinds of terminals and honours', '@deal E 1m9m1p9p1s9s1z2z5m5m5m6m6m; E draw 3z; * end abort nine-terminals', []],
      ['eight kinds', '@deal E 1m9m1p9p1s9s1z2z5m5m5m6m6m; E draw 2m; * end abort nine-terminals', ['2 question abort.false -']],
      ['eight kinds, and nobody has written the draw down', '@deal E 1m9m1p9p1s9s1z2z5m5m5m6m6m; * end abort nine-terminals', []],
      [
        'seven kinds, and nobody has written the draw down',
        '@deal E 1m9m1p9p1s9s1z1z5m5m5m6m6m; * end abort nine-terminals',
        ['1 question abort.false -'],
      ],
      [
        'nine kinds of another player whose turn it is',
        '@deal S 1m9m1p9p1s9s1z2z5m5m5m6m6m; E draw; E discard 5z; S draw 3z; * end abort nine-terminals',
        [],
      ],
      [
        'nine kinds after a discard of the own',
        '@deal E 1m9m1p9p1s9s1z2z5m5m5m6m6m; E draw 3z; E discard 5m; S draw; S discard 5z; W draw; W discard 6z; N draw; N discard 7z; E draw 4z; * end abort nine-terminals',
        ['10 question abort.false -'],
      ],
      [
        'nine kinds after a pung',
        '@deal S 1m9m1p9p1s9s1z2z5m5m5m6m6m; E draw; E discard 5z; N pon 5z5z; N discard 1p; E draw; E discard 6z; S draw 3z; * end abort nine-terminals',
        ['10 question abort.false -'],
      ],
      ['nobody knows the hand', 'E draw; * end abort nine-terminals', []],
      ['nobody knows the hand of the middle', '@from middle; * end abort nine-terminals', []],
      ['four winds', 'E discard 1z; S discard 1z; W discard 1z; N discard 1z; * end abort four-winds', []],
      [
        'four winds, the last one another',
        'E discard 1z; S discard 1z; W discard 1z; N discard 2z; * end abort four-winds',
        ['5 question abort.false -'],
      ],
      ['four winds, one of them unknown', 'E discard 1z; S discard ?; W discard 1z; N discard 1z; * end abort four-winds', []],
      ['four dragons', 'E discard 5z; S discard 5z; W discard 5z; N discard 5z; * end abort four-winds', ['5 question abort.false -']],
      ['three winds', 'E discard 1z; S discard 1z; W discard 1z; * end abort four-winds', ['4 question abort.false -']],
      [
        'five winds',
        'E discard 1z; S discard 1z; W discard 1z; N discard 1z; E discard 9m; * end abort four-winds',
        ['6 question abort.false -'],
      ],
      [
        'four winds and a pung',
        'E discard 1z; S discard 1z; N pon 1z1z; N discard 1z; E discard 1z; * end abort four-winds',
        ['6 record record.fifth-tile -', '8 question abort.false -'],
      ],
      ['four in riichi', '@from middle; @displayed complete; @riichi E; @riichi S; @riichi W; N riichi 1z; * end abort four-riichi', []],
      [
        'three in riichi',
        '@from middle; @displayed complete; @riichi E; @riichi S; @riichi W; N discard 1z; * end abort four-riichi',
        ['2 question abort.false -'],
      ],
      ['three in riichi, and not all is known', '@from middle; @riichi E; @riichi S; @riichi W; N discard 1z; * end abort four-riichi', []],
      [
        'three wins, of which the nearest counts',
        'E discard 1z; S call ron; W call ron; N call ron; * end abort three-wins',
        ['3 info claim.awarded S', '5 question abort.false -'],
      ],
      [
        'three wins, where no text says who wins',
        'E discard 1z; S call ron; W call ron; N call ron; * end abort three-wins',
        ['3 question win.several W'],
        'riichi-wiki',
      ],
      ['two wins', 'E discard 1z; S call ron; W call ron; * end abort three-wins', ['3 info claim.awarded S', '4 question abort.false -']],
      [
        'three wins, one of them taken back',
        'E discard 1z; S call ron; W call ron; N call ron; N retract; * end abort three-wins',
        ['3 info claim.awarded S', '6 question abort.false -'],
      ],
      [
        'four kongs of two players',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 4m; * end abort four-kongs',
        [],
        'ema-pre-2016',
      ],
      [
        'four kongs of one player',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; E draw; E ankan 4m; * end abort four-kongs',
        ['3 question abort.false -'],
      ],
      [
        'three kongs and a pung',
        '@from middle; @displayed complete; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; @meld E pon 2p S; * end abort four-kongs',
        ['1 question abort.false -'],
      ],
      [
        'three kongs, and not all is known',
        '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; * end abort four-kongs',
        [],
        'ema-pre-2016',
      ],
      ['the referee ends the hand', 'E discard 1z; * end abort referee', []],
    ],
  ],
  [
    'how many tiles a hand has',
    [
      ['before the first draw', 'E draw; E discard 1z; S count 13', []],
      ['with the tile drawn', 'E draw; E discard 1z; S draw; S count 14', []],
      ['a tile too few', 'E draw; E discard 1z; S count 12', ['3 violation hand.count S']],
      ['a tile too many', 'E draw; E discard 1z; S count 14', ['3 violation hand.count S']],
      ['after a pung', '@from middle; @displayed complete; E discard 5p; S pon 5p5p; S discard 1z; S count 10', []],
      ['after a pung, before the discard', '@from middle; @displayed complete; E discard 5p; S pon 5p5p; S count 11', []],
      ['a pung not yet taken', '@from middle; @displayed complete; E discard 5p; S call pon; S show 5p5p; S discard 1z; S count 10', []],
      ['a pung only called', '@from middle; @displayed complete; E discard 5p; S call pon; S count 13', []],
      [
        'after an open kong, before the replacement tile',
        '@from middle; @displayed complete; E discard 5p; S daiminkan 5p5p5p; S count 10',
        [],
      ],
      [
        'after an open kong, with the replacement tile',
        '@from middle; @displayed complete; E discard 5p; S daiminkan 5p5p5p; S replace; S count 11',
        [],
      ],
      ['after a concealed kong', '@from middle; @displayed complete; S draw; S ankan 5p; S replace; S discard 1z; S count 10', []],
      [
        'after an extended pung',
        '@from middle; @displayed complete; @meld S pon 5p E; S draw; S kakan 5p; S replace; S discard 1z; S count 10',
        [],
      ],
      ['a draw that was wrong', '@from middle; @displayed complete; E discard 5p; W draw wrong; W count 14', ['2 violation turn.draw W']],
      [
        'a draw that was wrong and put back',
        '@from middle; @displayed complete; E discard 5p; W draw wrong; W return; W count 13',
        ['2 violation turn.draw W'],
      ],
      [
        'a turn without a draw',
        '@from middle; @displayed complete; E discard 5p; S discard 1z nodraw; S count 12',
        ['2 violation turn.no-draw S'],
      ],
      ['a chow and a pung', '@from middle; @displayed complete; @meld S pon 5p E; @meld S chii 1m2m3m 2m; S count 7', []],
      ['a hand of the middle', '@from middle; S count 9', []],
      [
        'after a short form that can’t be right',
        '@from middle; @displayed complete; E discard 5p; S pon 8s5p; S count 10',
        ['2 record record.claim -'],
      ],
      ['the dealer after a draw written twice', 'E draw; E draw; E count 14', ['2 question turn.draw E']],
      ['shown, from the deal', 'E draw; E discard 1m; N reveal 1m9m1p9p1s9s1z2z3z4z5z6z7z7z', ['3 violation hand.count N']],
    ],
  ],
  [
    'what the record sees of each tile',
    [
      [
        'all four of a kind, one of them in a group',
        '@from middle; @meld E pon 5p S; E discard 5p; S discard 5p',
        ['2 record record.fifth-tile -'],
      ],
      ['four in a river and a dora', '@from middle; @river N 1z; @dora 1z; E discard 1z; W pon 1z1z', ['3 record record.fifth-tile -']],
      ['a kong and one more', '@from middle; W kakan 0p; W kakan 0p', ['2 record record.doubled -']],
      ['a tile claimed counts once', '@from middle; @river N 7p 7p; E discard 7p; S chii 6p8p; S discard 1z; W discard 7p', []],
      [
        'a tile shown in a hand counts',
        '@from middle; @river N 7p 7p; E discard 1z; S call ron; S reveal 1m1m7p7p7p3s4s5s6s7s8s2z2z',
        ['3 violation win.incomplete S', '3 record record.fifth-tile -'],
      ],
      ['a red five counts as a five', '@from middle; @river N 5p 5p 0p; E discard 5p; S discard 5p', ['2 record record.fifth-tile -']],
      [
        'ura indicators count',
        '@from middle; @river N 7p 7p 7p; E discard 7p; E call riichi; * end exhaustive; * ura 7p',
        ['2 question turn.act E', '4 record record.fifth-tile -'],
      ],
      [
        'a known hand holds some',
        '@from middle; @hold S 7p7p7p1m1m1m2s2s2s3s3s3s4z; E discard 7p; W discard 7p',
        ['2 question turn.discard W', '2 record record.fifth-tile -'],
      ],
      ['a tile drawn and discarded counts once', '@from middle; @river N 7p 7p 7p; E draw 7p; E discard 7p', []],
    ],
  ],
  [
    'turns and what is put back',
    [
      [
        'a draw out of turn put back, then dismissed',
        '@from middle; E discard 5p; W draw wrong; W return; S draw; * ruling 2 turn.draw dismissed',
        [],
      ],
      ['a draw put back, and a pung called', '@from middle; S discard 5p; W draw; W return; N call pon', []],
      ['a concealed kong taken back', '@from middle; W draw; W ankan 9p; W retract; W replace', ['4 record record.no-claim -']],
      ['a riichi taken back', '@from middle; S draw; S call riichi; S retract; S discard 1z', ['3 question riichi.taken-back S']],
      ['a self-draw win taken back', '@from middle; S draw; S call tsumo; S retract; S discard 1z', []],
      ['a pung taken back', '@from middle; E discard 5p; N call pon; N retract; S draw; S discard 1z', []],
      ['nothing to take back', '@from middle; E retract', []],
      ['a tile drawn fast, put back twice', '@from middle; E discard 1z; S draw fast; S return; S return', ['4 record record.no-claim -']],
      [
        'a kong that the referee lets stand',
        '@from middle; N discard 2p; E discard 5p; E kakan 5p; * ruling 3 turn.act dismissed',
        ['3 record record.fifth-tile -'],
      ],
      [
        'an own discard claimed, dismissed',
        '@from middle; N discard 7p; N call pon; E draw; * ruling 2 claim.own-discard dismissed; E discard 1z',
        [],
      ],
      [
        'the wrong seat, as the referee says',
        '@from middle; E discard 1z; W riichi 9m; * answer 2 seat; W discard 1m',
        ['2 record record.seat -'],
      ],
      ['takes the tile that another one claimed', '@from middle; N discard 6s; E call ron; E take', ['3 record record.no-claim -']],
      ['takes twice', '@from middle; E discard 5p; W pon 5p0p; W take', ['5 record record.no-claim -']],
    ],
  ],
  [
    'an empty wall',
    [
      [
        'draws that the record leaves out count',
        '@from middle; @wall 3; W discard 9m; N discard 1s; E discard 3p; S discard 1z; W draw',
        ['5 record record.wall -'],
      ],
      ['the wall is not empty yet', '@from middle; @wall 3; W discard 9m; N discard 1s; E discard 3p; S draw', []],
      [
        'replacement tiles after four kongs',
        '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W replace',
        ['4 record record.wall -', '4 record record.no-claim -'],
      ],
      [
        'a fifth replacement tile',
        '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; @meld W ankan 9p; W replace',
        ['1 record record.wall -'],
      ],
    ],
  ],
]
